import { Check } from 'lucide-react';
import { Person } from '../../profiles/person';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import { AnswerButtons } from '../answer-buttons';
import type { ListedConnection } from '../api.server';
import { useConnection } from '../connection-button';

export function RequestRow({
  connection: { person, askedAt, connection: asIs },
}: {
  connection: ListedConnection;
}) {
  const connection = useConnection(asIs);
  return (
    <li className="card people__row">
      <Person person={person}>
        <TimeAgo at={askedAt} />
      </Person>
      <div className="people__actions">
        {connection.state === 'sent' && (
          <span className="badge">
            <Icon of={Check} size="s" />
            Request Sent
          </span>
        )}
        {connection.state === 'connected' && (
          <span className="badge badge--success">Connected</span>
        )}
        <AnswerButtons connection={connection} look="soft" />
      </div>
    </li>
  );
}
