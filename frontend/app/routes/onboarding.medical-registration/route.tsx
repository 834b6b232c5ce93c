import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { saveRegistrations } from '../../api/onboarding.server';
import { ownProfile } from '../../api/own-profile.server';
import { countries } from '../../api/places.server';
import { LinkButton, SubmitButton } from '../../components/button';
import { Declarations } from '../../components/declarations';
import { ErrorSummary } from '../../components/error-summary';
import { RegistrationFields } from '../../components/registration-fields';
import { Stepper } from '../../components/stepper';
import { setToast } from '../../lib/flash.server';
import { refusedState, typedValues } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';
import { type RegistrationState, toRegistrationBody } from '../../lib/registration-form';
import { editedRegistration, shown } from '../../lib/registration-form.server';

export const handle: PageHandle = { shell: 'onboarding' };
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
  const values = typedValues(await args.request.formData());
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
          <p className="muted">Needed for the Verified badge. Only you see the numbers.</p>
        </div>
        <Form className="stack stack--l" method="post" noValidate>
          <ErrorSummary state={state.isAdding ? undefined : state} />
          <RegistrationFields state={state} countries={page.countries} />
          <Declarations state={state} />
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
