import { deskOf } from '../admin/support/reports';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { aFilm, aReel, begunPost, idsOf, UROLOGY, videoForm, workOn } from './support/explore';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const OF_PATIENT = { ...UROLOGY, showsPatient: true, consent: true };

const declaredOf = async (id: number) =>
  (
    await app.rows<Record<string, unknown>>(
      'select shows_patient, declared_at, looked_at from explore_post where id = ?',
      [id],
    )
  )[0];

function lookedForm(id: number, film: Buffer): FormData {
  const form = videoForm(id, film);
  form.append('looked', 'true');
  return form;
}

describe('What a video shows is declared', () => {
  it('[D-909] with the patient’s consent, if it shows one', async () => {
    const consent = ['Please confirm that the patient has given written consent.'];
    for (const more of [{}, { consent: false }])
      expect(
        (await anna.post('createExplorePost', { ...UROLOGY, showsPatient: true, ...more })).body,
      ).toMatchObject({ code: 422, errors: { consent } });
    expect(
      (await anna.post('createExplorePost', { ...UROLOGY, showsPatient: 'perhaps' })).code,
    ).toBe(422);
    expect(await declaredOf(await begunPost(anna, OF_PATIENT))).toEqual({
      shows_patient: true,
      looked_at: null,
      declared_at: expect.anything(),
    });
  });

  it('[D-909] and nobody sees a patient’s before its author has looked at the whole of it', async () => {
    const id = await begunPost(anna, OF_PATIENT);
    expect(
      (await anna.post('uploadExploreVideo', videoForm(id, await aFilm()))).body,
    ).toMatchObject({
      code: 422,
      errors: { looked: ['Please confirm that you have looked at the whole video.'] },
    });
    expect(idsOf(await anna.get('explore'))).not.toContain(id);
    expect((await anna.post('uploadExploreVideo', lookedForm(id, await aFilm()))).code).toBe(200);
    expect((await declaredOf(id))?.['looked_at']).not.toBeNull();
    await workOn(app, id);
    expect((await ben.get(`explore/post?id=${id}`)).code).toBe(200);
  });

  it('[D-909] as showing none, or not at all by older apps, and moderators read which', async () => {
    const none = await aReel(app, anna, { ...UROLOGY, showsPatient: false });
    const unasked = await aReel(app, anna);
    const moderator = await anAdmin(app);
    const declaration = async (id: number) => {
      await ben.post(`explore/posts/${id}/report`, { reason: 'A face.', category: 'wrong' });
      return (await deskOf(app).rowOf(moderator, id))?.object.declaration;
    };
    expect(await declaration(none)).toEqual({
      shows_patient: false,
      looked_at: null,
      declared_at: expect.stringMatching(/Z$/),
    });
    expect(await declaration(unasked)).toEqual({
      shows_patient: null,
      declared_at: null,
      looked_at: null,
    });
  });
});
