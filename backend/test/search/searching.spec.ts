import { type RunningApp, startApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let viewer: Person;
beforeAll(async () => {
  app = await startApp();
  viewer = await aMember(app, { firstName: 'Viewer', lastName: 'Zzyzx' });
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

let count = 0;
/** A last name that nobody else has: letters only, as names are. */
const aName = (start: string) =>
  `${start}${[...`${process.pid}${++count}`].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;
const named = (firstName: string, lastName: string) => aMember(app, { firstName, lastName });
const search = (body: object, who: Person = viewer) =>
  who.post('searchUserDetailsWithFilter', body);
const idsIn = ({ body }: Replied) => (body['result'] as { id: number }[]).map(({ id }) => id);
const found = async (searchTerm: string) => idsIn(await search({ searchTerm }));

interface Facts {
  speciality?: string;
  city?: string;
}

/** What step 1 and 2 would have told of somebody. */
async function tell(person: Person, { speciality = '', city }: Facts): Promise<void> {
  const [place] = city
    ? await app.rows<{ id: number }>(
        'select id from city where name = ? order by population desc limit 1',
        [city],
      )
    : [];
  await app.rows(
    `insert into profile (account_id, speciality, city_id, city_name, current_location) values (?, ?, ?, ?, ?)`,
    [person.id, speciality, place?.id ?? null, city ?? '', city ?? ''],
  );
}

describe('A name', () => {
  it('[SE-02 SE-09] is found by the beginning of each of its words, from three characters on', async () => {
    const last = aName('Raghunathan');
    const priya = await named('Priya Maria', last);
    const reply = await search({ searchTerm: `priya maria ${last.slice(0, 12)}` });
    expect(reply.body).toMatchObject({ code: 200, numOfResults: 1, nextPage: null });
    expect(reply.body['result']).toEqual([
      {
        id: priya.id,
        full_name: `Priya Maria ${last}`,
        profile_pic: '',
        current_location: '',
        specialty_type: '',
      },
    ]);
    expect(await found(last)).toEqual([priya.id]);
    expect(await found(`${last} Priya`)).toEqual([priya.id]);
    expect(await found(`priya ${last.slice(0, 12)}`)).toEqual([priya.id]);
    expect(await found(last.slice(0, 2))).toEqual([]);
    expect(await found('   ')).toEqual([]);
  });

  it('[SE-09] is found without its accents, with accents that it has not, and in any case', async () => {
    const last = aName('Sørensen');
    const ids = [(await named('Ingrid', last)).id];
    expect(await found(last.replace('ø', 'o').toUpperCase())).toEqual(ids);
    expect(await found(last.replace('e', 'é'))).toEqual(ids);
    const polish = aName('Łódź');
    const anna = await named('Anna', `O’${polish}-Nowak`);
    expect(await found(`o${polish.replace('Łódź', 'lodz')} no`)).toEqual([anna.id]);
  });

  it.each([
    ['another letter', 'kowalska', 'kovalska'],
    ['a letter too few', 'kowalska', 'kowlska'],
    ['a letter too many', 'kowalska', 'kowallska'],
    ['two letters turned round', 'kowalska', 'kowaslka'],
    ['a wrong first letter', 'kowalska', 'gowalska'],
  ])('[SE-09 D-203] is found with one slip: %s', async (_, meant, typed) => {
    const end = aName('');
    const anna = await named('Anna', `${meant}${end}`);
    expect(await found(`${typed}${end}`)).toEqual([anna.id]);
  });

  it('[SE-09] typed without accents and with one slip is found, too, beside its other words', async () => {
    const end = aName('');
    const lucia = await named('Lucía', `Fernández${end}`);
    expect(await found(`fernandes${end} lucia`)).toEqual([lucia.id]);
    expect(await found(`lucia fernandes${end}`)).toEqual([lucia.id]);
  });

  it('[D-203] typed just so comes before those that begin so, and those before near ones; nobody comes twice', async () => {
    const stem = aName('Brandt');
    const near = await named('Ben', `${stem.slice(0, -1)}x`);
    const longer = await named('Ben', `${stem}ner`);
    const exact = await named('Ben', stem);
    const twice = await named(`${stem}a`, `${stem}b`);
    expect(await found(stem)).toEqual([exact.id, twice.id, longer.id, near.id]);
  });

  it('[SE-03] that nobody has finds nobody; signs of patterns are no letters', async () => {
    expect((await search({ searchTerm: 'qqqwwwxxx' })).body).toMatchObject({
      code: 200,
      numOfResults: 0,
      result: [],
    });
    for (const searchTerm of ['%%%', '___', '\\\\\\', "' or 1=1 --"])
      expect(await found(searchTerm)).toEqual([]);
  });
});

describe('Who is found', () => {
  it('is whoever has done step 2, at once, and by the new name when it changes', async () => {
    const last = aName('Onboard');
    const noor = await anOnboarding(app, { firstName: 'Noor', lastName: last });
    expect(await found(last)).toEqual([]);
    await app.rows('update account set onboarding_step = 2 where id = ?', [noor.id]);
    expect(await found(last)).toEqual([noor.id]);
    const renamed = aName('Renamed');
    await app.rows('update account set last_name = ? where id = ?', [renamed, noor.id]);
    expect(await found(last)).toEqual([]);
    expect(await found(renamed)).toEqual([noor.id]);
  });

  it('is nobody who left, and no word of the name stays', async () => {
    const last = aName('Departed');
    const gone = await named('Gwen', last);
    expect(await found(last)).toEqual([gone.id]);
    await gone.post('deleteAccount', { reason: 'I retire.' });
    expect(await found(last)).toEqual([]);
    expect(await app.rows('select 1 from surgeon_key where member_id = ?', [gone.id])).toEqual([]);
    expect(
      await app.rows('select 1 from surgeon_word where word = ?', [last.toLowerCase()]),
    ).toEqual([]);
  });

  it('is nobody who blocked the reader or was blocked by them; others still find them', async () => {
    const last = aName('Blocker');
    const [blocker, blocked] = [await named('Bea', last), await named('Bob', last)];
    expect(await found(last)).toEqual([blocker.id, blocked.id]);
    await blocker.post('blocks', { memberId: viewer.id });
    await viewer.post('blocks', { memberId: blocked.id });
    expect(await found(last)).toEqual([]);
    expect(idsIn(await search({ searchTerm: last }, await aMember(app)))).toEqual([
      blocker.id,
      blocked.id,
    ]);
  });

  it('is told nothing of but name, picture, place and speciality', async () => {
    const last = aName('Private');
    const anna = await named('Anna', last);
    await tell(anna, { speciality: 'Urology', city: 'Chennai' });
    await app.rows(
      `update profile set phone = '+919876543210', birth_date = '1980-01-02' where account_id = ?`,
      [anna.id],
    );
    const { body } = await search({ searchTerm: last });
    expect(Object.keys((body['result'] as object[])[0] ?? {})).toEqual([
      'id',
      'full_name',
      'profile_pic',
      'current_location',
      'specialty_type',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/9876543210|1980-01-02|example\.org/);
  });

  it('is for members alone', async () => {
    for (const call of ['searchUserDetailsWithFilter', 'searchUserDetails']) {
      expect((await aVisitor(app).post(call, { searchTerm: 'anna' })).code).toBe(401);
      expect((await (await anOnboarding(app)).post(call, { searchTerm: 'anna' })).code).toBe(403);
    }
    expect((await aVisitor(app).get('loadInitUserSearchData')).code).toBe(401);
  });
});

describe('Filters', () => {
  it('[SE-01 SE-07 SE-09] narrow by speciality, city and country, by id or by name, alone and together', async () => {
    const last = aName('Filtered');
    const [urologist, eye] = [await named('Una', last), await named('Eve', last)];
    await tell(urologist, { speciality: 'Urology', city: 'Chennai' });
    await tell(eye, { speciality: 'Eye Surgery', city: 'Berlin' });
    const [chennai] = await app.rows<{ id: number }>(
      `select id from city where name = 'Chennai' order by population desc limit 1`,
    );
    const narrowedBy = async (filters: object) =>
      idsIn(await search({ searchTerm: last, ...filters }));

    expect(await narrowedBy({})).toEqual([eye.id, urologist.id]);
    expect(await narrowedBy({ speciality: 'Urology' })).toEqual([urologist.id]);
    expect(await narrowedBy({ city: String(chennai?.id) })).toEqual([urologist.id]);
    expect(await narrowedBy({ city: 'chennai' })).toEqual([urologist.id]);
    expect(await narrowedBy({ country: '96' })).toEqual([urologist.id]);
    expect(await narrowedBy({ country: 'Germany' })).toEqual([eye.id]);
    expect(await narrowedBy({ country: 'Germany', speciality: 'Urology' })).toEqual([]);
    expect(await narrowedBy({ city: 'Nowhere at all' })).toEqual([]);
    expect(idsIn(await search({ speciality: 'Eye Surgery', city: 'Berlin' }))).toContain(eye.id);
  });

  it('[SE-05] none of them, and no term: nobody', async () => {
    expect((await search({})).body).toMatchObject({
      code: 200,
      numOfResults: 0,
      result: [],
      nextPage: null,
    });
  });

  it('[SE-08 D-204] begin with the counts of specialities and the cities of most members, a minute old at most', async () => {
    const countOf = async () => {
      const { body } = await viewer.get('loadInitUserSearchData');
      const { specialityCount, cities } = body as unknown as {
        specialityCount: { specialty_type: string; num: number }[];
        cities: object[];
      };
      return {
        num: specialityCount.find((row) => row.specialty_type === 'Neurosurgery')?.num ?? 0,
        cities,
      };
    };
    app.clock.set(new Date());
    app.clock.advance(120_000);
    const before = await countOf();
    await tell(await named('Nora', aName('Neuro')), {
      speciality: 'Neurosurgery',
      city: 'Chennai',
    });
    expect((await countOf()).num).toBe(before.num);
    app.clock.advance(61_000);
    const after = await countOf();
    expect(after.num).toBe(before.num + 1);
    expect(after.cities).toContainEqual({
      id: expect.any(Number),
      name: 'Chennai',
      country_id: 96,
    });
  });
});

describe('A long list', () => {
  it('[D-333] comes in pages of twenty, in one order, and ends; all of them are counted', async () => {
    const last = aName('Manifold');
    for (let i = 0; i < 22; i += 1) await named(`Member${String.fromCharCode(97 + i)}`, last);
    const first = await search({ searchTerm: last });
    const second = await search({ searchTerm: last, page: first.body['nextPage'] });
    expect([
      idsIn(first).length,
      idsIn(second).length,
      first.body['nextPage'],
      second.body['nextPage'],
    ]).toEqual([20, 2, 2, null]);
    expect([first.body['numOfResults'], second.body['numOfResults']]).toEqual([22, 22]);
    expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(22);
    expect((await search({ searchTerm: last, page: 501 })).code).toBe(422);
  });
});

describe('The box', () => {
  it('[SE-07 SE-10] suggests names alone', async () => {
    const last = aName('Suggested');
    const sam = await named('Sam', last);
    expect(
      (await viewer.post('searchUserDetails', { searchKey: last.slice(0, 12) })).body['result'],
    ).toEqual([{ id: sam.id, signup_id: sam.id, name: `Sam ${last}`, profile_pic: '' }]);
    expect((await viewer.post('searchUserDetails', { searchKey: 'sa' })).body).toMatchObject({
      code: 200,
      result: [],
    });
  });
});
