import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { RadioGroup } from '../../ui/radio-group';
import { TextArea, TextField } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { member } from '../api.server';
import { restrict } from '../member-acts.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Restrict a member · Administration');

const untilWhen = [
  { value: 'days', label: 'For a number of days' },
  { value: 'email', label: 'Until the email address is confirmed' },
  { value: 'phone', label: 'Until the phone number is confirmed' },
];
const asNew = { values: { what: 'days', days: '7' }, errors: {} };

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { id, name, email } = await member(args, idIn(args.params['id']));
  return { id, name: name || email };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const values = typedValues(await readForm(args.request));
  const reply = await restrict(args, id, {
    what: textOf(values, 'what'),
    days: textOf(values, 'days'),
    reason: textOf(values, 'reason'),
  });
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(`/admin/members/${id}`, { headers: { 'Set-Cookie': toast } });
}

export default function Restrict() {
  const { id, name } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? asNew;
  const field = fieldsOf(state);
  return (
    <AdminFrame
      title={`Restrict ${name}`}
      text="The member can still read everything, but cannot post, comment or write messages."
    >
      <Form method="post" className="card card__pad stack" noValidate>
        <ErrorSummary state={useActionData<typeof action>()} />
        <RadioGroup label="How long" {...field('what')} choices={untilWhen} />
        <TextField
          {...field('days')}
          type="number"
          inputMode="numeric"
          min={1}
          max={3650}
          label="Days"
          hint="Only used with “For a number of days”."
        />
        <TextArea
          {...field('reason')}
          rows={4}
          maxLength={1000}
          label="Reason"
          hint="The member sees it in an email and on an account page."
        />
        <div className="row">
          <SubmitButton look="danger">Restrict</SubmitButton>
          <LinkButton look="quiet" to={`/admin/members/${id}`}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </AdminFrame>
  );
}
