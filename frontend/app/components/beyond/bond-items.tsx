import { Ban, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Bond } from '../../api/connections.server';
import { BondButton, useBond } from '../bond';
import { Icon } from '../icon';

/** What the menu of a card offers about its author: what the state of the two allows. */
export function BondItems({ bond: asIs }: { bond: Bond }) {
  const bond = useBond(asIs);
  return (
    <>
      {bond.standing === 'sent' && <span className="menu__row">Request Sent</span>}
      <BondButton bond={bond} intent="ask" look="quiet">
        <Icon of={UserPlus} />
        Connect
      </BondButton>
      <BondButton bond={bond} intent="accept" look="quiet">
        <Icon of={UserCheck} />
        Accept
      </BondButton>
      <BondButton bond={bond} intent="cancel" look="quiet">
        <Icon of={X} />
        Cancel
      </BondButton>
      <BondButton bond={bond} intent="disconnect" look="quiet">
        <Icon of={UserMinus} />
        Unfollow
      </BondButton>
      <BondButton bond={bond} intent="block" look="danger-quiet">
        <Icon of={Ban} />
        Block
      </BondButton>
    </>
  );
}
