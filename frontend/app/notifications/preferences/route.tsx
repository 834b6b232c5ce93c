import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormPage } from '../../ui/form-page';
import { Link } from '../../ui/link';
import { RadioGroup } from '../../ui/radio-group';
import { readForm } from '../../wire/sent-form.server';
import { preferences, savePreferences } from '../preferences.server';
import { PreferenceTables } from './preference-tables';
import './preferences.css';
import { ThisDevice } from './this-device';

const PATH = '/notifications/preferences';

export const meta: MetaFunction = () => pageTitle('Notification settings');

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireMember(args);
  const { kinds, digest } = await preferences(args);
  return { memberId, kinds, digest };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const reply = await savePreferences(args, await readForm(args.request));
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect(PATH, { headers: { 'Set-Cookie': toast } });
}

const frequencies = [
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'never', label: 'Never' },
];

export default function NotificationSettings() {
  const { memberId, kinds, digest } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Notification settings"
      text="What we notify you about, and how. Push notifications and emails never contain anything clinical."
      back={{ to: '/notifications', label: 'Notifications' }}
    >
      <Card title="This device">
        <ThisDevice memberId={memberId} />
      </Card>
      <Card title="Questions and quiet hours">
        <p>
          How often, and at what hours, colleagues may ask you, and quiet hours for every
          notification on your devices: <Link to="/questions">Questions to me</Link>
        </p>
      </Card>
      <Form noValidate className="stack stack--l" method="post">
        <Card title="Emails">
          <RadioGroup
            name="digest"
            label="An email with what you missed while you were away"
            choices={frequencies}
            defaultValue={digest}
            hint="Every such email has a link to unsubscribe."
          />
        </Card>
        <PreferenceTables kinds={kinds} />
        <div className="form-page__foot form-page__foot--end">
          <SubmitButton>Save settings</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}
