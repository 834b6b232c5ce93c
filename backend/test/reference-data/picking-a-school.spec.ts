import { PlacesService } from '../../src/reference-data/places.service';
import { SPECIALITIES } from '../../src/reference-data/specialities.rules';
import { type RunningApp, startApp } from '../support/app';
import { aVisitor } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

interface School {
  readonly id: number;
  readonly name: string;
  readonly city_id: number;
  readonly city_name: string;
}

const INDIA = 96;
const DELHI = 1273294;
const NEW_DELHI = 1261481;

async function schools(body: object): Promise<School[]> {
  const reply = await aVisitor(app).post('searchMedicalSchools', body);
  const result = reply.body['result'] as School[];
  if (result.length < 100) expect(reply.body['numOfResults']).toBe(result.length);
  return result;
}

describe('Medical schools and centres', () => {
  it('[RD-03 RD-12] of a city come by name', async () => {
    const found = await schools({ cityId: DELHI, countryId: INDIA });
    const names = found.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toContain('Maulana Azad Medical College');
    expect(names).toEqual([...names].sort());
    expect(found[0]).toEqual({
      id: expect.any(Number),
      name: names[0],
      city_id: DELHI,
      city_name: 'Delhi',
    });
  });

  it('[RD-12 D-333] of a whole country are counted, though a hundred are shown', async () => {
    const { body } = await aVisitor(app).post('searchMedicalSchools', { countryId: INDIA });
    const [row] = await app.rows<{ schools: number }>(
      'select count(*)::int as schools from medical_school where country_id = ?',
      [INDIA],
    );
    expect(body['result']).toHaveLength(100);
    expect(row?.schools).toBeGreaterThan(100);
    expect(body['numOfResults']).toBe(row?.schools);
  });

  it('[RD-12 D-050] of a great city are offered in its districts too', async () => {
    expect(await schools({ cityId: NEW_DELHI, countryId: INDIA })).toEqual(
      await schools({ cityId: DELHI, countryId: INDIA }),
    );
  });

  it('[RD-12] of a country are a hundred at most, which a short name narrows', async () => {
    expect(await schools({ countryId: INDIA })).toHaveLength(100);
    expect(
      (await schools({ countryId: INDIA, query: 'cmc vell' })).map(({ city_name }) => city_name),
    ).toEqual(['Vellore']);
  });

  it('[RD-12] are none in a city that has none, in another country, and in a city that is none', async () => {
    const [village] = await app.rows<{ id: number }>(
      'select id from city where not exists (select from medical_school where city_id = city.id) limit 1',
    );
    expect(await schools({ cityId: village?.id })).toEqual([]);
    expect(await schools({ cityId: DELHI, countryId: 12 })).toEqual([]);
    expect(await schools({ cityId: 1 })).toEqual([]);
  });

  it('[RD-12] need a city or a country', async () => {
    const { code, body } = await aVisitor(app).post('searchMedicalSchools');
    expect(code).toBe(422);
    expect(body.errors).toEqual({ cityId: ['Please select city.'] });
  });

  it.each([
    ['IN', 150],
    ['US', 60],
    ['GB', 30],
    ['AU', 20],
  ])('[RD-12] of %s are %i and more', async (iso2, least) => {
    const [row] = await app.rows<{ schools: number }>(
      'select count(*)::int as schools from medical_school join country on country.id = country_id where iso2 = ?',
      [iso2],
    );
    expect(row?.schools).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['GB', ['London', 'Birmingham', 'Glasgow', 'Manchester', 'Edinburgh', 'Leeds']],
    [
      'US',
      ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Philadelphia', 'San Diego', 'Dallas'],
    ],
    [
      'IN',
      [
        'Mumbai',
        'Delhi',
        'Bengaluru',
        'Kolkata',
        'Chennai',
        'Hyderabad',
        'Ahmedabad',
        'Pune',
        'Jaipur',
        'Lucknow',
      ],
    ],
    ['AU', ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide']],
  ])('[RD-12] are two or more in each large city of %s', async (iso2, cities) => {
    const counted = await Promise.all(cities.map((name) => schoolsIn(iso2, name)));
    expect(counted.filter((count) => count < 2)).toEqual([]);
  });
});

async function schoolsIn(iso2: string, query: string): Promise<number> {
  const [country] = await app.rows<{ id: number }>('select id from country where iso2 = ?', [iso2]);
  const { body } = await aVisitor(app).post('searchCityDetails', { query, countryId: country?.id });
  const [city] = body['result'] as { id: number }[];
  return (await schools({ cityId: city?.id, countryId: country?.id })).length;
}

describe('Specialities', () => {
  it('[RD-06 RD-13] are the 25 in their order', async () => {
    const { code, body } = await aVisitor(app).get('specialityGroups');
    expect(code).toBe(200);
    expect(body['specialities']).toEqual([...SPECIALITIES]);
    expect(SPECIALITIES).toHaveLength(25);
    expect(await app.rows('select name from speciality order by id')).toEqual(
      SPECIALITIES.map((name) => ({ name })),
    );
  });
});

describe('What people type under Other', () => {
  it('[RD-03] is kept once, however often and however spelled, until somebody reviews it', async () => {
    const places = app.nest.get(PlacesService);
    const suggest = (name: string, cityId?: number) =>
      inUnitOfWork(app, () =>
        places.suggest({ kind: 'school', name, countryId: INDIA, ...(cityId ? { cityId } : {}) }),
      );
    app.clock.set(new Date('2026-11-20T10:00:00Z'));

    const first = await suggest("École d'Été? & Sons");
    expect(await suggest('ecole dete, sons')).toBe(first);
    expect(await suggest("École d'Été? & Sons", DELHI)).not.toBe(first);
    expect(
      await app.rows(
        'select name, created_at = ? as dated, reviewed_at from place_suggestion where id = ?',
        [app.clock.now(), first],
      ),
    ).toEqual([{ name: "École d'Été? & Sons", dated: true, reviewed_at: null }]);
  });
});
