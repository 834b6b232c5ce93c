import { Ban, Check, Ellipsis, MessagesSquare, UserCheck } from 'lucide-react';
import type { Bond } from '../../api/connections.server';
import { useBond } from '../../components/bond';
import { BondItem } from '../../components/bond-item';
import { LinkButton } from '../../components/button';
import { CopyLink } from '../../components/copy-link';
import { Icon } from '../../components/icon';
import { Menu } from '../../components/menu';
import { useFresh } from '../../components/use-fresh';
import { drName } from '../../lib/words';

/** What one can do about somebody else: write, connect, and in the menu all that ends it. */
export function BondActions({ bond: asIs }: { bond: Bond }) {
  useFresh();
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
      <BondItem bond={bond} intent="ask" look="secondary" />
      {bond.standing === 'sent' && <Said icon={Check}>Request Sent</Said>}
      <BondItem bond={bond} intent="accept" look="secondary" />
      {bond.standing === 'connected' && <Said icon={UserCheck}>Connected</Said>}
      {bond.standing === 'blocked' && <Said icon={Ban}>Blocked</Said>}
      <Menu label={`More about ${drName(bond.fullName)}`} button={<Icon of={Ellipsis} />}>
        <CopyLink
          className="btn btn--quiet"
          path={`/profile/${bond.memberId}`}
          title={drName(bond.fullName)}
        />
        <BondItem bond={bond} intent="cancel" word="Cancel request" />
        <BondItem bond={bond} intent="disconnect" />
        <BondItem bond={bond} intent="block" />
        <BondItem bond={bond} intent="unblock" />
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
