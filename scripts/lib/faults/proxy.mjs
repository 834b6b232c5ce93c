// A proxied connection between two processes with injectable network faults.
import net from 'node:net';
import { someFreePort } from '../ports.mjs';
import { pause } from '../processes.mjs';

/**
 * Forwards to a port of this machine. `be` changes the behaviour of existing and new connections:
 * `whole`; `cut` (all connections end, new ones too); `silent` (bytes are dropped without notice);
 * `{ delay }` ms per chunk; `{ losing }` closes this many connections instead of forwarding the
 * response.
 */
export async function openProxy(target) {
  const pairs = new Set();
  let line = 'whole';
  const server = net.createServer((near) => {
    if (line === 'cut') return near.destroy();
    const far = net.connect(target(), '127.0.0.1');
    const pair = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const side of pair) side.destroy();
    };
    for (const side of pair) side.on('error', end).on('close', end);
    join(near, far, () => line);
    join(far, near, () => line, end);
  });
  const port = await someFreePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const be = (wanted) => {
    line = wanted;
    if (wanted === 'cut') for (const pair of pairs) for (const side of pair) side.destroy();
  };
  const stop = async () => {
    be('cut');
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, be, stop };
}

function join(from, to, lineNow, lose) {
  let before = Promise.resolve();
  from.on('data', (bytes) => {
    const line = lineNow();
    if (line === 'silent') return;
    if (lose && line.losing > 0) {
      line.losing -= 1;
      return lose();
    }
    before = before.then(async () => {
      if (line.delay) await pause(line.delay);
      if (!to.destroyed) to.write(bytes);
    });
  });
}
