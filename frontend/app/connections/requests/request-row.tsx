import { Check } from 'lucide-react';
import { drName } from '../../lib/words';
import { Person } from '../../profiles/person';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import type { Connection } from '../api.server';
import { BondButton, useBond } from '../bond';

export function RequestRow({
  connection: { person, askedAt, bond: asIs },
}: {
  connection: Connection;
}) {
  const bond = useBond(asIs);
  const name = drName(person.fullName);
  return (
    <li className="card people__row">
      <Person person={person}>
        <TimeAgo at={askedAt} />
      </Person>
      <div className="people__actions">
        {bond.standing === 'sent' && (
          <span className="badge">
            <Icon of={Check} size="s" />
            Request Sent
          </span>
        )}
        {bond.standing === 'connected' && <span className="badge badge--success">Connected</span>}
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
