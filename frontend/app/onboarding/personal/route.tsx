import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormValues, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { changePicture } from '../../profiles/profile-changes.server';
import { citiesOf, countries } from '../../reference-data/api.server';
import { chosenFrom } from '../../reference-data/place-values.server';
import { setToast } from '../../shell/flash.server';
import { requireOnboarding } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Stepper } from '../../ui/stepper';
import { useHydrated } from '../../ui/use-hydrated';
import { refusedState } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Session } from '../../wire/session.server';
import { checkPersonal, savePersonal } from '../api.server';
import { Confirmation } from './confirmation';
import { toPersonalBody } from './personal-body.server';
import { PersonalForm } from './personal-form';

import type { PersonalState } from './personal-state';

export const handle: PageHandle = { shell: 'onboarding', refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Personal information');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireOnboarding(args, 1);
  const { firstName, lastName, email: emailId, pictureUrl } = session;
  const state: PersonalState = {
    values: { firstName, lastName, emailId },
    errors: {},
    cities: [],
    pictureUrl,
  };
  return { session, state, countries: await countries(args) };
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireOnboarding(args, 1);
  const form = await receiveForm(args.request);
  const upload = form.hasFile ? await changePicture(args, form) : null;
  const values = await withDialCode(args, chosenFrom(await form.typed(), ['cityId']));
  const state = await shown(
    args,
    values,
    upload?.ok ? upload.data.fileInfo.url : session.pictureUrl,
  );
  if (upload && !upload.ok) {
    const errors = upload.errors?.['showsMe'] ? upload.errors : { profile_pic: [upload.msg] };
    return data({ ...state, errors }, { status: upload.code });
  }
  if (['go', 'photo', 'back'].includes(textOf(values, 'intent'))) return data(state);
  const isConfirmed = Boolean(values.confirmed);
  const send = isConfirmed ? savePersonal : checkPersonal;
  const reply = await send(args, toPersonalBody(values));
  if (!reply.ok) return data({ ...state, ...refusedState(reply, values) }, { status: reply.code });
  // The answers are valid, so ask for the confirmation.
  if (!isConfirmed) return data({ ...state, isToConfirm: true });
  return redirect('/qualification', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

/** Fills in the dialling code of the chosen country, unless one was given. */
async function withDialCode(args: ActionFunctionArgs, values: FormValues): Promise<FormValues> {
  const country = textOf(values, 'country');
  if (country === '' || textOf(values, 'country_code') !== '') return values;
  const chosen = (await countries(args)).find(({ id }) => String(id) === country);
  return chosen ? { ...values, country_code: chosen.phoneCode } : values;
}

async function shown(
  args: ActionFunctionArgs,
  values: FormValues,
  pictureUrl: string | null,
): Promise<PersonalState> {
  const cities = await citiesOf(args, textOf(values, 'country'), textOf(values, 'cityIdOther'));
  return { values, errors: {}, cities, pictureUrl };
}

export default function Personal() {
  const page = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const answer = useActionData<typeof action>();
  const state: PersonalState = { ...page.state, ...answer };
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack stack--l">
        <Stepper current={1} lastStep={page.session.lastStep} />
        {state.isToConfirm && !isHydrated ? (
          <Confirmation values={state.values} />
        ) : (
          <PersonalForm
            state={state}
            answer={answer}
            countries={page.countries}
            fullName={page.session.fullName}
            given={givenNames(page.session)}
          />
        )}
      </div>
    </main>
  );
}

/** Names from a social sign-in are read-only; names it did not provide are typed. */
function givenNames({ isThirdParty, firstName, lastName }: Session) {
  return { firstName: isThirdParty && firstName !== '', lastName: isThirdParty && lastName !== '' };
}
