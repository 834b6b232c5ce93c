import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { MonitorSmartphone } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { told } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { SubmitButton } from '../../ui/button';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import { idIn } from '../../wire/address.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { deviceName } from '../device-name';
import {
  endOtherSessions,
  endSession,
  type OpenSession,
  openSessions,
} from '../open-sessions.server';

export const meta: MetaFunction = () => pageTitle('Where you are logged in');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const sessions = await openSessions(args);
  return { memberId, sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

/** `end` is the number of the session to end; without it all other sessions end. */
export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const id = (await readForm(args.request)).get('end');
  const reply =
    typeof id === 'string' ? await endSession(args, idIn(id)) : await endOtherSessions(args);
  return told(reply, '/sessions');
}

export default function Sessions() {
  const { memberId, sessions } = useLoaderData<typeof loader>();
  const hasOthers = sessions.some((session) => !session.isCurrent);
  return (
    <FormPage
      title="Where you are logged in"
      text="If you do not recognise one, end it and change your password."
      back={{ to: `/profile/${memberId}`, label: 'Profile' }}
    >
      <ul className="files">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <Form noValidate method="post">
          <SubmitButton look="danger-quiet">End all other sessions</SubmitButton>
        </Form>
      )}
    </FormPage>
  );
}

function SessionItem({ session }: { session: OpenSession }) {
  const name = deviceName(session.device);
  return (
    <li className="file">
      <span className="file__thumb">
        <Icon of={MonitorSmartphone} />
      </span>
      <div className="file__body">
        <p className="file__name">{name}</p>
        <p className="quiet">
          Logged in <TimeAgo at={session.signedInAt} /> · last seen{' '}
          <TimeAgo at={session.lastSeenAt} />
        </p>
      </div>
      {session.isCurrent ? (
        <span className="badge badge--success">This device</span>
      ) : (
        <Form noValidate method="post">
          <SubmitButton
            look="secondary"
            name="end"
            value={session.id}
            aria-label={`End the session of ${name}`}
          >
            End
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
