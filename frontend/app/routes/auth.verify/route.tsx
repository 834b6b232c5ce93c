import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { resendVerification, verifyEmail } from '../../api/auth.server';
import { StatePage } from '../../components/state-page';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { refusedForm, typedValues } from '../../lib/forms.server';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';
import { Failed, Verified } from './outcomes';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Verify your email');

/** The link of the mail is opened with GET, also by mail scanners; verifying twice is the same as once. */
export async function loader(args: LoaderFunctionArgs) {
  const reply = await verifyEmail(args, new URL(args.request.url).search.slice(1));
  return data({ isVerified: reply.ok }, { status: reply.ok ? 200 : reply.code });
}

export async function action(args: ActionFunctionArgs) {
  const values = typedValues(await args.request.formData());
  const reply = await resendVerification(args, textOf(values, 'emailId'));
  if (!reply.ok) return refusedForm(reply, values);
  const sent: ResendState = { values, errors: {}, sent: reply.msg };
  return data(sent);
}

export interface ResendState extends FormState {
  sent?: string;
}

export default function Verify() {
  const { isVerified } = useLoaderData<typeof loader>();
  const state: ResendState = useActionData<typeof action>() ?? untouched;
  return <StatePage>{isVerified ? <Verified /> : <Failed state={state} />}</StatePage>;
}
