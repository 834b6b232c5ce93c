import type { Connection } from '../../api/connections.server';
import { Avatar } from '../../components/avatar';
import { BondButton, useBond } from '../../components/bond';
import { useWaitingRequests } from '../../components/connection-tabs';
import { Count } from '../../components/count';
import { Link } from '../../components/link';
import { PersonName } from '../../components/person';
import { drName } from '../../lib/words';

/** Who waits for an answer, beside the posts. */
export function Requests({ requests }: { requests: Connection[] }) {
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

function Request({ request: { person, bond: asIs } }: { request: Connection }) {
  const bond = useBond(asIs);
  const name = drName(person.fullName);
  if (bond.standing !== 'received') return null;
  return (
    <li>
      <div className="person">
        <Avatar person={person} size="s" />
        <div className="person__text">
          <PersonName person={person} />
          <span className="person__meta">{person.speciality}</span>
        </div>
      </div>
      <div className="people__actions">
        <BondButton bond={bond} intent="accept" look="soft" label={`Accept ${name}`}>
          Accept
        </BondButton>
        <BondButton bond={bond} intent="cancel" look="quiet" label={`Cancel the request, ${name}`}>
          Cancel
        </BondButton>
      </div>
    </li>
  );
}
