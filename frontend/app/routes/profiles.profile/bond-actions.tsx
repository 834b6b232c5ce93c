import { Ban, Check, Ellipsis, MessagesSquare, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Bond } from '../../api/connections.server';
import { BondButton, useBond } from '../../components/bond';
import { LinkButton } from '../../components/button';
import { CopyLink } from '../../components/copy-link';
import { Icon } from '../../components/icon';
import { Menu } from '../../components/menu';
import { drName } from '../../lib/words';

/** What one can do about somebody else: write, connect, and in the menu all that ends it. */
export function BondActions({ bond: asIs }: { bond: Bond }) {
  const bond = useBond(asIs);
  const isOpen = bond.standing !== 'blocked' && bond.standing !== 'barred';
  return (
    <div className="phead__actions">
      {isOpen && (
        <LinkButton to={`/chat?with=${bond.memberId}`}>
          <Icon of={MessagesSquare} />
          Connect Now
        </LinkButton>
      )}
      <BondButton bond={bond} intent="ask" look="secondary">
        <Icon of={UserPlus} />
        Connect
      </BondButton>
      {bond.standing === 'sent' && <Said icon={Check}>Request Sent</Said>}
      <BondButton bond={bond} intent="accept" look="secondary">
        <Icon of={UserCheck} />
        Accept
      </BondButton>
      {bond.standing === 'connected' && <Said icon={UserCheck}>Connected</Said>}
      {bond.standing === 'blocked' && <Said icon={Ban}>Blocked</Said>}
      <Menu label={`More about ${drName(bond.fullName)}`} button={<Icon of={Ellipsis} />}>
        <CopyLink className="btn btn--quiet" path={`/profile/${bond.memberId}`} title={drName(bond.fullName)} />
        <BondButton bond={bond} intent="cancel" look="quiet">
          <Icon of={X} />
          Cancel request
        </BondButton>
        <BondButton bond={bond} intent="disconnect" look="quiet">
          <Icon of={UserMinus} />
          Unfollow
        </BondButton>
        <BondButton bond={bond} intent="block" look="danger-quiet">
          <Icon of={Ban} />
          Block
        </BondButton>
        <BondButton bond={bond} intent="unblock" look="quiet">
          <Icon of={Ban} />
          Unblock
        </BondButton>
      </Menu>
    </div>
  );
}

function Said({ icon, children }: { icon: typeof Check; children: string }) {
  return (
    <span className="badge phead__said">
      <Icon of={icon} size="s" />
      {children}
    </span>
  );
}
