import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { saveQualification } from '../../profiles/credentials.server';
import { uploadCv } from '../../profiles/profile-changes.server';
import { placeFields } from '../../profiles/training-form';
import { listsFor } from '../../profiles/training-form.server';
import { countries, specialities } from '../../reference-data/api.server';
import { chosenFrom } from '../../reference-data/place-values.server';
import { setToast } from '../../shell/flash.server';
import { requireOnboarding } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Stepper } from '../../ui/stepper';
import { refusedState } from '../../wire/forms.server';
import { receiveForm } from '../../wire/received-form.server';
import type { Session } from '../../wire/session.server';
import { toQualificationBody } from './qualification-body.server';
import { QualificationForm } from './qualification-form';
import type { QualificationState } from './qualification-state';

export const handle: PageHandle = { shell: 'onboarding', refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Your qualification');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireOnboarding(args, 2);
  const [allCountries, allSpecialities] = await Promise.all([countries(args), specialities(args)]);
  const state: QualificationState = { values: {}, errors: {}, lists: {} };
  return {
    session,
    state,
    countries: allCountries,
    specialities: allSpecialities,
    thisYear: new Date().getUTCFullYear(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireOnboarding(args, 2);
  const form = await receiveForm(args.request);
  const upload = form.hasFile ? await uploadCv(args, form.passedOn) : null;
  const values = chosenFrom(await form.typed(), placeFields);
  const cv = upload?.ok ? upload.data.cv.name : textOf(values, 'cvName');
  const state: QualificationState = {
    values,
    errors: {},
    lists: await listsFor(args, values),
    cv: cv || undefined,
  };
  if (upload && !upload.ok)
    return data({ ...state, errors: { cv: [upload.msg] } }, { status: upload.code });
  if (textOf(values, 'intent') === 'go') return data(state);
  const reply = await saveQualification(args, toQualificationBody(values, hasAgreed(session)));
  if (!reply.ok) return data({ ...state, ...refusedState(reply, values) }, { status: reply.code });
  return redirect('/welcome', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

/** Whoever signed up with a password has agreed there; Google and Apple have not asked. */
const hasAgreed = ({ isThirdParty }: Pick<Session, 'isThirdParty'>) => !isThirdParty;

export default function Qualification() {
  const { state: first, session, ...choices } = useLoaderData<typeof loader>();
  const state: QualificationState = { ...first, ...useActionData<typeof action>() };
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack stack--l">
        <Stepper current={2} lastStep={session.lastStep} />
        <div>
          <h1>Your qualification</h1>
          <p className="muted">
            Shown on your profile. It is how colleagues know whose advice they read.
          </p>
        </div>
        <QualificationForm state={state} hasAgreed={hasAgreed(session)} {...choices} />
      </div>
    </main>
  );
}
