import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isKeptFromBrowsers } from '../../../scripts/lib/ports.mjs';
import { waitUntilOursAreReady } from '../../../scripts/lib/readiness.mjs';

describe('A start of the product', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  const where = () => {
    const place = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
    return { place, address: `http://${place.host}:${place.port}` };
  };

  it('[D-916] is not ready because another program answers on its port, and says so', async () => {
    const until = performance.now() + 300;
    const ours = { hasFailed: () => performance.now() > until, hasPort: () => false };
    await expect(waitUntilOursAreReady(where(), ours)).rejects.toThrow(
      `Port ${where().place.port} of 127.0.0.1 is taken`,
    );
  });

  it('is ready once its own process has the port and answers', async () => {
    const ours = { hasFailed: () => false, hasPort: () => true };
    await expect(waitUntilOursAreReady(where(), ours)).resolves.toBeUndefined();
  });

  it('that fails for another reason refers to its log', async () => {
    const ours = { hasFailed: () => true, hasPort: () => true };
    await expect(waitUntilOursAreReady(where(), ours)).rejects.toThrow('its log says why');
  });

  it('[D-1380] knows the ports that no browser opens, and waits for none of them', async () => {
    await expect(isKeptFromBrowsers(4190)).resolves.toBe(true);
    await expect(isKeptFromBrowsers(where().place.port)).resolves.toBe(false);
  });
});
