import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { TextArea } from '../../ui/text-field';
import { idIn } from '../../wire/address.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { member } from '../api.server';
import { reinstate } from '../member-acts.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Reinstate a member · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { id, name, email } = await member(args, idIn(args.params['id']));
  return { id, name: name || email };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const values = typedValues(await readForm(args.request));
  const reply = await reinstate(args, id, String(values['reason'] ?? ''));
  if (!reply.ok) return refusedForm(reply, values);
  const toast = await setToast({ kind: 'success', text: reply.msg });
  return redirect(`/admin/members/${id}`, { headers: { 'Set-Cookie': toast } });
}

export default function Reinstate() {
  const { id, name } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AdminFrame
      title={`Reinstate ${name}?`}
      text="Any suspension or restriction ends at once. The member is notified by email."
    >
      <Form method="post" className="card card__pad stack" noValidate>
        <ErrorSummary state={refused} />
        <TextArea
          {...fieldsOf(refused ?? untouched)('reason')}
          label="Reason"
          hint="The member reads it in the email."
          rows={4}
          maxLength={1000}
        />
        <div className="row">
          <SubmitButton>Reinstate</SubmitButton>
          <LinkButton look="quiet" to={`/admin/members/${id}`}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </AdminFrame>
  );
}
