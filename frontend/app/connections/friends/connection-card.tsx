import { Trash2 } from 'lucide-react';
import { drName } from '../../lib/words';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ListedConnection } from '../api.server';
import { ConnectionButton, useConnection } from '../connection-button';

export function ConnectionCard({
  connection: { person, connection: asIs },
}: {
  connection: ListedConnection;
}) {
  const connection = useConnection(asIs);
  const name = drName(person.fullName);
  if (connection.state !== 'connected') return null;
  return (
    <li className="card connection">
      <Avatar person={person} size="l" />
      <PersonName person={person} />
      <span className="person__meta" dir="auto">
        {person.speciality}
      </span>
      {person.place && (
        <span className="person__meta" dir="auto">
          {person.place}
        </span>
      )}
      <div className="connection__bin">
        <ConnectionButton
          connection={connection}
          intent="remove"
          look="quiet"
          isIcon
          label={`Delete the connection with ${name}`}
        >
          <Icon of={Trash2} />
        </ConnectionButton>
      </div>
      <div className="connection__actions">
        <LinkButton
          look="secondary"
          to={`/profile/${person.memberId}`}
          aria-label={`View Profile of ${name}`}
        >
          View Profile
        </LinkButton>
        <LinkButton
          look="soft"
          to={`/chat?with=${person.memberId}`}
          aria-label={`Chat with ${name}`}
        >
          Chat
        </LinkButton>
      </div>
    </li>
  );
}
