import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ownProfile, updatePersonal } from '../../api/own-profile.server';
import { citiesAnywhere, type Place } from '../../api/places.server';
import { EditFoot } from '../../components/edit-foot';
import { ErrorSummary } from '../../components/error-summary';
import { FormPage } from '../../components/form-page';
import { Link } from '../../components/link';
import { PlacePicker } from '../../components/place-picker';
import { TextField } from '../../components/text-field';
import { backToProfile } from '../../lib/edit-page.server';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { refusedState, typedValues } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { placeValue } from '../../lib/place';
import { chosenFrom } from '../../lib/place-values.server';
import { unkept } from '../../lib/unkept.server';

export const meta: MetaFunction = () => pageTitle('Personal details');
export const headers = unkept;

interface PersonalEditState extends FormState {
  /** For the list without scripts. */
  cities: Place[];
}

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [{ birthDate, city, phone }, cities] = await Promise.all([
    ownProfile(args, memberId),
    citiesAnywhere(args),
  ]);
  const values = { dob: birthDate, city: city ? placeValue(city.id, city.name) : '' };
  const state: PersonalEditState = { values, errors: {}, cities };
  return { memberId, phone, state };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = chosenFrom(typedValues(await args.request.formData()), ['city']);
  if (values.intent === 'go')
    return data<PersonalEditState>({ values, errors: {}, cities: await citiesLike(args, values) });
  const reply = await updatePersonal(args, memberId, {
    dob: textOf(values, 'dob'),
    city: textOf(values, 'city'),
  });
  if (reply.ok) return backToProfile(memberId, reply.msg);
  const state = { ...refusedState(reply, values), cities: await citiesLike(args, values) };
  return data<PersonalEditState>(state, { status: reply.code });
}

const citiesLike = (args: ActionFunctionArgs, values: FormState['values']) =>
  citiesAnywhere(args, textOf(values, 'cityOther'));

export default function EditPersonal() {
  const page = useLoaderData<typeof loader>();
  const state: PersonalEditState = { ...page.state, ...useActionData<typeof action>() };
  const field = fieldsOf(state);
  const { countryCode, number } = page.phone;
  return (
    <FormPage
      title="Personal details"
      text="Colleagues see your city. Phone and birth date stay with you."
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
        <TextField
          name="mobile"
          label="Phone"
          defaultValue={`${countryCode} ${number}`.trim()}
          readOnly
          isOptional
          hint={
            <>
              It changes with a code that we mail you.{' '}
              <Link to="/profile/edit/phone">Change phone</Link>
            </>
          }
        />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
