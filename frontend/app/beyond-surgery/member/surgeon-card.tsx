import { Check, Mountain, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Bond } from '../../connections/api.server';
import { BondButton, useBond } from '../../connections/bond';
import type { Author } from '../../profiles/author.server';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

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
