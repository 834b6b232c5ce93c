import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { MediaApp } from './support/media-app';
import { aPdf } from './support/samples';

const SIGNATURE = 'a-known-virus';

/** Speaks clamd's INSTREAM: pieces behind their lengths, an empty one at the end. */
function aScanner(): Server {
  return createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('data', (piece) => {
      seen = Buffer.concat([seen, piece]);
      if (!seen.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(seen.includes(SIGNATURE) ? 'stream: Known.Virus FOUND\0' : 'stream: OK\0');
    });
  }).listen(0, '127.0.0.1');
}

const media = new MediaApp();
const scanner = aScanner();

beforeAll(async () => {
  await once(scanner, 'listening');
  await media.start({ CLAMD_URL: `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}` });
});
afterAll(() => media.stop());

const sent = (bytes: Buffer) => media.post('cv', [{ field: 'cv', name: 'cv.pdf', bytes }]);

describe('With a virus scanner', () => {
  it('a clean file is taken and said to be clean', async () => {
    const { body } = await sent(await aPdf());
    expect(await media.asset(body.assets[0])).toMatchObject({ scan: 'clean' });
  });

  it('a file with a virus is refused and leaves nothing', async () => {
    const before = await media.files();
    const reply = await sent(Buffer.concat([await aPdf(), Buffer.from(`\n%${SIGNATURE}`)]));
    expect(reply).toMatchObject({
      status: 422,
      body: { msg: 'The virus scanner refused this file.' },
    });
    expect(await media.files()).toEqual(before);
  });

  it('[D-035] nothing passes while the scanner is away', async () => {
    scanner.close();
    expect((await sent(await aPdf())).status).toBe(503);
  });
});
