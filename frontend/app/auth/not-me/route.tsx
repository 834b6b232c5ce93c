import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedForm } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { disownSignIn } from '../account.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('This was not me');
export const headers = noStore;

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { token: new URL(args.request.url).searchParams.get('token') ?? '' };
}

export async function action(args: ActionFunctionArgs) {
  const token = String((await readForm(args.request)).get('token') ?? '');
  const reply = await disownSignIn(args, token);
  if (!reply.ok) return refusedForm(reply, {});
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect('/forgotPassword', { headers: { 'Set-Cookie': toast } });
}

export default function NotMe() {
  const { token } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  return (
    <FormPage
      title="Do you recognise this log-in?"
      text="If not, we end every session on every device at once. Your old password stops working; you choose a new one with a code that we email you."
    >
      <Form noValidate className="card card__pad stack" method="post">
        <ErrorSummary state={state} />
        <input type="hidden" name="token" value={token} />
        <p>
          Changes of your email address since that log-in are undone. Passkeys, Google and Apple
          accounts and a second step that were added since are removed. Your posts are not affected.
        </p>
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to="/">
            It was me
          </LinkButton>
          <SubmitButton look="danger" size="l">
            It was not me
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
