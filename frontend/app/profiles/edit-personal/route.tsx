import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { citiesAnywhere, type Place } from '../../reference-data/api.server';
import { placeValue } from '../../reference-data/place';
import { PlacePicker } from '../../reference-data/place-picker';
import { chosenFrom } from '../../reference-data/place-values.server';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/text-field';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { ownProfile } from '../own-profile.server';
import { updatePersonal } from '../profile-changes.server';

export const handle: PageHandle = { refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Personal details');
export const headers = noStore;

interface PersonalEditState extends FormState {
  /** The options of the selects without JavaScript. */
  cities: Place[];
  origins: Place[];
}

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [own, cities] = await Promise.all([ownProfile(args, memberId), citiesAnywhere(args)]);
  const { birthDate, city, originCity, phone } = own;
  const values = {
    dob: birthDate,
    city: city ? placeValue(city.id, city.name) : '',
    cityOfOriginId: originCity ? placeValue(originCity.id ?? originCity.name, originCity.name) : '',
  };
  const state: PersonalEditState = { values, errors: {}, cities, origins: cities };
  return { memberId, phone, state };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const places = ['city', 'cityOfOriginId'];
  const values = chosenFrom(typedValues(await readForm(args.request)), places);
  if (values.intent === 'go')
    return data<PersonalEditState>({ values, errors: {}, ...(await citiesLike(args, values)) });
  const reply = await updatePersonal(args, memberId, {
    dob: textOf(values, 'dob'),
    city: textOf(values, 'city'),
    cityOfOriginId: textOf(values, 'cityOfOriginId'),
  });
  if (reply.ok) return backToProfile(memberId, reply.msg);
  const state = { ...refusedState(reply, values), ...(await citiesLike(args, values)) };
  return data<PersonalEditState>(state, { status: reply.code });
}

async function citiesLike(args: ActionFunctionArgs, values: FormState['values']) {
  const [cities, origins] = await Promise.all([
    citiesAnywhere(args, textOf(values, 'cityOther')),
    citiesAnywhere(args, textOf(values, 'cityOfOriginIdOther')),
  ]);
  return { cities, origins };
}

export default function EditPersonal() {
  const page = useLoaderData<typeof loader>();
  const state: PersonalEditState = { ...page.state, ...useActionData<typeof action>() };
  const field = fieldsOf(state);
  const { countryCode, number } = page.phone;
  return (
    <FormPage
      title="Personal details"
      text={
        <>
          Colleagues see your current city. Everything else stays private.{' '}
          <Link to="/profile/edit/name">Change name or gender</Link>
        </>
      }
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <TextField
          label="Birth date"
          {...field('dob')}
          type="date"
          autoComplete="bday"
          isOptional
        />
        <PlacePicker
          label="Current city"
          {...field('city')}
          places={state.cities}
          source="/places/world?"
          waitText=""
          hasGo
        />
        <PlacePicker
          label="City of origin"
          {...field('cityOfOriginId')}
          places={state.origins}
          source="/places/world?"
          waitText=""
          hasGo
          isOptional
        />
        <TextField
          name="mobile"
          label="Phone"
          defaultValue={`${countryCode} ${number}`.trim()}
          readOnly
          isOptional
          hint={
            <>
              To change it, confirm a code that we email you.{' '}
              <Link to="/profile/edit/phone">Change phone</Link>
            </>
          }
        />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
