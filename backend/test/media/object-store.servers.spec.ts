import sharp from 'sharp';
import { type ObjectStore, openObjectStore } from '../../../scripts/lib/object-store.mjs';
import { MediaApp } from './support/media-app';
import { aPicture, aVideo } from './support/samples';

const media = new MediaApp();
let store: ObjectStore;
beforeAll(async () => {
  store = await openObjectStore();
  await media.start(store.settings);
});
afterAll(async () => {
  await media.stop();
  await store.stop();
});

describe('Media in an object store', () => {
  it('are put, read, read in pieces and asked about under our own addresses', async () => {
    const { body } = await media.post('case', [
      { field: 'files', name: 'a.png', bytes: await aPicture(800, 600).png().toBuffer() },
    ]);
    const { url } = media.addressesOf(await media.asset(body.assets[0]));
    const whole = await media.read(url ?? '');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    expect((await sharp(bytes).metadata()).width).toBe(800);
    const piece = await media.read(url ?? '', { range: 'bytes=10-19' });
    expect([piece.status, piece.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${bytes.length}`,
    ]);
    expect(Buffer.from(await piece.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    expect((await media.read(url ?? '', { range: `bytes=${bytes.length}-` })).status).toBe(416);
    const asked = await fetch(media.url + url, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await media.files()).toEqual([]);
  });

  it('get their smaller forms and their playable form there', async () => {
    const files = [
      { field: 'files', name: 'a.jpg', bytes: await aPicture(800, 600).jpeg().toBuffer() },
      { field: 'files', name: 'b.mp4', bytes: await aVideo('mp4') },
    ];
    const [picture = 0, video = 0] = (await media.post('case', files)).body.assets;
    await media.work(picture, 2);
    await media.work(video, 2);
    for (const id of [picture, video]) {
      const { url, thumbnailUrl } = media.addressesOf(await media.asset(id));
      expect((await media.read(thumbnailUrl ?? '')).headers.get('content-type')).toBe('image/webp');
      expect((await media.read(url ?? '', { range: 'bytes=0-9' })).status).toBe(206);
    }
    expect(await media.files()).toEqual([]);
  });

  it('are gone when nothing holds them', async () => {
    const file = { field: 'files', name: 'a.jpg', bytes: await aPicture().jpeg().toBuffer() };
    const { body } = await media.post('case', [file], { fields: [['title', 'abandoned']] });
    const { key } = await media.asset(body.assets[0]);
    media.clock.advance(3_601_000);
    await media.sweep();
    const { url } = media.addressesOf({
      ...(await media.asset(body.assets[0]).catch(() => undefined)),
      key,
      state: 'ready',
      renditions: {},
    } as never);
    expect((await media.read(url ?? '')).status).toBe(404);
    media.clock.reset();
  });
});
