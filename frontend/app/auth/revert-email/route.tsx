import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { cookiesOf } from '../../wire/refused.server';
import { readForm } from '../../wire/sent-form.server';
import { revertEmail } from '../account.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Keep your old address');
export const headers = noStore;

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { token: new URL(args.request.url).searchParams.get('token') ?? '' };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const values = typedValues(form);
  const password = String(form.get('password') ?? '');
  const reply = await revertEmail(args, { ...values, password });
  if (!reply.ok) return refusedForm(reply, { token: textOf(values, 'token') });
  const headers = cookiesOf(reply);
  headers.append('Set-Cookie', await setToast({ kind: 'success', text: reply.msg }));
  return redirect('/login', { headers });
}

export default function RevertEmail() {
  const { token } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf(state);
  return (
    <FormPage
      title="Keep your old address"
      text="Your account returns to this address, with a new password. All sessions end. Passkeys, Google and Apple accounts and a second step that were added since the change, or in the seven days before it, are removed."
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label="New password"
          {...field('password')}
          autoComplete="new-password"
          hint="At least 7 characters. Choose one that this account never had."
        />
        <TextField
          label="Code from your authenticator app"
          {...field('code')}
          isOptional
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="If the second step was already on a week before the change. Or one of your recovery codes."
        />
        <p className="muted">
          Do you log in with Google or Apple? You can leave the password empty.
        </p>
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Restore my old address</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
