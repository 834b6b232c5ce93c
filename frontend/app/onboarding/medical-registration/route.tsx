import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { saveRegistrations } from '../../profiles/credentials.server';
import { Declarations } from '../../profiles/declarations';
import { ownProfile } from '../../profiles/own-profile.server';
import { RegistrationFields } from '../../profiles/registration-fields';
import { type RegistrationState, toRegistrationBody } from '../../profiles/registration-form';
import { editedRegistration, shown } from '../../profiles/registration-form.server';
import { countries } from '../../reference-data/api.server';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Stepper } from '../../ui/stepper';
import { refusedState, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';

export const handle: PageHandle = { shell: 'onboarding', refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Medical registration');

const UNCHANGED = 400;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId, lastStep } = await admitSignedIn(args);
  const [profile, allCountries] = await Promise.all([ownProfile(args, memberId), countries(args)]);
  const state: RegistrationState = {
    values: {},
    errors: {},
    entries: profile.registrations,
    regions: [],
  };
  return { lastStep, state, countries: allCountries };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const edited = await editedRegistration(args, values, await countries(args));
  if (edited) return data(edited);
  const reply = await saveRegistrations(args, toRegistrationBody(values));
  if (!reply.ok && reply.code !== UNCHANGED)
    return data(await shown(args, values, refusedState(reply, values)), { status: reply.code });
  const headers = {
    'Set-Cookie': await setToast({ kind: reply.ok ? 'success' : 'info', text: reply.msg }),
  };
  return redirect('/welcome', { headers });
}

export default function MedicalRegistration() {
  const page = useLoaderData<typeof loader>();
  const state: RegistrationState = { ...page.state, ...useActionData<typeof action>() };
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack stack--l">
        <Stepper current={4} lastStep={page.lastStep} />
        <div>
          <h1>Medical registration</h1>
          <p className="muted">
            Needed for the Verified badge. Only you and those who check them see the numbers.
          </p>
        </div>
        <Form className="stack stack--l" method="post" noValidate>
          <ErrorSummary state={state.isAdding ? undefined : state} />
          <RegistrationFields state={state} countries={page.countries} />
          <Declarations state={state} hasAgreed />
          <div className="form-page__foot form-page__foot--split">
            <LinkButton look="quiet" size="l" to="/welcome">
              Not now
            </LinkButton>
            <SubmitButton size="l" name="intent" value="save">
              Save Changes &amp; Next
            </SubmitButton>
          </div>
        </Form>
      </div>
    </main>
  );
}
