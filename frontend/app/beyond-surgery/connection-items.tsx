import type { Connection } from '../connections/api.server';
import { useConnection } from '../connections/connection-button';
import { ConnectionItem } from '../connections/connection-item';

/** The menu items about the author of a post, depending on the connection. */
export function ConnectionItems({ connection: asIs }: { connection: Connection }) {
  const connection = useConnection(asIs);
  return (
    <>
      {connection.state === 'sent' && <span className="menu__row">Request Sent</span>}
      <ConnectionItem connection={connection} intent="ask" />
      <ConnectionItem connection={connection} intent="accept" />
      <ConnectionItem connection={connection} intent="cancel" />
      <ConnectionItem connection={connection} intent="disconnect" />
    </>
  );
}
