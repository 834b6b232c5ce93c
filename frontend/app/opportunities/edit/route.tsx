import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { citiesOf, countries, specialities } from '../../reference-data/api.server';
import { chosenFrom } from '../../reference-data/place-values.server';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { idIn } from '../../wire/address.server';
import { refusedState, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { editOpportunity, ownOpportunityRow } from '../api.server';
import { FIELDS, OpportunityFields } from '../post/fields';
import { toBody } from '../post/opportunity-body.server';
import type { PostState } from '../post/post-state';
import { valuesOf } from './values';

export const handle: PageHandle = { refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Edit Opportunity');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const [row, places, names] = await Promise.all([
    ownOpportunityRow(args, idIn(args.params.id), session.memberId),
    countries(args),
    specialities(args),
  ]);
  const values = valuesOf(row, names);
  return {
    id: row.id,
    title: row.title,
    fullName: session.fullName,
    countries: places,
    specialities: names,
    first: { values, cities: await citiesOf(args, textOf(values, 'jobLocationCountry')) },
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params.id);
  const values = chosenFrom(typedValues(await readForm(args.request)), ['jobLocationCity']);
  const cities = await citiesOf(args, textOf(values, 'jobLocationCountry'));
  if (values.intent === 'go') return data<PostState>({ values, errors: {}, cities });
  const reply = await editOpportunity(args, id, toBody(values));
  if (!reply.ok)
    return data<PostState>({ ...refusedState(reply, values), cities }, { status: reply.code });
  return redirect(`/opportunities/${id}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function EditOpportunity() {
  const { id, title, first, ...page } = useLoaderData<typeof loader>();
  const state: PostState = { ...untouched, ...first, ...useActionData<typeof action>() };
  return (
    <FormPage
      title="Edit Opportunity"
      text="Who applied is told if the dates, the place or the last day for applications change."
      back={{ to: `/opportunities/${id}`, label: title }}
    >
      <Form className="stack stack--l" method="post" noValidate>
        <ErrorSummary state={state} order={FIELDS} />
        <OpportunityFields state={state} {...page} />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to={`/opportunities/${id}`}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Save Changes</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
