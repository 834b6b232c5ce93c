import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { admitSignedIn } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { RadioGroup } from '../../ui/radio-group';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { ownProfile } from '../own-profile.server';
import { setQuotable } from '../profile-changes.server';

export const meta: MetaFunction = () => pageTitle('Quoting your answers');
export const headers = noStore;

const choices = [
  { value: 'no', label: 'No, members only' },
  { value: 'yes', label: 'Yes, with my name' },
];

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const { isQuotable } = await ownProfile(args, memberId);
  return { isQuotable };
}

export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const form = await readForm(args.request);
  const reply = await setQuotable(args, form.get('quotable') === 'yes');
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect('/settings#privacy', { headers: { 'Set-Cookie': toast } });
}

/** Whether visitors may read one of the member's answers. */
export default function EditQuoting() {
  const { isQuotable } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Quoting your answers"
      text={
        <>
          Up to six cases that their authors have made public are shown on a{' '}
          <Link to="/communityNonRegister">public page</Link>, each with one answer. Your answers
          are considered only if you agree, and are shown with your name, photo, speciality and
          city. You can change your mind at any time.
        </>
      }
      back={{ to: '/settings#privacy', label: 'Settings' }}
    >
      <Form noValidate className="card card__pad stack" method="post">
        <RadioGroup
          name="quotable"
          label="May visitors read one of your answers?"
          choices={choices}
          defaultValue={isQuotable ? 'yes' : 'no'}
        />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton size="l">Save choice</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
