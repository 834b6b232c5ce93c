import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectStore, openObjectStore } from '../../../scripts/lib/object-store.mjs';
import { startWithFiles } from '../clinical-cases/support/cases';
import { begunPost } from '../explore/support/explore';
import type { RunningApp } from '../support/app';
import { aMember } from '../support/people';
import { append, begun, offsetOf } from './support/pieces';
import { aVideo } from './support/samples';

const MB = 1024 ** 2;
const REEL = 'explore-video';
const BUCKET = 'suture-test';

let app: RunningApp;
let store: ObjectStore;
beforeAll(async () => {
  store = await openObjectStore();
  app = await startWithFiles(store.settings);
});
afterAll(async () => {
  await app.stop();
  await store.stop();
});

/** The stored files of this upload, including parts; their names contain its id. */
const inBucket = async (id: string) =>
  (await readdir(store.folder, { recursive: true })).filter((path) => path.includes(id));
const parts = async () => (await readdir(join(store.folder, BUCKET, '._S3rver_uploads'))).length;

describe('Pieces of an upload in an object store', () => {
  it('[UP-08] are put together as they were sent, however small, and leave nothing behind', async () => {
    const anna = await aMember(app);
    const bytes = Buffer.concat([await aVideo('mp4'), randomBytes(37 * MB)]);
    const id = await begun(anna, { bytes: bytes.length, purpose: REEL });
    let offset = 0;
    for (const size of [MB, 20 * MB, 3 * MB, bytes.length - 24 * MB]) {
      expect(
        await append(app, anna, { id, offset, bytes: bytes.subarray(offset, offset + size) }),
      ).toBe(204);
      offset += size;
      expect(await offsetOf(anna, id)).toBe(offset);
    }
    expect(
      (await anna.post('uploadExploreVideo', { post_id: await begunPost(anna), uploadId: id }))
        .code,
    ).toBe(200);
    const [kept] = await app.rows<{ sha256: string }>(
      'select sha256 from asset where owner_id = ? and purpose = ?',
      [anna.id, REEL],
    );
    expect(kept?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await inBucket(id)).toEqual([]);
    expect(await parts()).toBe(0);
  });

  it('go when the upload is given up', async () => {
    const anna = await aMember(app);
    const id = await begun(anna, { bytes: 20 * MB, purpose: REEL });
    expect(await append(app, anna, { id, offset: 0, bytes: randomBytes(17 * MB) })).toBe(204);
    expect(await parts()).toBe(1);
    expect((await inBucket(id)).length).toBeGreaterThan(0);
    expect(
      (await anna.send('DELETE', `uploads/${id}`, undefined, { 'tus-resumable': '1.0.0' })).code,
    ).toBe(204);
    expect(await inBucket(id)).toEqual([]);
    expect(await parts()).toBe(0);
    expect(await offsetOf(anna, id)).toBe(-404);
  });
});
