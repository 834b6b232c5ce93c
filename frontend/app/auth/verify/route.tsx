import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { homeFor, sessionOf } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { StatePage } from '../../ui/state-page';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { resendVerification, verifyEmail } from '../api.server';
import { Failed, Verified } from './outcomes';

import type { ResendState } from './resend-state';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Verify your email');

/** The link of the mail is opened with GET, also by mail scanners; verifying twice is the same as once. */
export async function loader(args: LoaderFunctionArgs) {
  const reply = await verifyEmail(args, new URL(args.request.url).search.slice(1));
  const session = await sessionOf(args);
  return data(
    { isVerified: reply.ok, home: session && homeFor(session) },
    { status: reply.ok ? 200 : reply.code },
  );
}

export async function action(args: ActionFunctionArgs) {
  const values = typedValues(await readForm(args.request));
  const reply = await resendVerification(args, textOf(values, 'emailId'));
  if (!reply.ok) return refusedForm(reply, values);
  const sent: ResendState = { values, errors: {}, sent: reply.msg };
  return data(sent);
}

export default function Verify() {
  const { isVerified, home } = useLoaderData<typeof loader>();
  const state: ResendState = useActionData<typeof action>() ?? untouched;
  return <StatePage>{isVerified ? <Verified home={home} /> : <Failed state={state} />}</StatePage>;
}
