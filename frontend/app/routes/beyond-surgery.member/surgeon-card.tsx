import { Check, Mountain, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Author } from '../../api/author.server';
import type { Bond } from '../../api/connections.server';
import { Avatar } from '../../components/avatar';
import { BondButton, useBond } from '../../components/bond';
import { LinkButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { PersonName } from '../../components/person';

/** Whose posts these are, and what one can do about them; on one's own page there is nothing to do. */
export function SurgeonCard({ surgeon, bond }: { surgeon: Author; bond: Bond | null }) {
  return (
    <div className="card me card__pad">
      <div className="me__who">
        <Avatar person={surgeon} size="l" />
        <PersonName person={surgeon} />
        <span className="person__meta">{surgeon.speciality}</span>
        {surgeon.place && <span className="person__meta">{surgeon.place}</span>}
      </div>
      {bond && <Buttons bond={bond} />}
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

function Buttons({ bond: asIs }: { bond: Bond }) {
  const bond = useBond(asIs);
  return (
    <div className="stack stack--s">
      <BondButton bond={bond} intent="ask" isWide>
        <Icon of={UserPlus} />
        Connect
      </BondButton>
      {bond.standing === 'sent' && (
        <span className="badge">
          <Icon of={Check} size="s" />
          Request Sent
        </span>
      )}
      <BondButton bond={bond} intent="accept" isWide>
        <Icon of={UserCheck} />
        Accept
      </BondButton>
      <BondButton bond={bond} intent="cancel" look="quiet" isWide>
        <Icon of={X} />
        Cancel
      </BondButton>
      <BondButton bond={bond} intent="disconnect" look="secondary" isWide>
        <Icon of={UserMinus} />
        Unfollow
      </BondButton>
    </div>
  );
}
