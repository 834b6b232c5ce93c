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
import { TextField } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { member } from '../api.server';
import { suspend } from '../member-acts.server';
import { ReasonFields } from '../reported/reason-fields';
import { lengths, reasonOf, suspensionReasons } from '../reported/words';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Suspend a member · Administration');

const UNTIL = 'until';
const LIFTED = 'lifted';
const howLong = [
  ...lengths,
  { value: UNTIL, label: 'Until a date' },
  { value: LIFTED, label: 'Until lifted' },
];
const asNew = { values: { length: '7' }, errors: {} };

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { id, name, email } = await member(args, idIn(args.params['id']));
  return { id, name: name || email };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const values = typedValues(await readForm(args.request));
  const length = textOf(values, 'length');
  const day = textOf(values, 'until');
  if (length === UNTIL && day === '')
    return {
      values,
      errors: { until: ['Please give the last day.'] },
      message: 'Please give the last day.',
    };
  const reply = await suspend(args, id, {
    ...lengthOf(length, day),
    reason: reasonOf(textOf(values, 'reason'), textOf(values, 'words')),
  });
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(`/admin/members/${id}`, { headers: { 'Set-Cookie': toast } });
}

/** A suspension without `days` and `until` lasts until it is lifted. */
function lengthOf(length: string, day: string): { days?: string; until?: string } {
  if (length === LIFTED) return {};
  return length === UNTIL ? { until: day } : { days: length };
}

export default function Suspend() {
  const { id, name } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const state = refused ?? asNew;
  const field = fieldsOf(state);
  return (
    <AdminFrame
      title={`Suspend ${name}?`}
      text="Logging in stops at once and all sessions end. Posts stay visible, and colleagues see no sign of it. The member receives your reason by email and can write to us."
    >
      <Form method="post" className="card card__pad stack" noValidate>
        <ErrorSummary state={refused} />
        <RadioGroup label="How long" {...field('length')} choices={howLong} />
        <TextField
          {...field('until')}
          type="date"
          label="Last day"
          hint="Only used with “Until a date”."
          isOptional
        />
        <ReasonFields state={state} reasons={suspensionReasons} reader="member" />
        <div className="row">
          <SubmitButton look="danger">Suspend</SubmitButton>
          <LinkButton look="quiet" to={`/admin/members/${id}`}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </AdminFrame>
  );
}
