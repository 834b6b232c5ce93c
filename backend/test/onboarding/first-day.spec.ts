import { aCase } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { medicalSchool, type Places, personalAnswers, somePlaces } from './answers';

describe('The first day', () => {
  let app: RunningApp;
  let places: Places;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
  });

  afterAll(() => app.stop());

  /** A person who has just completed step 2. */
  async function aNewcomer(): Promise<Person> {
    const leila = await anOnboarding(app);
    await leila.post('personal', personalAnswers(leila, places));
    await leila.post('qualification', medicalSchool(places));
    return leila;
  }
  const isOffered = async (person: Person) =>
    ((await person.get('session')).body['records'] as Record<string, unknown>)['first_day'];
  const hasPhoto = ({ id }: Person) =>
    app.rows(
      `with photo as (insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at)
         values (?, 'profile-picture', 'ready', 'image', 'image/png', 'photo-' || ?::text, 1, '', 'not-scanned', now()) returning id)
       update profile set picture_asset_id = (select id from photo) where account_id = ? returning account_id`,
      [id, id, id],
    );

  it('[D-714] is offered to new members, not to those of before, and ends by their word', async () => {
    const leila = await aNewcomer();
    const before = await aMember(app);
    expect([await isOffered(leila), await isOffered(before)]).toEqual([true, false]);

    expect((await leila.send('DELETE', 'first-day', undefined)).code).toBe(200);
    expect((await leila.send('DELETE', 'first-day', undefined)).code).toBe(200);
    expect(await isOffered(leila)).toBe(false);
    // Changing the training later brings nothing back.
    await leila.post('qualification', medicalSchool(places));
    expect(await isOffered(leila)).toBe(false);
  });

  it('[D-714] is over with a photo and an answer to a colleague’s case, or after a month', async () => {
    const [leila, ben] = [await aNewcomer(), await aMember(app)];
    const own = await aCase(leila);
    const theirs = await aCase(ben);
    const says = (clinicalCaseId: number) =>
      leila.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain first.' });
    await hasPhoto(leila);
    await says(own);
    expect(await isOffered(leila)).toBe(true);
    await says(theirs);
    expect(await isOffered(leila)).toBe(false);

    const later = await aNewcomer();
    await app.rows(
      `update profile set first_day_since = now() - interval '31 days' where account_id = ? returning account_id`,
      [later.id],
    );
    expect(await isOffered(later)).toBe(false);
  });
});
