import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { resetPassword, sendCode } from '../../api/auth.server';
import { Brand } from '../../components/brand';
import { LinkButton } from '../../components/button';
import { Link } from '../../components/link';
import { setToast } from '../../lib/flash.server';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { refusedState, typedValues } from '../../lib/forms.server';
import { admit } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';
import { AskForCode, ChooseNewPassword } from './steps';

export const handle: PageHandle = { hydrate: false, shell: 'bare' };
export const meta: MetaFunction = () => pageTitle('Forgot password');

export interface RecoveryState extends FormState {
  /** The API's sentence, once a code is on its way: the second step is open. */
  sent?: string;
}

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { hasInbox: args.context.stage === 'local' };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const form = await args.request.formData();
  return form.get('intent') === 'reset' ? reset(args, form) : send(args, form);
}

async function send(args: ActionFunctionArgs, form: FormData) {
  const { emailId = '' } = typedValues(form);
  const reply = await sendCode(args, String(emailId));
  const before = textOf(typedValues(form), 'sent') || undefined;
  if (!reply.ok)
    return data<RecoveryState>(
      { ...refusedState(reply, { emailId }), sent: before },
      { status: reply.code },
    );
  return data<RecoveryState>({
    values: { emailId: reply.data.email },
    errors: {},
    sent: reply.msg,
  });
}

async function reset(args: ActionFunctionArgs, form: FormData) {
  const values = typedValues(form);
  const [newPassword, confirmPassword] = ['newPassword', 'confirmPassword'].map((name) =>
    String(form.get(name) ?? ''),
  ) as [string, string];
  const reply = await resetPassword(args, { ...values, newPassword, confirmPassword });
  if (!reply.ok)
    return data<RecoveryState>(
      { ...refusedState(reply, values), sent: textOf(values, 'sent') },
      { status: reply.code },
    );
  return redirect('/login', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg, ms: 2000 }) },
  });
}

export default function ForgotPassword() {
  const { hasInbox } = useLoaderData<typeof loader>();
  const state: RecoveryState = useActionData<typeof action>() ?? untouched;
  return (
    <main id="main" className="auth auth--single">
      <div className="auth__top frame">
        <Brand />
        <LinkButton look="quiet" to="/login">
          Log in
        </LinkButton>
      </div>
      <section className="auth__main">
        <div className="auth__box stack">
          <h1>Forgot password</h1>
          {state.sent ? (
            <ChooseNewPassword state={state} hasInbox={hasInbox} />
          ) : (
            <AskForCode state={state} />
          )}
          <p className="muted">
            Remembered it? <Link to="/login">Log in</Link>
          </p>
        </div>
      </section>
    </main>
  );
}
