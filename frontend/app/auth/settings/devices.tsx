import { Form } from '@remix-run/react';
import { MonitorSmartphone } from 'lucide-react';
import { SubmitButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { deviceName } from '../device-name';
import type { OpenSession } from '../open-sessions.server';
import { Section } from './section';

interface DevicesProps {
  memberId: number;
  sessions: OpenSession[];
  hasPassword: boolean;
}

export function Devices({ memberId, sessions, hasPassword }: DevicesProps) {
  return (
    <Section id="devices" title="Devices" text="Where you are logged in.">
      {sessions.map((session) => (
        <Device key={session.id} session={session} />
      ))}
      <div className="set__foot">
        {hasPassword && (
          <Link to={`/changePassword/${memberId}`}>
            Don’t recognise a device? Choose a new password
          </Link>
        )}
        {sessions.length > 1 && (
          <Form noValidate method="post">
            <SubmitButton look="secondary">Log out everywhere else</SubmitButton>
          </Form>
        )}
      </div>
    </Section>
  );
}

function Device({ session }: { session: OpenSession }) {
  const name = deviceName(session.device);
  return (
    <div className="set__row">
      <Icon of={MonitorSmartphone} />
      <div className="set__text">
        <b>
          {name}
          {session.isCurrent && <span className="badge badge--primary">You are here</span>}
        </b>
        <span className="quiet">
          {session.isCurrent ? (
            'Active now'
          ) : (
            <>
              Last used <TimeAgo at={session.lastSeenAt} />
            </>
          )}
        </span>
      </div>
      {!session.isCurrent && (
        <Form noValidate method="post">
          <SubmitButton look="quiet" name="end" value={session.id}>
            Log out<span className="sr-only"> {name}</span>
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
