import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { Brand } from '../../shell/brand';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { refusedState, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { resetPassword, sendCode } from '../api.server';
import type { RecoveryState } from './recovery-state';
import { AskForCode, ChooseNewPassword } from './steps';
import '../auth.css';

export const handle: PageHandle = { hydrate: false, shell: 'bare' };
export const meta: MetaFunction = () => pageTitle('Forgot password');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { hasInbox: args.context.stage === 'local' };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const form = await readForm(args.request);
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
