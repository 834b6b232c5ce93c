import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
let school: number;
let city: number;
beforeAll(async () => {
  app = await startApp();
  const [row] = await app.rows<{ id: number }>('select id from medical_school order by id limit 1');
  const [place] = await app.rows<{ id: number }>('select id from city order by id limit 1');
  [school, city] = [row?.id ?? 0, place?.id ?? 0];
});
afterAll(() => app.stop());
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app, { firstName: 'Ben', lastName: 'Okoro' })];
  await app.rows('delete from training where account_id not in (?, ?)', [anna.id, ben.id]);
  await app.rows('update profile set city_id = null, speciality = ?', ['']);
});

const is = (who: Person, at: { city?: number; speciality?: string }) =>
  app.rows(
    `insert into profile (account_id, city_id, speciality) values (?, ?, ?)
     on conflict (account_id) do update set city_id = excluded.city_id, speciality = excluded.speciality`,
    [who.id, at.city ?? null, at.speciality ?? ''],
  );
const studied = (who: Person) =>
  app.rows(
    `insert into training (account_id, kind, country_id, city_name, school_id, school_name, year)
     values (?, 'mbbs', 96, 'Chennai', ?, 'Adyar', 2006)`,
    [who.id, school],
  );
const people = async (who: Person) =>
  (await who.get('people')).body['result'] as unknown as Record<string, unknown>[];
const names = async (who: Person) => (await people(who)).map((one) => one['full_name']);

describe('People whom a member may know', () => {
  it('[D-576] share a school, a city or a speciality, and who shares most comes first', async () => {
    const cem = await aMember(app, { firstName: 'Cem', lastName: 'Aksoy' });
    const stranger = await aMember(app, { firstName: 'Olga', lastName: 'Far' });
    await is(anna, { city, speciality: 'GI Surgery' });
    await is(ben, { city });
    await is(cem, { speciality: 'GI Surgery' });
    await is(stranger, {});
    await Promise.all([studied(anna), studied(cem)]);
    expect(await people(anna)).toMatchObject([
      { full_name: 'Cem Aksoy', shared: ['school', 'speciality'], mutual: 0 },
      { full_name: 'Ben Okoro', shared: ['city'] },
    ]);
  });

  it('[D-576] are never those of whom one has asked, the blocked, the departed, or oneself', async () => {
    const [asked, blocked, blocker, gone] = await Promise.all([1, 2, 3, 4].map(() => aMember(app)));
    if (!asked || !blocked || !blocker || !gone) throw new Error('Four are needed.');
    for (const one of [anna, ben, asked, blocked, blocker, gone]) await is(one, { city });
    await anna.post('addBeyondFollowRequest', { user_two_id: asked.id });
    await anna.post('blocks', { memberId: blocked.id });
    await blocker.post('blocks', { memberId: anna.id });
    await gone.post('deleteAccount', { reason: 'Moving on.' });
    expect(await names(anna)).toEqual(['Ben Okoro']);
  });

  it('[D-576] can be turned off, for both sides', async () => {
    await Promise.all([anna, ben].map((one) => is(one, { city })));
    expect((await ben.send('PUT', 'people/settings', { suggested: false })).code).toBe(200);
    expect((await ben.get('people')).body).toMatchObject({ result: [], suggested: false });
    expect(await names(anna)).toEqual([]);
    await ben.send('PUT', 'people/settings', { suggested: true });
    expect(await names(anna)).toEqual(['Ben Okoro']);
  });

  it('[D-576] are told with whom both are connected, as profiles are', async () => {
    const cem = await aMember(app);
    for (const one of [anna, ben]) {
      await is(one, { city });
      await one.post('addBeyondFollowRequest', { user_two_id: cem.id });
      await cem.post('addBeyondFollowRequest', { user_two_id: one.id });
    }
    expect(await people(anna)).toMatchObject([{ full_name: 'Ben Okoro', mutual: 1 }]);
    expect((await anna.get(`connections/${ben.id}`)).body).toMatchObject({ mutual: 1 });
  });
});
