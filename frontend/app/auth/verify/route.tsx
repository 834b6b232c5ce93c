import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormValues, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { sessionOf } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { homeFor } from '../../shell/redirects.server';
import { StatePage } from '../../ui/state-page';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { cookiesOf } from '../../wire/refused.server';
import { readForm } from '../../wire/sent-form.server';
import { logInByLink, resendVerification, verifyEmail } from '../api.server';
import { asksForCode, entered } from '../entered.server';
import { Failed } from './failed';
import type { ResendState } from './resend-state';
import { Verified } from './verified';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Verify your email');

/**
 * The emailed link is opened with GET, also by mail scanners; verifying twice has no further
 * effect.
 */
export async function loader(args: LoaderFunctionArgs) {
  const [reply, session] = await Promise.all([
    verifyEmail(args, queryOf(args.request)),
    sessionOf(args),
  ]);
  const home = session && homeFor(session);
  if (!reply.ok) return data({ verified: null, home }, { status: reply.code });
  const { email, can_log_in: canLogIn } = reply.data;
  return data({ verified: { email, canLogIn }, home });
}

const queryOf = ({ url }: Request) => new URL(url).search.slice(1);

export async function action(args: ActionFunctionArgs) {
  const values = typedValues(await readForm(args.request));
  return values.intent === 'enter' ? enter(args) : resend(args, values);
}

/** Handles the log-in button. Opening the link alone logs nobody in. */
async function enter(args: ActionFunctionArgs) {
  const reply = await logInByLink(args, queryOf(args.request));
  if (reply.ok) return entered(args.request, reply);
  if (asksForCode(reply)) return redirect('/login/second', { headers: cookiesOf(reply) });
  return redirect('/login', {
    headers: { 'Set-Cookie': await setToast({ kind: 'error', text: reply.msg }) },
  });
}

async function resend(args: ActionFunctionArgs, values: FormValues) {
  const reply = await resendVerification(args, textOf(values, 'emailId'));
  if (!reply.ok) return refusedForm(reply, values);
  const sent: ResendState = { values, errors: {}, sent: reply.msg };
  return data(sent);
}

export default function Verify() {
  const { verified, home } = useLoaderData<typeof loader>();
  const state: ResendState = useActionData<typeof action>() ?? untouched;
  if (verified) return <Verified {...verified} home={home} />;
  return (
    <StatePage>
      <Failed state={state} />
    </StatePage>
  );
}
