import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { EditFoot } from '../../ui/edit-foot';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { isIndianFirst } from '../associations';
import { saveMembership } from '../credentials.server';
import { MembershipFields } from '../membership-fields';
import { toMembershipBody, toMembershipValues } from '../membership-form';
import { ownProfile } from '../own-profile.server';

export const meta: MetaFunction = () => pageTitle('Memberships');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const { membership, city, phone } = await ownProfile(args, memberId);
  const state: FormState = membership
    ? { ...untouched, values: toMembershipValues(membership) }
    : untouched;
  return { memberId, state, isIndian: isIndianFirst(city?.name ?? '', phone.countryCode) };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
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
        <MembershipFields state={state} isIndian={page.isIndian} />
        <EditFoot memberId={page.memberId} />
      </Form>
    </FormPage>
  );
}
