import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, textOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { TextArea } from '../../ui/text-field';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { ownProfile } from '../own-profile.server';
import { updateAdditionalQualification } from '../profile-changes.server';

export const meta: MetaFunction = () => pageTitle('Additional qualifications');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const { additionalQualifications } = await ownProfile(args, memberId);
  return { memberId, state: { ...untouched, values: { additionalQualifications } } };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const reply = await updateAdditionalQualification(
    args,
    textOf(values, 'additionalQualifications'),
  );
  return reply.ok ? backToProfile(memberId, reply.msg) : refusedForm(reply, values);
}

export default function EditQualification() {
  const page = useLoaderData<typeof loader>();
  const state = { ...page.state, ...useActionData<typeof action>() };
  return (
    <FormPage
      title="Additional qualifications"
      text="Fellowships, certificates and degrees besides your training. Shown on your profile."
    >
      <Form className="card card__pad stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <TextArea
          label="Additional qualifications"
          {...fieldsOf(state)('additionalQualifications')}
          rows={6}
          maxLength={2000}
          isOptional
        />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
