import net from 'node:net';

/** Whether a server could listen on this port now. */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * The first free port from `from` on. Server ports stay below 32768: the system assigns those above
 * to outgoing connections, one of which could occupy the port at the wrong moment.
 */
export async function firstFreePort(from) {
  for (let port = from; port < 32768; port++) if (await isFree(port)) return port;
  throw new Error(`No free port between ${from} and 32767.`);
}

/**
 * A free port for a test server; starts at a random number so that two concurrent runs rarely try
 * the same one.
 */
export const someFreePort = () => firstFreePort(20000 + Math.floor(Math.random() * 5000));

/**
 * Whether browsers refuse to open this port (the Fetch Standard's bad ports). Node's fetch has the
 * same list and refuses before it connects.
 */
export const isKeptFromBrowsers = (port) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    ({ cause }) => cause?.message === 'bad port',
  );
