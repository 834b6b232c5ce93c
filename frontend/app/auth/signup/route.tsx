import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, type FormValues, textOf, untouched } from '../../lib/form-state';
import { publicMeta } from '../../lib/meta';
import { trimmedNames } from '../../lib/names';
import { Brand } from '../../shell/brand';
import { requireVisitor } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Link } from '../../ui/link';
import { refusedForm, typedValues, withTicks } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { offeredProviders, resendVerification, signUp } from '../api.server';
import { SocialButtons } from '../social-buttons';
import { Benefits } from './benefits';
import { CheckYourMail } from './check-your-mail';
import { SignUpForm } from './sign-up-form';
import '../auth.css';

export const handle: PageHandle = { hydrate: false, shell: 'bare' };

export const meta: MetaFunction<typeof loader> = ({ data: page, location }) =>
  publicMeta({
    title: 'Join Now · Suture',
    description: 'Join the free professional network for surgeons of every speciality.',
    path: location.pathname,
    origin: page?.origin ?? 'http://localhost',
  });

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args);
  return {
    origin: new URL(args.request.url).origin,
    hasInbox: args.context.stage === 'local',
    providers: await offeredProviders(args),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const values = trimmedNames(typedValues(form));
  const reply =
    form.get('intent') === 'resend'
      ? await resendVerification(args, textOf(values, 'emailId'))
      : await join(args, form, values);
  if (!reply.ok) return refusedForm(reply, values);
  const sent: SignUpState = { values, errors: {}, sent: reply.msg };
  return data(sent);
}

interface SignUpState extends FormState {
  /** The API's message once the email has been sent. */
  sent?: string;
}

function join(args: ActionFunctionArgs, form: FormData, typed: FormValues) {
  const values = withTicks(typed, ['indemnity', 'clauses']);
  return signUp(args, { ...values, password: String(form.get('password') ?? '') });
}

export default function SignUp() {
  const { hasInbox, providers } = useLoaderData<typeof loader>();
  const state: SignUpState = useActionData<typeof action>() ?? untouched;
  return (
    <main id="main" className="auth">
      <section className="auth__side" aria-label="Why join">
        <div className="auth__side-in">
          <Brand />
          <Benefits />
        </div>
      </section>
      <section className="auth__main">
        <div className="auth__box stack">
          <div className="phone-only">
            <Brand />
          </div>
          {state.sent ? (
            <CheckYourMail
              sentence={state.sent}
              email={textOf(state.values, 'emailId')}
              hasInbox={hasInbox}
            />
          ) : (
            <>
              <SignUpForm state={state} />
              <SocialButtons providers={providers} />
            </>
          )}
          <p className="muted">
            Already a member? <Link to="/login">Log in</Link>
          </p>
        </div>
      </section>
    </main>
  );
}
