import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/text-field';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { askForNewEmail, confirmNewEmail } from '../account.server';
import { askedToConfirm, demandConfirmed } from '../confirmed.server';

const PATH = '/account/email';

export const meta: MetaFunction = () => pageTitle('Change your email address');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await admitSignedIn(args);
  const { newEmail } = await demandConfirmed(args);
  const isNew = new URL(args.request.url).searchParams.has('again');
  return { email, waiting: isNew ? null : newEmail };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const isCode = values['code'] !== undefined;
  const reply = isCode ? await confirmNewEmail(args, values) : await askForNewEmail(args, values);
  askedToConfirm(reply, PATH);
  if (!reply.ok) return data(refusedState(reply, values), { status: reply.code });
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(isCode ? '/settings' : PATH, { headers: { 'Set-Cookie': toast } });
}

export default function ChangeEmail() {
  const { email, waiting } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  return (
    <FormPage
      title={waiting ? 'Enter the code' : 'Change your email address'}
      text={
        waiting
          ? `We have sent a six-digit code to ${waiting}. If that address already has an account, it gets a note instead.`
          : `You log in with ${email}. The old address is notified and can undo the change for 7 days.`
      }
      back={{ to: '/settings', label: 'Settings' }}
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        {waiting ? (
          <TextField
            key="code"
            label="One-time code"
            {...fieldsOf(state)('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            hint="Valid for 10 minutes. Your other devices are then logged out."
          />
        ) : (
          <TextField
            key="email"
            label="New email address"
            {...fieldsOf(state)('newEmail')}
            type="email"
            autoComplete="email"
          />
        )}
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to="/settings">
            Cancel
          </LinkButton>
          <SubmitButton size="l">{waiting ? 'Change my address' : 'Send code'}</SubmitButton>
        </div>
        {waiting && (
          <p className="quiet">
            No code? <Link to={`${PATH}?again`}>Send another code or use another address</Link>
          </p>
        )}
      </Form>
    </FormPage>
  );
}
