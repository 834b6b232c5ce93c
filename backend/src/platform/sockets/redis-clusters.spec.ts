import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { until } from '../../../test/support/until';
import type { Listener } from './cluster';
import { RedisClusters } from './redis-clusters';

/** A Redis that accepts connections and never answers. */
async function silentRedis() {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const warn = jest.fn<void, [object, string]>();
  const { port } = silent.address() as AddressInfo;
  const cluster = new RedisClusters().open({
    settings: { redisSocketsUrl: `redis://127.0.0.1:${port}` },
    log: { warn },
    onGap: () => undefined,
  } as unknown as Listener);
  const close = async () => {
    await cluster.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => silent.close(closed));
  };
  return { adapter: cluster.adapter, warn, isReached: async () => sockets.length > 0, close };
}

describe('The sockets’ connection to Redis', () => {
  it('tells of commands that are under way when it is closed, so that none of them ends the process', async () => {
    const { adapter, warn, isReached, close } = await silentRedis();
    const io = new Server({ adapter });
    io.of('/').emit('many-signals');
    await until(isReached);

    await io.of('/').adapter.close();
    await close();
    await until(async () => warn.mock.calls.length > 0);

    expect(warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'Connection is closed.' }) },
      'the sockets have lost Redis',
    );
  });

  it('is not waited for by the sockets of this process', async () => {
    const { adapter, close } = await silentRedis();
    const http = createHttpServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const io = new Server(http, { adapter });
    const { port } = http.address() as AddressInfo;
    const socket = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
    await new Promise<void>((connected) => socket.once('connect', connected));

    const heard = new Promise((resolve) => socket.once('said', resolve));
    io.emit('said', 'On my way to theatre two.');
    await expect(heard).resolves.toBe('On my way to theatre two.');

    socket.close();
    await io.close();
    await close();
  });
});
