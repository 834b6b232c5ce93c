import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { LogIn as LogInIcon } from 'lucide-react';
import { sentenceOfProblem } from '../../../../backend/src/auth/social/sign-in-problem.rules';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { Brand } from '../../shell/brand';
import { setToast } from '../../shell/flash.server';
import { requireVisitor } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { AFTER_LOG_IN } from '../../shell/pages';
import { rememberedPlace } from '../../shell/place-after-login.server';
import { WAY_BACK } from '../../shell/unsent.server';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { cookiesOf } from '../../wire/refused.server';
import { readForm } from '../../wire/sent-form.server';
import { logIn, offeredProviders, resendVerification } from '../api.server';
import { asksForCode, entered } from '../entered.server';
import { PasskeyButton } from '../passkey-button';
import { SocialButtons } from '../social-buttons';
import { LogInForm } from './log-in-form';
import '../auth.css';

export const handle: PageHandle = { hydrate: false, shell: 'bare' };
export const meta: MetaFunction = () => [
  ...pageTitle('Log in'),
  {
    name: 'description',
    content:
      'Log in to Suture, the free professional network for surgeons: share a case, ask a colleague, learn from both.',
  },
];

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args);
  const problem = sentenceOfProblem(new URL(args.request.url).searchParams.get('problem'));
  const [providers, next] = await Promise.all([
    offeredProviders(args),
    rememberedPlace(args.request),
  ]);
  return { problem, providers, next, isKept: next === WAY_BACK };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return form.get('intent') === 'resend' ? resend(args, form) : enter(args, form);
}

async function enter(args: ActionFunctionArgs, form: FormData) {
  const values = typedValues(form);
  const reply = await logIn(args, { ...values, password: String(form.get('password') ?? '') });
  if (reply.ok) return entered(args.request, reply);
  if (asksForCode(reply)) return redirect('/login/second', { headers: cookiesOf(reply) });
  return refusedForm(reply, values);
}

async function resend(args: ActionFunctionArgs, form: FormData) {
  const values = typedValues(form);
  const reply = await resendVerification(args, textOf(values, 'emailId'));
  if (!reply.ok) return refusedForm(reply, values);
  return redirect('/login', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function LogIn() {
  const { problem, providers, next, isKept } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? { ...untouched, message: problem };
  return (
    <main id="main" className="auth auth--single">
      <div className="auth__top frame">
        <Brand />
        <LinkButton look="quiet" to="/signup">
          Join Now
        </LinkButton>
      </div>
      <section className="auth__main">
        <div className="auth__box stack">
          <h1>Log in</h1>
          {isKept && (
            <Banner icon={LogInIcon}>
              You were logged out. Log in, and what you typed is there again.
            </Banner>
          )}
          {next && !isKept && (
            <Banner icon={LogInIcon}>
              The page that you opened is for members. Log in, and you are there.
            </Banner>
          )}
          <PasskeyButton
            purpose="login"
            label="Continue with a passkey"
            hint="Face, finger or device code. No email to type."
            then={next ?? AFTER_LOG_IN}
          />
          <LogInForm state={state} />
          <SocialButtons providers={providers} next={next} />
          <p className="muted">
            New here? <Link to="/signup">Join Now</Link>
          </p>
          <p className="quiet">
            By continuing you accept the{' '}
            <Link to="/terms_and_conditions">Terms and Conditions</Link> and the{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </p>
        </div>
      </section>
    </main>
  );
}
