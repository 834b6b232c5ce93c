import { resultOf } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, anOnboarding, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

const INDIA = 96;

interface Typed {
  id: number;
  kind: string;
  name: string;
  country: string;
  uses: number;
}

/** Joins with a home, a city of training and a school as they are typed. */
async function joins({
  home,
  city,
  school,
}: {
  home: string;
  city: string;
  school: string;
}): Promise<Person> {
  const person = await anOnboarding(app);
  const twice = (word: string) => (/^\d+$/.test(word) ? word : `${word}#${word}`);
  const self = {
    firstName: 'Anna',
    lastName: 'Keller',
    emailId: person.email,
    gender: 'F',
    dob: '1982-03-14',
  };
  const personal = await person.post('personal', {
    ...self,
    cityId: twice(home),
    cityName: home,
    country_code: '+91',
    mobile: '9876543210',
  });
  const trained = {
    mbbsCountry: INDIA,
    mbbsCity: twice(city),
    mbbsMedicalSchool: twice(school),
    mbbsYear: 2006,
  };
  const qualified = await person.post('qualification', {
    ...trained,
    terms: true,
    declaration: true,
  });
  expect([personal.code, qualified.code]).toEqual([200, 200]);
  return person;
}

const listed = async () =>
  resultOf(await admin.get('admin/typed-places?limit=100')) as unknown as Typed[];
const typed = async (kind: string, name: string, country = '') =>
  (await listed()).find((one) => one.kind === kind && one.name === name && one.country === country);
const merge = (id: number | undefined, into: unknown) =>
  admin.post(`admin/typed-places/${id}/merge`, { into });
const entries = async (id: number | undefined, term = '') => {
  const { body } = await admin.get(`admin/typed-places/${id}?term=${term}`);
  return (body['result'] as { entries: { id: number; name: string; where: string }[] }).entries;
};
const profileOf = async ({ id }: Person) =>
  (
    await app.rows(
      'select city_id, city_name, current_location from profile where account_id = ?',
      [id],
    )
  )[0];
const trainingOf = async ({ id }: Person) =>
  (
    await app.rows(
      'select city_id, city_name, school_id, school_name from training where account_id = ?',
      [id],
    )
  )[0];

const groupsOf = async ({ id }: Person) =>
  (
    await app.rows<{ name: string }>(
      `select r.name from chat_room r join chat_member m on m.room_id = r.id
        where m.member_id = ? and r.name <> 'Women in Surgery'`,
      [id],
    )
  ).map(({ name }) => name);

describe('A typed city', () => {
  it('[D-072] is listed with how many bear it, in whatever spelling, and is merged into one of our list', async () => {
    const people = [
      await joins({ home: 'Chénnaipuram', city: 'Adyarnagar', school: 'One School' }),
      await joins({ home: 'CHENNAIPURAM', city: 'Adyarnagar', school: 'One School' }),
    ];
    const elsewhere = await joins({ home: 'Elsewhere', city: 'Adyarnagar', school: 'One School' });
    const home = await typed('city', 'Chénnaipuram');
    expect(home?.uses).toBe(2);
    expect((await typed('city', 'Adyarnagar', 'India'))?.uses).toBe(3);

    const [chennai] = await entries(home?.id, 'Chennai');
    expect(chennai).toMatchObject({ name: 'Chennai', where: expect.stringContaining('India') });
    const merged = await merge(home?.id, chennai?.id);
    expect([merged.code, merged.body['rewritten']]).toEqual([200, 2]);
    for (const person of people)
      expect(await profileOf(person)).toEqual({
        city_id: chennai?.id,
        city_name: 'Chennai',
        current_location: 'Chennai, India',
      });
    expect(await profileOf(elsewhere)).toMatchObject({ city_id: null, city_name: 'Elsewhere' });
    expect(await trainingOf(elsewhere)).toMatchObject({ city_id: null, city_name: 'Adyarnagar' });

    expect(await typed('city', 'Chénnaipuram')).toBeUndefined();
    expect((await merge(home?.id, chennai?.id)).code).toBe(409);
    expect(
      await app.rows(
        "select object from audit_event where action = 'place-merged' and actor_id = ?",
        [admin.id],
      ),
    ).toEqual([{ object: `typed city ${home?.id} into city ${chennai?.id}, 2 rows` }]);
  });

  it('of a training stays in its country, and comes again when it is typed again', async () => {
    await joins({ home: 'Somewhere', city: 'Kochinagar', school: 'Two School' });
    const city = await typed('city', 'Kochinagar', 'India');
    const [paris] = await app.rows<{ id: number }>(
      "select id from city where name = 'Paris' order by population desc limit 1",
    );
    expect((await merge(city?.id, paris?.id)).code).toBe(409);
    for (const wrong of [undefined, 'x', 0, -1, 2 ** 40])
      expect((await merge(city?.id, wrong)).code).toBe(422);
    const [kochi] = await entries(city?.id, 'Kochi');
    expect((await merge(city?.id, kochi?.id)).code).toBe(200);
    expect(await typed('city', 'Kochinagar', 'India')).toBeUndefined();
    await joins({ home: 'Somewhere', city: 'Kochinagar', school: 'Two School' });
    expect((await typed('city', 'Kochinagar', 'India'))?.uses).toBe(1);
  });
});

describe('A typed school', () => {
  it('[D-072] is merged into one of our list, whose group its members enter', async () => {
    const anna = await joins({ home: 'Somewhere', city: 'Adyarnagar', school: 'My Old College' });
    const school = await typed('school', 'My Old College', 'India');
    const [known] = await app.rows<{ id: number; name: string }>(
      'select id, name from medical_school where country_id = ? order by id limit 1',
      [INDIA],
    );
    expect((await merge(school?.id, known?.id)).body['rewritten']).toBe(1);
    expect(await trainingOf(anna)).toMatchObject({
      school_id: known?.id,
      school_name: known?.name,
    });
    expect(await groupsOf(anna)).toContain(known?.name);
  });

  it('[D-999] has no group until an administrator accepts it, and then one for all of its spellings', async () => {
    const anna = await joins({ home: 'Somewhere', city: 'Chennai', school: 'Charit' });
    const bea = await joins({ home: 'Somewhere', city: 'Chennai', school: 'CHARIT' });
    const other = await joins({ home: 'Somewhere', city: 'Chennai', school: 'Charite' });
    expect(await groupsOf(anna)).toEqual([]);
    const school = await typed('school', 'Charit', 'India');
    const accept = () => admin.post(`admin/typed-places/${school?.id}/accept`, {});
    expect((await accept()).code).toBe(200);
    expect((await accept()).code).toBe(409);
    expect(await typed('school', 'Charit', 'India')).toBeUndefined();
    expect(await groupsOf(anna)).toEqual(['Charit']);
    expect(await groupsOf(bea)).toEqual(['Charit']);
    expect(await groupsOf(other)).toEqual([]);

    const later = await joins({ home: 'Somewhere', city: 'Chennai', school: 'charit' });
    expect(await groupsOf(later)).toEqual(['Charit']);
    expect(await typed('school', 'Charit', 'India')).toBeUndefined();
    expect(
      await app.rows("select object from audit_event where action = 'place-accepted'"),
    ).toEqual([{ object: `typed school ${school?.id}` }]);
  });
});

it('Typed places are for administrators', async () => {
  const ben = await aMember(app);
  expect((await ben.get('admin/typed-places')).code).toBe(403);
  expect((await ben.post('admin/typed-places/1/merge', { into: 1 })).code).toBe(403);
  expect((await ben.post('admin/typed-places/1/accept', {})).code).toBe(403);
});
