import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { saveRegistrations } from '../../api/onboarding.server';
import { ownProfile } from '../../api/own-profile.server';
import { countries } from '../../api/places.server';
import { Declarations } from '../../components/declarations';
import { EditFoot } from '../../components/edit-foot';
import { ErrorSummary } from '../../components/error-summary';
import { FormPage } from '../../components/form-page';
import { RegistrationFields } from '../../components/registration-fields';
import { backToProfile } from '../../lib/edit-page.server';
import { refusedState, typedValues } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { type RegistrationState, toRegistrationBody } from '../../lib/registration-form';
import { editedRegistration, shown } from '../../lib/registration-form.server';
import { unkept } from '../../lib/unkept.server';

export const meta: MetaFunction = () => pageTitle('Medical registration');
export const headers = unkept;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [profile, allCountries] = await Promise.all([ownProfile(args, memberId), countries(args)]);
  const state: RegistrationState = {
    values: {},
    errors: {},
    entries: profile.registrations,
    regions: [],
  };
  return { memberId, state, countries: allCountries };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await args.request.formData());
  const edited = await editedRegistration(args, values, await countries(args));
  if (edited) return data(edited);
  const reply = await saveRegistrations(args, toRegistrationBody(values));
  if (reply.ok) return backToProfile(memberId, reply.msg);
  return data(await shown(args, values, refusedState(reply, values)), { status: reply.code });
}

export default function EditRegistration() {
  const page = useLoaderData<typeof loader>();
  const state: RegistrationState = { ...page.state, ...useActionData<typeof action>() };
  return (
    <FormPage
      title="Medical registration"
      text="Needed for the Verified badge. Only you see the numbers."
    >
      <Form className="stack stack--l" method="post" noValidate>
        <ErrorSummary state={state.isAdding ? undefined : state} />
        <RegistrationFields state={state} countries={page.countries} />
        <Declarations state={state} />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
