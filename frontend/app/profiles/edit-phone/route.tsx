import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { ownMeasures } from '../../auth/measures.server';
import { textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { countries } from '../../reference-data/api.server';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { ownProfile } from '../own-profile.server';
import { confirmPhone, sendPhoneCode } from '../profile-changes.server';
import type { PhoneState } from './phone-state';
import { Code, NewNumber } from './steps';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageTitle(titleOf(page));
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const [{ phone }, allCountries, measures] = await Promise.all([
    ownProfile(args, memberId),
    countries(args),
    ownMeasures(args),
  ]);
  const isAsked = measures.some(({ kind }) => kind === 'confirm-phone');
  const state: PhoneState = {
    values: {
      country_code: phone.countryCode.replace(/^\+/, ''),
      ...(isAsked && { mobile: phone.number }),
    },
    errors: {},
  };
  return { memberId, isAsked, phone, state, countries: allCountries };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
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
      title={titleOf(page)}
      text={`${
        number ? `Your number is ${countryCode} ${number}.` : 'You have not given a number yet.'
      } The code that confirms it comes by email.`}
      back={{ to: '/profile/edit/personal', label: 'Personal details' }}
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        {state.sent ? (
          <Code state={state} memberId={page.memberId} isAsked={page.isAsked} />
        ) : (
          <NewNumber state={state} countries={page.countries} />
        )}
      </Form>
    </FormPage>
  );
}

const titleOf = (page: { isAsked: boolean } | undefined) =>
  page?.isAsked ? 'Confirm your phone number' : 'Change phone';
