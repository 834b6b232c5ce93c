import { Ban, Check, Ellipsis, MessagesSquare, UserCheck } from 'lucide-react';
import { drName } from '../lib/words';
import { useFresh } from '../shell/use-fresh';
import { LinkButton } from '../ui/button';
import { CopyLink } from '../ui/copy-link';
import { Icon } from '../ui/icon';
import { Menu } from '../ui/menu';
import type { Bond } from './api.server';
import { useBond } from './bond';
import { BondItem } from './bond-item';

/** What one can do about somebody else: write, connect, and in the menu all that ends it. */
export function ProfileActions({ connection }: { connection: Bond }) {
  useFresh();
  const bond = useBond(connection);
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
