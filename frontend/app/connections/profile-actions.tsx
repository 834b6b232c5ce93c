import { Ban, Check, Ellipsis, Flag, MessagesSquare, UserCheck } from 'lucide-react';
import { offers } from '../../../backend/src/connections/connection-state.rules';
import { drName } from '../lib/words';
import { BlockLink } from '../profiles/block-link';
import { MuteLink } from '../profiles/mute-link';
import { useFresh } from '../shell/use-fresh';
import { LinkButton } from '../ui/button';
import { CopyLink } from '../ui/copy-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Menu } from '../ui/menu';
import type { Connection } from './api.server';
import { useConnection } from './connection-button';
import { ConnectionItem } from './connection-item';

/**
 * The actions on another member's profile: message, connect, and a menu with share, disconnect and
 * block.
 */
export function ProfileActions(props: { connection: Connection }) {
  useFresh();
  const connection = useConnection(props.connection);
  const isOpen = connection.state !== 'blocked' && connection.state !== 'barred';
  return (
    <div className="phead__actions">
      {isOpen && (
        <LinkButton to={`/chat?with=${connection.memberId}`}>
          <Icon of={MessagesSquare} />
          Connect Now
        </LinkButton>
      )}
      <ConnectionItem connection={connection} intent="ask" look="secondary" />
      {connection.state === 'sent' && <Said icon={Check}>Request Sent</Said>}
      <ConnectionItem connection={connection} intent="accept" look="secondary" />
      {connection.state === 'connected' && <Said icon={UserCheck}>Connected</Said>}
      {connection.state === 'blocked' && <Said icon={Ban}>Blocked</Said>}
      <Menu label={`More about ${drName(connection.fullName)}`} button={<Icon of={Ellipsis} />}>
        <CopyLink
          className="btn btn--quiet"
          path={`/profile/${connection.memberId}`}
          title={drName(connection.fullName)}
        />
        <ConnectionItem connection={connection} intent="cancel" word="Cancel request" />
        <ConnectionItem connection={connection} intent="disconnect" />
        {isOpen && (
          <MuteLink kind="member" id={connection.memberId}>
            Mute
          </MuteLink>
        )}
        <hr />
        <Link to={`/profile/${connection.memberId}/report`}>
          <Icon of={Flag} />
          Report this member
        </Link>
        {offers(connection.state, 'block') && <BlockLink member={connection} />}
        <ConnectionItem connection={connection} intent="unblock" />
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
