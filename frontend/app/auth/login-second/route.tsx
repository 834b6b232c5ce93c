import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { asReturnPath } from '../../../../backend/src/auth/social/return-path.rules';
import { fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { Brand } from '../../shell/brand';
import { setToast } from '../../shell/flash.server';
import { requireVisitor } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { answered } from '../../wire/refused.server';
import { readForm } from '../../wire/sent-form.server';
import { logInWithCode, waitingLogIn } from '../account.server';
import { entered } from '../entered.server';
import { OtherWays } from './other-ways';
import '../auth.css';

export const handle: PageHandle = { hydrate: false, shell: 'bare' };
export const meta: MetaFunction = () => pageTitle('Log in');
export const headers = noStore;

const NOT_FOUND = 404;
const MALFORMED = 400;

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args);
  const reply = await waitingLogIn(args);
  if (!reply.ok && reply.code === NOT_FOUND) throw redirect('/login');
  const { searchParams } = new URL(args.request.url);
  return {
    email: answered(reply).result.email,
    next: asReturnPath(searchParams.get('next')),
    withRecovery: searchParams.get('with') === 'recovery',
  };
}

export async function action(args: ActionFunctionArgs) {
  const values = typedValues(await readForm(args.request));
  const reply = await logInWithCode(args, textOf(values, 'code'));
  if (reply.ok) return entered(args.request, reply, asReturnPath(textOf(values, 'next')));
  if (reply.code !== MALFORMED || (await waitingLogIn(args)).ok)
    return refusedForm(withFieldError(reply), values);
  const toast = await setToast({ kind: 'error', text: reply.msg });
  return redirect('/login', { headers: { 'Set-Cookie': toast } });
}

/** Shows the message about a wrong code at its field. */
function withFieldError<Reply extends { code: number; msg: string }>(reply: Reply): Reply {
  return reply.code === MALFORMED ? { ...reply, errors: { code: [reply.msg] } } : reply;
}

export default function SecondStep() {
  const { email, next, withRecovery } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf({ ...state, values: {} });
  return (
    <main id="main" className="auth auth--single">
      <div className="auth__top frame">
        <Brand />
      </div>
      <section className="auth__main">
        <div className="auth__box stack">
          <div>
            <p className="eyebrow">Step 2 of 2</p>
            <h1>{withRecovery ? 'Use a recovery code' : 'Enter the code from your app'}</h1>
            <p className="muted">Logging in as {email}</p>
          </div>
          <Form className="stack" method="post" noValidate>
            <ErrorSummary state={state} />
            {next && <input type="hidden" name="next" value={next} />}
            {withRecovery ? (
              <TextField
                label="Recovery code"
                {...field('code')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                hint="One of the ten you kept. Each works once."
              />
            ) : (
              <TextField
                label="Six-digit code"
                {...field('code')}
                className="input input--code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={9}
              />
            )}
            <SubmitButton isWide size="l">
              Log in
            </SubmitButton>
          </Form>
          <OtherWays withRecovery={withRecovery} next={next} />
        </div>
      </section>
    </main>
  );
}
