// A small TCP proxy for tests: distributes connections over several servers in turn, skipping those
// that are down. As the proxies of real deployments do, it asks another server if one dies before
// it has answered a GET.
import { once } from 'node:events';
import net from 'node:net';
import { someFreePort } from './ports.mjs';

const SAFE = /^(?:GET|HEAD) /;

/** @param {() => number[]} ports of this machine, queried for each connection */
export async function startBalancer(ports) {
  let turn = 0;
  const open = new Set();
  const connect = () => {
    const candidates = ports();
    turn += 1;
    return connectToOne(
      candidates.map((_, index) => candidates[(turn + index) % candidates.length]),
    );
  };
  const server = net.createServer((client) => {
    open.add(client.once('close', () => open.delete(client)));
    void serve(client, connect);
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

/** Serves a connection, over several servers if one of them dies. */
async function serve(client, connect) {
  client.on('error', () => client.destroy());
  let unanswered = [];
  while (unanswered && !client.destroyed) {
    try {
      unanswered = await join(client, await connect(), unanswered);
    } catch {
      break;
    }
  }
  client.destroy();
}

/**
 * @param {Buffer[]} asked what another server has been asked before, and has not answered
 * @returns {Promise<Buffer[] | undefined>} once the connection to the server has ended: the request
 *   that another one may be asked, none if nothing has been asked yet
 */
async function join(client, target, asked) {
  let waiting = asked;
  let hasAnswered = false;
  const ask = (piece) => {
    const isSafe = waiting?.length > 0 || SAFE.test(piece.toString('latin1', 0, 5));
    waiting = waiting && isSafe ? [...waiting, piece] : undefined;
    if (!target.write(piece)) client.pause();
  };
  const leave = () => target.destroy();
  client.on('data', ask).on('close', leave);
  target.on('drain', () => client.resume()).on('error', leave);
  target.on('data', (piece) => {
    hasAnswered = true;
    waiting = [];
    if (!client.write(piece)) target.pause();
  });
  const goOn = () => target.resume();
  client.on('drain', goOn);
  for (const piece of asked) target.write(piece);
  client.resume();
  await once(target, 'close');
  client.pause();
  client.off('data', ask).off('close', leave).off('drain', goOn);
  return waiting?.length > 0 || !hasAnswered ? waiting : undefined;
}
