import { FairLane } from '../http/fair-lane';
import { databaseCost, placeOfRequest } from '../logging/request-context';

/** A pool of connections, or the single connection of a transaction. */
export interface NativeClient<Connection = object> {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

const TENTH = 10;
/** One for a transaction, and one for what is read meanwhile. */
const LEAST = 2;
const LONGEST_LINE = 1_000;
const WAIT_MS = 5_000;

/**
 * Shares the connections of a pool: nobody who makes requests holds more than a tenth of them. A
 * request in a transaction gets further connections without waiting, since it would keep its own
 * one until then.
 */
export function shareConnections(client: NativeClient, pool: number): void {
  const each = Math.max(LEAST, Math.ceil(pool / TENTH));
  const lane = new FairLane({
    most: Number.POSITIVE_INFINITY,
    each,
    longest: LONGEST_LINE,
    waitMs: WAIT_MS,
  });
  const acquire = client.acquireConnection.bind(client);
  const release = client.releaseConnection.bind(client);
  const turns = new WeakMap<object, () => void>();

  client.acquireConnection = async () => {
    const holder = placeOfRequest()?.holder;
    if (holder === undefined || databaseCost().transactions > 0) return acquire();
    const leave = await lane.enter(holder);
    try {
      const connection = await acquire();
      turns.set(connection, leave);
      return connection;
    } catch (error) {
      leave();
      throw error;
    }
  };
  client.releaseConnection = async (connection) => {
    const leave = turns.get(connection);
    turns.delete(connection);
    await release(connection).finally(leave);
  };
}
