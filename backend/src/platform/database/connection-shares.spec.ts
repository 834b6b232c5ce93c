import { until } from '../../../test/support/until';
import { Places } from '../http/places';
import { databaseCost, setPlaceOfRequest, withRequestId } from '../logging/request-context';
import { type NativeClient, shareConnections } from './connection-shares';

describe('The connections of a pool of twenty', () => {
  let taken: object[];
  let client: NativeClient;
  const turn = () => new Promise((resolve) => setTimeout(resolve, 10));

  beforeEach(() => {
    taken = [];
    client = {
      acquireConnection: async () => {
        const connection = {};
        taken.push(connection);
        return connection;
      },
      releaseConnection: async () => undefined,
    };
    shareConnections(client, 20);
  });

  /** Work of a request of this holder. */
  const requestOf = (
    holder: string,
    id: string,
    work: () => Promise<unknown>,
    places = new Places(),
  ) =>
    withRequestId(id, async () => {
      setPlaceOfRequest(
        await places.take(holder, {
          isArriving: false,
          takesTime: false,
          isGone: () => false,
          isMember: true,
        }),
      );
      return work();
    });

  it('[D-912] a member holds two of them, and gets the next once one is free', async () => {
    for (const id of ['1', '2', '3']) void requestOf('anna', id, () => client.acquireConnection());
    void requestOf('ben', '4', () => client.acquireConnection());
    await turn();
    expect(taken).toHaveLength(3);
    await client.releaseConnection(taken[0] as object);
    await until(async () => taken.length === 4);
  });

  it('[D-912] jobs, and everybody where nothing is limited, hold as many as there are', async () => {
    const places = new Places({ each: Number.POSITIVE_INFINITY });
    for (let nth = 0; nth < 5; nth += 1) void client.acquireConnection();
    for (let nth = 0; nth < 5; nth += 1)
      void requestOf('anna', `${nth}`, () => client.acquireConnection(), places);
    await turn();
    expect(taken).toHaveLength(10);
  });

  it('[D-912] a request in a transaction is not kept waiting for the next one', async () => {
    for (const id of ['1', '2'])
      void requestOf('anna', id, async () => {
        await client.acquireConnection();
        databaseCost().transactions += 1;
        await turn();
        await client.acquireConnection();
      });
    await until(async () => taken.length === 4);
  });
});
