import { join } from 'node:path';
import sharp from 'sharp';
import { RenditionsService } from '../../src/media/renditions/renditions.service';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aScan, NAME } from '../clinical-cases/support/scans';
import { decide, heldOf, lookAtHeld, newestAsset } from '../media/support/held';
import type { RunningApp } from '../support/app';
import { lastPromised, promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { aForm } from './uploads';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const send = async (words: string): Promise<number> => {
  const reply = await anna.post('uploadProfilePic', aForm('profile_pic', await aScan(words)));
  expect(reply.code).toBe(200);
  return newestAsset(app);
};
const seenBy = async (viewer: Person) =>
  (
    (await viewer.post('getProfileDetails', { id: anna.id })).body['profile'] as unknown as {
      display_pic: string;
    }
  ).display_pic;
const inPostsFor = async (viewer: Person) =>
  JSON.stringify((await viewer.post('loadUserById', { id: anna.id })).body['result']);

/** Does what the worker would do for all promises about its smaller versions. */
async function shrunk(assetId: number): Promise<void> {
  for (const { id: outboxId, name } of await promised(app, 'media', { assetId }))
    if (name === 'make-renditions')
      await inUnitOfWork(app, () =>
        app.nest.get(RenditionsService, { strict: false }).make({ assetId, outboxId }),
      );
}

/** A photograph of a face, without the collar, whose rings look like print. */
async function aFace() {
  const file = join(__dirname, '../media/support/faces/collins.jpg');
  const face = sharp(file).extract({ left: 40, top: 20, width: 220, height: 190 });
  return { name: 'me.jpg', bytes: await face.jpeg().toBuffer() };
}

describe('[D-1355] A profile picture', () => {
  it('is shown to nobody, in no size, until it is checked', async () => {
    const assetId = await send('');
    await shrunk(assetId);
    expect(await seenBy(ben)).toBe('');
    expect(await inPostsFor(ben)).not.toContain('/media/public');
    await lookAtHeld(app, assetId);
    expect(await seenBy(ben)).toMatch(/^\/media\/public\//);
    expect((await fetch(app.url + (await seenBy(ben)))).status).toBe(200);
    await shrunk(assetId);
    expect(await inPostsFor(ben)).toContain('-thumb.webp');
    expect(await lastPromised(app, 'media', { assetId })).toBeGreaterThan(0);
  });

  it('[D-1451] is not asked about for its face', async () => {
    const form = aForm('profile_pic', await aFace());
    expect((await anna.post('uploadProfilePic', form)).code).toBe(200);
    await lookAtHeld(app, await newestAsset(app));
    expect(await heldOf(anna)).toEqual([]);
    expect(await seenBy(ben)).toMatch(/^\/media\/public\//);
  });

  it('with a name on it waits for its owner, and is shown as they decide', async () => {
    const assetId = await send(NAME);
    await lookAtHeld(app, assetId);
    expect(await seenBy(ben)).toBe('');
    const [held] = await heldOf(anna);
    expect(held).toMatchObject({ id: assetId, place: 'profile', check: { state: 'found' } });
    const masked = held?.check.places.map(({ id }) => id);
    expect((await decide(anna, assetId, { masked })).code).toBe(200);
    const shown = await seenBy(ben);
    expect(shown).toMatch(/^\/media\/public\//);
    expect(shown).not.toBe(held?.url);
    expect((await fetch(app.url + shown)).status).toBe(200);
    expect((await fetch(app.url + held?.url)).status).toBe(404);
  });
});
