import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { countries } from '../../reference-data/api.server';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { saveRegistrations } from '../credentials.server';
import { Declarations } from '../declarations';
import { ownProfile } from '../own-profile.server';
import { ownRegistrations } from '../own-registrations.server';
import { RegistrationFields } from '../registration-fields';
import { type RegistrationState, toRegistrationBody } from '../registration-form';
import { editedRegistration, shown } from '../registration-form.server';
import { actOnRegistration, registrationIn } from './review-actions.server';
import { ReviewCard } from './review-card';

export const handle: PageHandle = { refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Medical registration');
export const headers = noStore;

/**
 * The action of the list's form, without the query that forms about one registration add to the
 * URL.
 */
const HERE = '/profile/edit/registration';

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [profile, allCountries, reviews] = await Promise.all([
    ownProfile(args, memberId),
    countries(args),
    ownRegistrations(args),
  ]);
  const state: RegistrationState = {
    values: {},
    errors: {},
    entries: profile.registrations,
    regions: [],
  };
  return { memberId, state, countries: allCountries, reviews };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const registration = registrationIn(args.request);
  if (registration !== undefined) return actOnRegistration(args, registration);
  const values = typedValues(await readForm(args.request));
  const edited = await editedRegistration(args, values, await countries(args));
  if (edited) return data(edited);
  const reply = await saveRegistrations(args, toRegistrationBody(values));
  if (reply.ok) return backToProfile(memberId, reply.msg);
  return data(await shown(args, values, refusedState(reply, values)), { status: reply.code });
}

export default function EditRegistration() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'refused' in answer ? answer.refused : undefined;
  const state: RegistrationState = {
    ...page.state,
    ...(answer && !('refused' in answer) ? answer : {}),
  };
  return (
    <FormPage
      title="Medical registration"
      text="Needed for the Verified badge. Only you and those who check them see the numbers."
    >
      {page.reviews.map((review) => (
        <ReviewCard key={review.id} of={review} refused={refused} />
      ))}
      <Form className="stack stack--l" method="post" action={HERE} noValidate>
        <ErrorSummary state={state.isAdding ? undefined : state} />
        <RegistrationFields state={state} countries={page.countries} />
        <Declarations state={state} hasAgreed />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
