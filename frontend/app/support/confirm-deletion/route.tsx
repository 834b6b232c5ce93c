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
import { proveDeletion } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Confirm the request');
export const headers = noStore;

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { token: new URL(args.request.url).searchParams.get('token') ?? '' };
}

export async function action(args: ActionFunctionArgs) {
  const token = String((await readForm(args.request)).get('token') ?? '');
  const reply = await proveDeletion(args, token);
  if (!reply.ok) return refusedForm(reply, {});
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect('/deleteaccount', { headers: { 'Set-Cookie': toast } });
}

export default function ConfirmDeletion() {
  const { token } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  return (
    <FormPage
      title="Is this account yours?"
      text="We were asked to delete your Suture account. Confirm it, and we will delete the account with all that belongs to it."
    >
      <Form noValidate className="card card__pad stack" method="post">
        <ErrorSummary state={state} />
        <input type="hidden" name="token" value={token} />
        <p>If you did not ask for it, leave this page: nothing will be deleted.</p>
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to="/">
            Leave
          </LinkButton>
          <SubmitButton look="danger" size="l">
            Yes, delete my account
          </SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
