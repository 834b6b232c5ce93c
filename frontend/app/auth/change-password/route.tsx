import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn, sessionOf } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { PasswordField } from '../../ui/password-field';
import { refusedForm } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { changePassword } from '../api.server';

export const meta: MetaFunction = () => pageTitle('Change Password');
export const headers = noStore;

const FORBIDDEN = 403;
const PASSWORDS = ['curruntPassword', 'newPassword', 'confirmPassword'];

/**
 * The route table restricts this page to the user's own account and to accounts with a password.
 */
export async function loader(args: LoaderFunctionArgs) {
  await refuseWithoutPassword(args);
  const { memberId, email } = await admitSignedIn(args);
  return { memberId, email };
}

/** The API says the same: members without a password have none to change. */
async function refuseWithoutPassword(args: LoaderFunctionArgs): Promise<void> {
  const session = await sessionOf(args);
  if (!session?.isThirdParty || args.params['id'] !== String(session.memberId)) return;
  const sentence = 'You log in with Google or Apple, so there is no password to change.';
  throw Response.json({ sentence }, { status: FORBIDDEN });
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const form = await readForm(args.request);
  const passwords = Object.fromEntries(
    PASSWORDS.map((name) => [name, String(form.get(name) ?? '')]),
  );
  const reply = await changePassword(args, passwords);
  if (!reply.ok) return refusedForm(reply, {});
  return redirect(`/profile/${memberId}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function ChangePassword() {
  const { memberId, email } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf(state);
  return (
    <FormPage
      title="Change Password"
      text="Every other device is logged out. We advise a new password at least every three months."
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <input
          className="sr-only"
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          label="Current password"
          {...field('curruntPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          label="New password"
          {...field('newPassword')}
          autoComplete="new-password"
          hint="At least 7 characters."
        />
        <PasswordField
          label="Confirm password"
          {...field('confirmPassword')}
          autoComplete="new-password"
        />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to={`/profile/${memberId}`}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Change Password</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
