import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { useKeptAnswer } from '../../outbox/kept-answer';
import { WaitingHere } from '../../outbox/waiting-here';
import { citiesOf, countries, specialities } from '../../reference-data/api.server';
import { chosenFrom } from '../../reference-data/place-values.server';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedState, typedValues } from '../../wire/forms.server';
import { newRetryKey, underKey } from '../../wire/retry-key.server';
import { readForm } from '../../wire/sent-form.server';
import { postOpportunity } from '../api.server';
import { Confirmations } from './confirmations';
import { FIELDS, OpportunityFields } from './fields';
import { toBody } from './opportunity-body.server';
import type { PostState } from './post-state';

export const handle: PageHandle = { refusedAs: 'go' };
export const meta: MetaFunction = () => pageTitle('Post Opportunity');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const [places, names] = await Promise.all([countries(args), specialities(args)]);
  return {
    memberId: session.memberId,
    fullName: session.fullName,
    countries: places,
    specialities: names,
    retryKey: newRetryKey(),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const values = chosenFrom(typedValues(await readForm(args.request)), ['jobLocationCity']);
  const cities = await citiesOf(args, textOf(values, 'jobLocationCountry'));
  if (values.intent === 'go') return data<PostState>({ values, errors: {}, cities });
  const reply = await postOpportunity(underKey(args, textOf(values, 'retryKey')), toBody(values));
  if (!reply.ok)
    return data<PostState>({ ...refusedState(reply, values), cities }, { status: reply.code });
  return redirect('/opportunityPosted', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

/** Their messages are alike. */
const DECLARATIONS = { checkbox: 'Relevance', clauses: 'Indemnity' };

export default function PostOpportunity() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { waiting, retryKey } = useKeptAnswer(page.retryKey, answer);
  const state: PostState = { ...untouched, cities: [], ...(waiting ? {} : answer) };
  return (
    <FormPage
      title="Post Opportunity"
      text="Every member can find it and apply. You see who applied, and answer."
      back={{ to: '/opportunities', label: 'All Opportunities' }}
    >
      <WaitingHere owner={page.memberId} to="/opportunities/post" />
      <Form className="stack stack--l" method="post" noValidate data-waits key={waiting}>
        <input type="hidden" name="retryKey" value={retryKey} />
        <ErrorSummary state={state} names={DECLARATIONS} order={FIELDS} />
        <OpportunityFields state={state} {...page} />
        <Confirmations state={state} />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Post Opportunity</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
