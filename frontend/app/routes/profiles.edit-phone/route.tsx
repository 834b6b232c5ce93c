import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { confirmPhone, ownProfile, sendPhoneCode } from '../../api/own-profile.server';
import { type Country, countries } from '../../api/places.server';
import { SubmitButton } from '../../components/button';
import { EditFoot } from '../../components/edit-foot';
import { ErrorSummary } from '../../components/error-summary';
import { FormPage } from '../../components/form-page';
import { PhoneFields } from '../../components/phone-fields';
import { TextField } from '../../components/text-field';
import { backToProfile } from '../../lib/edit-page.server';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { refusedState, typedValues } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';
import { unkept } from '../../lib/unkept.server';

export const meta: MetaFunction = () => pageTitle('Change phone');
export const headers = unkept;

interface PhoneState extends FormState {
  /** The API's sentence, once a code is on its way. */
  sent?: string;
}

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [{ phone }, allCountries] = await Promise.all([
    ownProfile(args, memberId),
    countries(args),
  ]);
  const state: PhoneState = {
    values: { country_code: phone.countryCode.replace(/^\+/, '') },
    errors: {},
  };
  return { memberId, phone, state, countries: allCountries };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await args.request.formData());
  const isConfirming = values.intent === 'save';
  const reply = isConfirming ? await confirmPhone(args, values) : await sendPhoneCode(args, values);
  if (reply.ok && isConfirming) return backToProfile(memberId, reply.msg);
  if (reply.ok)
    return data<PhoneState>({ values: { ...values, code: '' }, errors: {}, sent: reply.msg });
  return data<PhoneState>(
    { ...refusedState(reply, values), sent: textOf(values, 'sent') || undefined },
    { status: reply.code },
  );
}

export default function EditPhone() {
  const page = useLoaderData<typeof loader>();
  const state: PhoneState = { ...page.state, ...useActionData<typeof action>() };
  const { countryCode, number } = page.phone;
  return (
    <FormPage
      title="Change phone"
      text={
        number ? `Your number is ${countryCode} ${number}.` : 'You have not given a number yet.'
      }
      back={{ to: '/profile/edit/personal', label: 'Personal details' }}
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        {state.sent ? (
          <Code state={state} memberId={page.memberId} />
        ) : (
          <NewNumber state={state} countries={page.countries} />
        )}
      </Form>
    </FormPage>
  );
}

function NewNumber({ state, countries: all }: { state: PhoneState; countries: Country[] }) {
  return (
    <>
      <PhoneFields state={state} countries={all} />
      <div className="form-page__foot form-page__foot--end">
        <SubmitButton size="l" name="intent" value="send">
          Send code
        </SubmitButton>
      </div>
    </>
  );
}

function Code({ state, memberId }: { state: PhoneState; memberId: number }) {
  const field = fieldsOf(state);
  return (
    <>
      <p role="status">{state.sent}</p>
      {['country_code', 'mobile', 'sent'].map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={name === 'sent' ? state.sent : field(name).defaultValue}
        />
      ))}
      <TextField
        label="One-time code"
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <EditFoot memberId={memberId} label="Change phone" />
      <SubmitButton look="quiet" isWide name="intent" value="send">
        Send a new code
      </SubmitButton>
    </>
  );
}
