import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { FormPage } from '../../ui/form-page';
import { refusedState } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import type { Refused } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';
import { beginSecondStep, confirmSecondStep, turnOffSecondStep } from '../account.server';
import { askedToConfirm, demandConfirmed } from '../confirmed.server';
import { RecoveryCodes } from './recovery-codes';
import { Begin, type Invitation, SetUp } from './set-up';
import { TurnOff } from './turn-off';
import '../settings.css';

const PATH = '/account/second-step';

interface SecondStepState extends FormState {
  invitation?: Invitation;
  recoveryCodes?: string[];
}

export const meta: MetaFunction = () => pageTitle('Second step');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  const { secondStepSince, recoveryCodesLeft, isSecondStepOwed } = await demandConfirmed(args);
  return { isOn: secondStepSince !== null, recoveryCodesLeft, isSecondStepOwed };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const form = await readForm(args.request);
  const code = String(form.get('code') ?? '');
  switch (form.get('intent')) {
    case 'begin':
      return begin(args);
    case 'confirm':
      return confirm(args, code, invitationIn(form));
    default:
      return turnOff(args, code);
  }
}

async function begin(args: ActionFunctionArgs) {
  const reply = await beginSecondStep(args);
  askedToConfirm(reply, PATH);
  if (!reply.ok) return refused(reply);
  const { secret, qr } = reply.data.result;
  return data<SecondStepState>(
    { ...untouched, invitation: { secret, qr } },
    { headers: noStore() },
  );
}

async function confirm(args: ActionFunctionArgs, code: string, invitation?: Invitation) {
  const reply = await confirmSecondStep(args, code);
  askedToConfirm(reply, PATH);
  if (!reply.ok) return refused(reply, { invitation });
  const { recoveryCodes } = reply.data.result;
  return data<SecondStepState>({ ...untouched, recoveryCodes }, { headers: noStore() });
}

async function turnOff(args: ActionFunctionArgs, code: string) {
  const reply = await turnOffSecondStep(args, code);
  askedToConfirm(reply, PATH);
  if (!reply.ok) return refused(reply);
  return redirect('/settings#security');
}

function refused(reply: Refused, more: Partial<SecondStepState> = {}) {
  const state = refusedState(reply, {});
  const errors = reply.errors ?? (reply.code === 400 ? { code: [reply.msg] } : {});
  return data<SecondStepState>({ ...state, errors, ...more }, { status: reply.code });
}

/**
 * The form sends the secret and QR code along, so that they stay on the page after a wrong code.
 */
function invitationIn(form: FormData): Invitation | undefined {
  const [secret, qr] = [String(form.get('secret') ?? ''), String(form.get('qr') ?? '')];
  const isOurs = /^[A-Z2-7]{32}$/.test(secret) && /^data:image\/svg\+xml;base64,[\w+/=]+$/.test(qr);
  return isOurs ? { secret, qr } : undefined;
}

export default function SecondStep() {
  const page = useLoaderData<typeof loader>();
  const state: SecondStepState = useActionData<typeof action>() ?? untouched;
  if (state.recoveryCodes) return <RecoveryCodes codes={state.recoveryCodes} />;
  const back = page.isSecondStepOwed ? undefined : { to: '/settings', label: 'Settings' };
  if (page.isOn)
    return (
      <FormPage
        title="The second step is on"
        text={`After your password you type a code from your authenticator app. ${page.recoveryCodesLeft} of 10 recovery codes are left.`}
        {...(back ? { back } : {})}
      >
        <TurnOff state={state} />
      </FormPage>
    );
  return (
    <FormPage
      title="Set up the second step"
      text="After your password you type a code from an app on your phone. Someone who knows your password still cannot get in."
      {...(back ? { back } : {})}
    >
      {state.invitation ? (
        <SetUp state={state} invitation={state.invitation} />
      ) : (
        <Begin state={state} isOwed={page.isSecondStepOwed} />
      )}
    </FormPage>
  );
}
