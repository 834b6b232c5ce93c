import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { isIndianFirst } from '../../profiles/associations';
import { saveMembership } from '../../profiles/credentials.server';
import { MembershipFields } from '../../profiles/membership-fields';
import { toMembershipBody, toMembershipValues } from '../../profiles/membership-form';
import { ownProfile } from '../../profiles/own-profile.server';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Stepper } from '../../ui/stepper';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { skipMembership } from '../api.server';

export const handle: PageHandle = { shell: 'onboarding' };
export const meta: MetaFunction = () => pageTitle('Memberships');

const UNCHANGED = 400;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId, lastStep } = await admitSignedIn(args);
  const { membership, city, phone } = await ownProfile(args, memberId);
  const state: FormState = membership
    ? { ...untouched, values: toMembershipValues(membership) }
    : untouched;
  return { lastStep, state, isIndian: isIndianFirst(city?.name ?? '', phone.countryCode) };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const values = typedValues(await readForm(args.request));
  const isSkipped = values.intent === 'skip';
  const reply = isSkipped
    ? await skipMembership(args)
    : await saveMembership(args, toMembershipBody(values));
  if (!reply.ok && reply.code !== UNCHANGED) return refusedForm(reply, values);
  const toast = isSkipped
    ? []
    : [
        [
          'Set-Cookie',
          await setToast({ kind: reply.ok ? 'success' : 'info', text: reply.msg }),
        ] as [string, string],
      ];
  return redirect('/mediRegistration', { headers: toast });
}

export default function MembershipAssociation() {
  const page = useLoaderData<typeof loader>();
  const state = { ...page.state, ...useActionData<typeof action>() };
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack stack--l">
        <Stepper current={3} lastStep={page.lastStep} />
        <div>
          <h1>Memberships</h1>
          <p className="muted">The associations you belong to. Shown on your profile.</p>
        </div>
        <Form className="stack stack--l" method="post" noValidate>
          <ErrorSummary state={state} />
          <MembershipFields state={state} isIndian={page.isIndian} />
          <div className="form-page__foot form-page__foot--split">
            <SubmitButton look="quiet" size="l" name="intent" value="skip">
              Skip
            </SubmitButton>
            <SubmitButton size="l" name="intent" value="save">
              Save Changes &amp; Next
            </SubmitButton>
          </div>
        </Form>
      </div>
    </main>
  );
}
