import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { saveMembership } from '../../api/onboarding.server';
import { ownProfile } from '../../api/own-profile.server';
import { EditFoot } from '../../components/edit-foot';
import { ErrorSummary } from '../../components/error-summary';
import { FormPage } from '../../components/form-page';
import { MembershipFields } from '../../components/membership-fields';
import { backToProfile } from '../../lib/edit-page.server';
import { type FormState, untouched } from '../../lib/form-state';
import { refusedForm, typedValues } from '../../lib/forms.server';
import { admitSignedIn } from '../../lib/guard.server';
import { toMembershipBody, toMembershipValues } from '../../lib/membership-form';
import { pageTitle } from '../../lib/meta';
import { unkept } from '../../lib/unkept.server';

export const meta: MetaFunction = () => pageTitle('Memberships');
export const headers = unkept;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const { membership } = await ownProfile(args, memberId);
  const state: FormState = membership
    ? { ...untouched, values: toMembershipValues(membership) }
    : untouched;
  return { memberId, state };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await args.request.formData());
  const reply = await saveMembership(args, toMembershipBody(values));
  return reply.ok ? backToProfile(memberId, reply.msg) : refusedForm(reply, values);
}

export default function EditMemberships() {
  const page = useLoaderData<typeof loader>();
  const state = { ...page.state, ...useActionData<typeof action>() };
  return (
    <FormPage title="Memberships" text="The associations you belong to. Shown on your profile.">
      <Form className="stack" method="post" noValidate>
        <ErrorSummary state={state} />
        <MembershipFields state={state} />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
