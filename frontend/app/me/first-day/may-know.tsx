import type { Suggested } from '../../connections/api.server';
import { ConnectionButton, useConnection } from '../../connections/connection-button';
import { drName } from '../../lib/words';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';

/** A few members who share a school, a city or the speciality. */
export function MayKnow({ people }: { people: Suggested[] }) {
  return (
    <Card title="People you may know">
      <ul className="stack may-know">
        {people.map((one) => (
          <Known key={one.person.memberId} suggested={one} />
        ))}
      </ul>
      <p className="small">
        <Link to="/people">All people you may know</Link>
      </p>
    </Card>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  school: 'Same school',
  city: 'Same city',
  speciality: 'Same speciality',
};

function Known({ suggested: { person, shared, mutual } }: { suggested: Suggested }) {
  const { memberId, fullName } = person;
  const connection = useConnection({ memberId, fullName, connectionId: null, state: 'none' });
  const facts = [...shared.map((one) => WORDS[one]), mutual > 0 && `${mutual} mutual`];
  return (
    <li className="stack stack--s">
      <div className="person">
        <Avatar person={person} size="s" />
        <div className="person__text">
          <PersonName person={person} />
          <span className="person__meta" dir="auto">
            {[person.speciality, person.place].filter(Boolean).join(' · ')}
          </span>
          <span className="person__meta" dir="auto">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </div>
      </div>
      {connection.state === 'sent' && <span className="badge">Request Sent</span>}
      <ConnectionButton
        connection={connection}
        intent="ask"
        look="soft"
        label={`Connect with ${drName(fullName)}`}
      >
        Connect
      </ConnectionButton>
    </li>
  );
}
