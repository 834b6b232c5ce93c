import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Server } from 'socket.io';
import { until } from '../../../test/support/until';
import type { Listener } from './cluster';
import { RedisClusters } from './redis-clusters';

describe('The sockets’ connection to Redis', () => {
  it('tells of commands that are under way when it is closed, so that none of them ends the process', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const warn = jest.fn<void, [object, string]>();
    const { port } = silent.address() as AddressInfo;
    const cluster = new RedisClusters().open({
      settings: { redisUrl: `redis://127.0.0.1:${port}` },
      log: { warn },
      onGap: () => undefined,
    } as unknown as Listener);
    const io = new Server({ adapter: cluster.adapter });
    io.of('/').emit('many-signals');
    await until(async () => sockets.length > 0);

    await io.of('/').adapter.close();
    await cluster.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => silent.close(closed));
    await until(async () => warn.mock.calls.length > 0);

    expect(warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'Connection is closed.' }) },
      'the sockets have lost Redis',
    );
  });
});
