import { AnswerButtons } from '../../connections/answer-buttons';
import type { ListedConnection } from '../../connections/api.server';
import { useConnection } from '../../connections/connection-button';
import { useWaitingRequests } from '../../connections/connection-tabs';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { Count } from '../../ui/count';
import { Link } from '../../ui/link';

/** Members who wait for an answer, beside the posts. */
export function Requests({ requests }: { requests: ListedConnection[] }) {
  return (
    <section className="card card__pad" aria-labelledby="requests">
      <h2 className="card__title" id="requests">
        <Link to="/beyondSurgoryFollowing">Requests</Link>{' '}
        <Count of={useWaitingRequests()} what="waiting" />
      </h2>
      <ul className="stack">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request: { person, connection: asIs } }: { request: ListedConnection }) {
  const connection = useConnection(asIs);
  if (connection.state !== 'received') return null;
  return (
    <li>
      <div className="person">
        <Avatar person={person} size="s" />
        <div className="person__text">
          <PersonName person={person} />
          <span className="person__meta" dir="auto">
            {person.speciality}
          </span>
        </div>
      </div>
      <div className="people__actions">
        <AnswerButtons connection={connection} look="soft" />
      </div>
    </li>
  );
}
