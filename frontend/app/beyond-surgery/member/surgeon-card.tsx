import { Check, Mountain, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Connection } from '../../connections/api.server';
import { ConnectionButton, useConnection } from '../../connections/connection-button';
import type { Author } from '../../profiles/author.server';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** The author of these posts, with the connection buttons, unless it is the reader. */
export function SurgeonCard({
  surgeon,
  connection,
}: {
  surgeon: Author;
  connection: Connection | null;
}) {
  return (
    <div className="card me card__pad">
      <div className="me__who">
        <Avatar person={surgeon} size="l" />
        <PersonName person={surgeon} />
        <span className="person__meta" dir="auto">
          {surgeon.speciality}
        </span>
        {surgeon.place && (
          <span className="person__meta" dir="auto">
            {surgeon.place}
          </span>
        )}
      </div>
      {connection && <Buttons connection={connection} />}
      <LinkButton look="secondary" isWide to={`/profile/${surgeon.memberId}`}>
        View Profile
      </LinkButton>
      <nav className="side-nav" aria-label="In this section">
        <ul>
          <li>
            <Link to="/beyondSurgery">
              <Icon of={Mountain} />
              Feed
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Buttons({ connection: asIs }: { connection: Connection }) {
  const connection = useConnection(asIs);
  return (
    <div className="stack stack--s">
      <ConnectionButton connection={connection} intent="ask" isWide>
        <Icon of={UserPlus} />
        Connect
      </ConnectionButton>
      {connection.state === 'sent' && (
        <span className="badge">
          <Icon of={Check} size="s" />
          Request Sent
        </span>
      )}
      <ConnectionButton connection={connection} intent="accept" isWide>
        <Icon of={UserCheck} />
        Accept
      </ConnectionButton>
      <ConnectionButton connection={connection} intent="cancel" look="quiet" isWide>
        <Icon of={X} />
        Cancel
      </ConnectionButton>
      <ConnectionButton connection={connection} intent="disconnect" look="secondary" isWide>
        <Icon of={UserMinus} />
        Unfollow
      </ConnectionButton>
    </div>
  );
}
