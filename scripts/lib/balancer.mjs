// A small TCP proxy for tests: distributes connections over several servers in turn, skipping those
// that are down.
import { once } from 'node:events';
import net from 'node:net';
import { someFreePort } from './ports.mjs';

/** @param {() => number[]} ports of this machine, queried for each connection */
export async function startBalancer(ports) {
  let turn = 0;
  const open = new Set();
  const server = net.createServer((client) => {
    open.add(client.once('close', () => open.delete(client)));
    const candidates = ports();
    turn += 1;
    connectToOne(candidates.map((_, index) => candidates[(turn + index) % candidates.length])).then(
      (target) => join(client, target),
      () => client.destroy(),
    );
  });
  const port = await someFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    for (const client of open) client.destroy();
    server.close();
  };
  return { port, address: `http://127.0.0.1:${port}`, stop };
}

async function connectToOne([port, ...others]) {
  const target = net.connect({ port, host: '127.0.0.1' });
  try {
    await once(target, 'connect');
    return target;
  } catch (error) {
    if (others.length === 0) throw error;
    return connectToOne(others);
  }
}

function join(client, target) {
  client.pipe(target).pipe(client);
  client.on('error', () => target.destroy()).on('close', () => target.destroy());
  target.on('error', () => client.destroy()).on('close', () => client.destroy());
}
