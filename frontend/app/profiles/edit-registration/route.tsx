import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { countries } from '../../reference-data/api.server';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { saveRegistrations } from '../credentials.server';
import { Declarations } from '../declarations';
import { ownProfile } from '../own-profile.server';
import { RegistrationFields } from '../registration-fields';
import { type RegistrationState, toRegistrationBody } from '../registration-form';
import { editedRegistration, shown } from '../registration-form.server';

export const meta: MetaFunction = () => pageTitle('Medical registration');
export const headers = noStore;

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
  const values = typedValues(await readForm(args.request));
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
