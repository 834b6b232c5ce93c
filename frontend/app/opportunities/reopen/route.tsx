import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { isolated } from '../../../../backend/src/platform/members-words.rules';
import { type FormState, fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { longDate } from '../../lib/time';
import { doneOrRefused } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { ownOpportunityRow, reopenOpportunity } from '../api.server';

export const meta: MetaFunction = () => pageTitle('Reopen Opportunity');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, title, to_date } = await ownOpportunityRow(
    args,
    idIn(args.params.id),
    session.memberId,
  );
  return { id, title, last: to_date };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params.id);
  const values = typedValues(await readForm(args.request));
  const reply = await reopenOpportunity(args, id, textOf(values, 'lastDate'));
  return reply.ok ? doneOrRefused(reply, `/opportunities/${id}`) : refusedForm(reply, values);
}

export default function ReopenOpportunity() {
  const { id, title, last } = useLoaderData<typeof loader>();
  const state: FormState = useActionData<typeof action>() ?? untouched;
  return (
    <FormPage
      title={`Reopen: ${isolated(title)}`}
      text="It is listed again until its new last day. Who applied need not apply twice."
      back={{ to: `/opportunities/${id}`, label: title }}
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <TextField
          label="Last day for applications"
          type="date"
          {...fieldsOf(state)('lastDate')}
          hint={`At the latest ${longDate(last)}, its To Date.`}
        />
        <p className="small muted">
          To offer it at another time, <Link to={`/opportunities/${id}/edit`}>edit its dates</Link>{' '}
          first.
        </p>
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="quiet" size="l" to={`/opportunities/${id}`}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Reopen</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
