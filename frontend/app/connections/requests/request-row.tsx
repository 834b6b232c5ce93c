import { Check } from 'lucide-react';
import { drName } from '../../lib/words';
import { Person } from '../../profiles/person';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import type { ListedConnection } from '../api.server';
import { ConnectionButton, useConnection } from '../connection-button';

export function RequestRow({
  connection: { person, askedAt, connection: asIs },
}: {
  connection: ListedConnection;
}) {
  const connection = useConnection(asIs);
  const name = drName(person.fullName);
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
        <ConnectionButton
          connection={connection}
          intent="accept"
          look="soft"
          label={`Accept ${name}`}
        >
          Accept
        </ConnectionButton>
        <ConnectionButton
          connection={connection}
          intent="cancel"
          look="quiet"
          label={`Cancel the request, ${name}`}
        >
          Cancel
        </ConnectionButton>
      </div>
    </li>
  );
}
