import { startWithFiles } from '../clinical-cases/support/cases';
import { aScan, lightestOf, NAME } from '../clinical-cases/support/scans';
import { decide, heldOf, lookAtHeld, newestAsset } from '../media/support/held';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aBeyondPost, arraysIn, beyondForm, theBeyondPost } from './support/beyond';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const codeFor = async (person: Person, beyond_surgery_id: number) =>
  (await person.post('getBeyondPost', { beyond_surgery_id })).code;
const inFeedOf = async (person: Person, id: number) =>
  arraysIn(await person.post('getBeyondPost'))[0]?.some((post) => post['id'] === id);

describe('[D-1354] A picture of Beyond Surgery', () => {
  it('is its author’s alone until it is checked', async () => {
    const id = await aBeyondPost(anna, 'A summit', await aScan(''));
    expect([await codeFor(ben, id), await inFeedOf(ben, id)]).toEqual([404, false]);
    expect(await theBeyondPost(anna, id)).toMatchObject({ status: 'Processing', url: null });
    await lookAtHeld(app, await newestAsset(app));
    expect([await codeFor(ben, id), await inFeedOf(ben, id)]).toEqual([200, true]);
    expect(await theBeyondPost(ben, id)).toMatchObject({ status: 'Active' });
  });

  it('[D-1356] with a name waits for its author, and is covered in the file that it is', async () => {
    const id = await aBeyondPost(anna, 'A summit', await aScan(NAME));
    const assetId = await newestAsset(app);
    await lookAtHeld(app, assetId);
    expect(await codeFor(ben, id)).toBe(404);
    expect(await heldOf(anna)).toMatchObject([
      { id: assetId, place: 'beyond-surgery', check: { state: 'found' } },
    ]);
    expect((await decide(anna, assetId, { masked: [1] })).code).toBe(200);
    const { url, thumbnail_url } = await theBeyondPost(ben, id);
    const seen = await fetch(app.url + String(url));
    expect(await lightestOf(Buffer.from(await seen.arrayBuffer()))).toBeLessThan(40);
    expect(thumbnail_url).toBeNull();
    expect(await heldOf(anna)).toEqual([]);
  });

  it('that comes with an edit holds the post back as well', async () => {
    const id = await aBeyondPost(anna, 'A summit', await aScan(''));
    await lookAtHeld(app, await newestAsset(app));
    const form = beyondForm(
      { title: 'Another', isFileChanged: true },
      await aScan(NAME),
      'beyondfile',
    );
    expect((await anna.post(`editBeyondPost/${id}`, form)).code).toBe(200);
    expect(await codeFor(ben, id)).toBe(404);
  });
});
