import sharp from 'sharp';
import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { aScan, BLANK, lightestOf, NAME, SCAN } from '../clinical-cases/support/scans';
import { decide, type HeldFile, heldOf, lookAtHeld, newestAsset } from '../media/support/held';
import { aFilmOf, aVideo } from '../media/support/samples';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { begunPost, idsOf, postsOf, videoForm, workOn } from './support/explore';

let app: RunningApp;
let anna: Person;
let ben: Person;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  [anna, ben, admin] = [await aMember(app), await aMember(app), await anAdmin(app)];
});
afterAll(() => app.stop());

const filmOf = async (words: string) =>
  aFilmOf([{ picture: (await aScan(words)).bytes, seconds: 2 }]);
const withSound = () =>
  aVideo('mp4', [...BLANK, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']);

async function sent(
  film: Buffer,
  sound?: 'keep' | 'remove',
): Promise<{ id: number; assetId: number }> {
  const id = await begunPost(anna);
  const form = videoForm(id, film);
  if (sound) form.append('sound', sound);
  const reply = await anna.post('uploadExploreVideo', form);
  expect([reply.code, reply.body.msg]).toEqual([200, 'Video uploaded successfully']);
  return { id, assetId: await newestAsset(app) };
}

const isSeenBy = async (person: Person, id: number) => {
  const { code } = await person.get(`explore/post?id=${id}`);
  expect(idsOf(await person.get('explore')).includes(id)).toBe(code === 200);
  return code === 200;
};
const theReel = async (person: Person, id: number) =>
  (await person.get(`explore/post?id=${id}`)).body['post'] as unknown as Record<string, unknown>;
const stateOf = async (assetId: number) =>
  (await app.rows('select state, is_held, keeps_sound from asset where id = ?', [assetId]))[0];
const theHeld = async (assetId: number): Promise<HeldFile | undefined> =>
  (await heldOf(anna)).find(({ id }) => id === assetId);

describe('[D-1352] A reel', () => {
  it('is its author’s alone until it has been checked, then everybody’s if nothing was found', async () => {
    const { id, assetId } = await sent(await filmOf(''), 'remove');
    await workOn(app, id);
    expect([await isSeenBy(ben, id), await isSeenBy(anna, id)]).toEqual([false, true]);
    expect((await admin.get(`explore/post?id=${id}`)).code).toBe(404);
    expect(await theReel(anna, id)).toMatchObject({
      state: 'pending',
      video: null,
      held_id: assetId,
    });
    await lookAtHeld(app, assetId);
    expect(await isSeenBy(ben, id)).toBe(true);
    expect(await theReel(ben, id)).toMatchObject({ state: 'ready', held_id: null });
    expect(await theHeld(assetId)).toBeUndefined();
  });

  it('checked before it is playable is shown once it is', async () => {
    const { id, assetId } = await sent(await filmOf(''), 'remove');
    await lookAtHeld(app, assetId);
    expect(await isSeenBy(ben, id)).toBe(false);
    await workOn(app, id);
    expect(await isSeenBy(ben, id)).toBe(true);
  });

  it('with a name waits for its author, who is told, and covers it in film and posters', async () => {
    const { id, assetId } = await sent(await filmOf(NAME), 'remove');
    await lookAtHeld(app, assetId);
    expect(await decide(anna, assetId, { masked: [1] })).toMatchObject({ code: 409 });
    await workOn(app, id);
    expect(await isSeenBy(ben, id)).toBe(false);

    await hearSignals(app, ({ name }) => name === 'media-needs-look');
    const [newest] = resultOf(await anna.post('getNotificationData'));
    expect(newest).toMatchObject({
      kind: 'post-needs-look',
      text: 'A video of yours needs your review.',
      link: `/held/${assetId}`,
    });
    const held = await theHeld(assetId);
    expect(held).toMatchObject({ place: 'explore', check: { state: 'found' } });
    expect((await fetch(app.url + held?.url, { headers: anna.headers })).status).toBe(200);
    for (const stranger of [ben, admin]) {
      expect((await stranger.get(`me/held/${assetId}`)).code).toBe(404);
      expect(await decide(stranger, assetId, { masked: [1] })).toMatchObject({ code: 404 });
    }
    const undecided = await decide(anna, assetId, {});
    expect(undecided.body.errors).toEqual({
      decisions: ['Please decide about each marked place.'],
    });

    const masked = held?.check.places.map((place) => place.id);
    expect((await decide(anna, assetId, { masked })).code).toBe(200);
    expect((await fetch(app.url + held?.url, { headers: anna.headers })).status).toBe(404);
    expect(await isSeenBy(ben, id)).toBe(false);
    await workOn(app, id);
    const poster = String((await theReel(ben, id))['poster_url']);
    const seen = Buffer.from(await (await fetch(app.url + poster)).arrayBuffer());
    expect(await sharp(seen).metadata()).toMatchObject(SCAN);
    expect(await lightestOf(seen)).toBeLessThan(60);
    expect(await decide(anna, assetId, { masked })).toMatchObject({ code: 404 });
  });

  it('shows what its author keeps', async () => {
    const { id, assetId } = await sent(await filmOf(NAME), 'remove');
    await lookAtHeld(app, assetId);
    await workOn(app, id);
    const kept = (await theHeld(assetId))?.check.places.map((place) => place.id);
    expect((await decide(anna, assetId, { kept })).code).toBe(200);
    expect(await isSeenBy(ben, id)).toBe(true);
  });

  it('that could not be checked needs its author to have looked at the whole of it', async () => {
    const { id, assetId } = await sent(await filmOf(''), 'remove');
    await workOn(app, id);
    await app.rows('update asset_check set tries = 2 where asset_id = ?', [assetId]);
    await lookAtHeld(app, assetId);
    expect((await decide(anna, assetId, {})).body.errors).toEqual({
      decisions: ['Nothing could be checked: please look at the whole file.'],
    });
    expect((await decide(anna, assetId, { looked: true })).code).toBe(200);
    expect(await isSeenBy(ben, id)).toBe(true);
  });

  it('is in nobody else’s search while it is held', async () => {
    const { id, assetId } = await sent(await filmOf(''), 'remove');
    await workOn(app, id);
    const found = async (person: Person) => {
      const { body } = await person.get('search?q=holmium&kind=reel');
      return JSON.stringify(body).includes(`"/explore/${id}"`);
    };
    expect(await found(ben)).toBe(false);
    await lookAtHeld(app, assetId);
    expect(postsOf(await ben.get('explore')).map((post) => post['post_id'])).toContain(id);
  });

  it('deleted while it is held is checked no more', async () => {
    const { id, assetId } = await sent(await filmOf(NAME), 'remove');
    await anna.post('explore/delete', { post_id: id });
    expect(await theHeld(assetId)).toBeUndefined();
    await lookAtHeld(app, assetId);
    expect(await decide(anna, assetId, { masked: [1] })).toMatchObject({ code: 404 });
  });
});

describe('[D-1353] The sound of a reel', () => {
  it('of an app that does not ask waits for its author, and is removed unless it is kept', async () => {
    const { id, assetId } = await sent(await withSound());
    await workOn(app, id);
    await lookAtHeld(app, assetId);
    expect(await theHeld(assetId)).toMatchObject({ check: { state: 'found', places: [] } });
    expect(await isSeenBy(ben, id)).toBe(false);
    expect((await decide(anna, assetId, {})).code).toBe(200);
    expect(await stateOf(assetId)).toEqual({
      state: 'pending',
      is_held: false,
      keeps_sound: false,
    });
    await workOn(app, id);
    expect(await isSeenBy(ben, id)).toBe(true);
  });

  it.each([
    ['keep', true],
    ['remove', false],
  ] as const)('"%s" is what its author says with it', async (sound, keeps) => {
    const { id, assetId } = await sent(await withSound(), sound);
    await workOn(app, id);
    await lookAtHeld(app, assetId);
    expect(await isSeenBy(ben, id)).toBe(true);
    expect(await stateOf(assetId)).toEqual({ state: 'ready', is_held: false, keeps_sound: keeps });
  });

  it('is one of two words', async () => {
    const form = videoForm(await begunPost(anna), await withSound());
    form.append('sound', 'perhaps');
    expect((await anna.post('uploadExploreVideo', form)).body.errors).toEqual({
      sound: ['Please answer keep or remove.'],
    });
  });
});
