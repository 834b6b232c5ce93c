import { MediaApp } from './support/media-app';
import { aPdf, aPicture } from './support/samples';

const media = new MediaApp();
let picture: string;
let bytes: Buffer;
let document: string;

beforeAll(async () => {
  await media.start();
  const { body } = await media.post('case', [
    { field: 'files', name: 'a.png', bytes: await aPicture().png().toBuffer() },
  ]);
  const cv = await media.post('cv', [{ field: 'cv', name: 'cv.pdf', bytes: await aPdf() }]);
  bytes = await media.download(body.assets[0]);
  picture = media.addressesOf(await media.asset(body.assets[0])).url ?? '';
  document = media.addressesOf(await media.asset(cv.body.assets[0])).url ?? '';
});
afterEach(() => media.clock.reset());
afterAll(() => media.stop());

describe('A private address', () => {
  it('is good for 10 to 20 minutes and stays the same for 10', () => {
    const expiry = Number(new URL(picture, media.url).searchParams.get('e')) * 1_000;
    expect(expiry - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(expiry - Date.now()).toBeLessThanOrEqual(20 * 60_000);
    expect(expiry % 600_000).toBe(0);
  });

  it('is refused without signature, altered or expired', async () => {
    const { pathname, searchParams } = new URL(picture, media.url);
    const later = picture.replace(/e=\d+/, `e=${Number(searchParams.get('e')) + 600}`);
    const others = document.replace(/^.*\?/, `${pathname}?`);
    for (const address of [
      pathname,
      `${pathname}?e=${searchParams.get('e')}`,
      later,
      others,
      `${picture}x`,
      `${picture}&e=9999999999`,
    ]) {
      expect((await media.read(address)).status).toBe(403);
    }
    expect((await media.read(picture)).status).toBe(200);
    media.clock.advance(20 * 60_000);
    expect((await media.read(picture)).status).toBe(403);
  });

  it('tells browsers to take the file for what it is', async () => {
    const { headers } = await media.read(picture);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{32}\.png"$/);
    expect((await media.read(document)).headers.get('content-security-policy')).toBe(
      "frame-ancestors 'self'",
    );
  });
});

/**
 * The headers with which a browser revalidates its copy; `fetch` itself would request a new one.
 */
const held = (tag: string) => ({ 'if-none-match': tag, 'cache-control': 'max-age=0' });

describe('The copy of a private file', () => {
  it('[D-263] is kept by no browser, and confirmed without a body to whoever holds one', async () => {
    const first = await media.read(picture);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(tag).toMatch(/^"[0-9a-f]{32}\.png"$/);
    for (const tags of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const again = await media.read(picture, held(tags));
      expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
      expect(again.headers.get('cache-control')).toBe('private, no-store');
      expect((await again.arrayBuffer()).byteLength).toBe(0);
    }
    expect((await media.read(picture, held('"another"'))).status).toBe(200);
    media.clock.advance(20 * 60_000);
    expect((await media.read(picture, held(tag))).status).toBe(403);
  });

  it('is completed by a piece of the same file only', async () => {
    const tag = (await media.read(picture)).headers.get('etag') ?? '';
    const range = 'bytes=2-5';
    const piece = await media.read(picture, { range, 'if-range': tag });
    expect([piece.status, piece.headers.get('etag')]).toEqual([206, tag]);
    expect((await media.read(picture, { range, 'if-range': '"another"' })).status).toBe(200);
    expect((await media.read(picture, { range, 'if-match': '"another"' })).status).toBe(412);
    expect((await media.read(picture, { range, ...held(tag) })).status).toBe(304);
  });

  it('is no copy of a reply that there is no such file', async () => {
    const address = (await publicPicture()).replace(/\w{8}\.jpg$/, '00000000.jpg');
    const reply = await media.read(address);
    expect([reply.status, reply.headers.get('etag')]).toEqual([404, null]);
    expect(reply.headers.get('cache-control') ?? '').not.toContain('max-age');
  });
});

async function publicPicture(): Promise<string> {
  const { body } = await media.post('picture', [
    { field: 'profile_pic', name: 'a.png', bytes: await aPicture().png().toBuffer() },
  ]);
  return media.addressesOf(await media.asset(body.assets[0])).url ?? '';
}

describe('A piece of a file', () => {
  it('is answered for one range', async () => {
    const reply = await media.read(picture, { range: 'bytes=2-5' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe(`bytes 2-5/${bytes.length}`);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes.subarray(2, 6));
    expect((await media.read(picture, { range: 'bytes=-4' })).headers.get('content-length')).toBe(
      '4',
    );
  });

  it('[D-035] that lies outside is 416, and many ranges get the whole', async () => {
    expect((await media.read(picture, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    const many = `bytes=${Array.from({ length: 100 }, (_, at) => `${at}-${at}`).join(',')}`;
    const reply = await media.read(picture, { range: many });
    expect(reply.status).toBe(200);
    expect((await reply.arrayBuffer()).byteLength).toBe(bytes.length);
  });
});

describe('The media folder', () => {
  it.each([
    '/media/',
    '/media/private/',
    '/media/public',
    '/media/..%2f..%2fetc/passwd',
    '/media/%252e%252e/%252e%252e/etc/passwd',
    '/media/public/..%5c..%5csecrets',
    '/media/public/00/00000000000000000000000000000000.jpg%00',
    '/media/public/00/00000000000000000000000000000000.jpg',
    '/media/incoming/00/00000000000000000000000000000000.mp4',
    '/media/.tmp/x',
  ])('neither lists nor leaks: %s', async (path) => {
    const reply = await media.read(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain(media.dataDir);
  });

  it('[PW-25] is the one place of media: public pictures and signed ones lie in it, and nothing in the folders that there once were', async () => {
    for (const address of [await publicPicture(), picture, document]) {
      expect(new URL(address, media.url).pathname).toMatch(
        /^\/media\/(public|private)\/[0-9a-f]{2}\/[0-9a-f]{32}\.\w+$/,
      );
      const name = new URL(address, media.url).pathname.split('/').at(-1);
      for (const folder of [
        'events',
        'lwsfs',
        'lwsfs/thumbnails',
        'thumbnails',
        'explore',
        'beyond_surgory',
      ])
        expect((await media.read(`/${folder}/${name}`)).status).toBe(404);
    }
  });
});
