import { type RunningApp, startApp } from '../support/app';
import { anOnboarding, aVisitor } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const INDIA = 96;
const GREAT_BRITAIN = 71;

interface Named {
  readonly id: number;
  readonly name: string;
}

const ask = async <Row = Named>(path: string, body: object = {}) => {
  const reply = await aVisitor(app).post(path, body);
  return { ...reply, result: reply.body['result'] as Row[] };
};
const names = (rows: readonly Named[]) => rows.map(({ name }) => name);

describe('Countries', () => {
  it('[RD-01 RD-05 RD-07] have the ids, names and phone codes that the apps know', async () => {
    const { code, result } = await ask('getAllCountries');
    expect(code).toBe(200);
    expect(result).toHaveLength(250);
    expect(result).toEqual(
      expect.arrayContaining([
        { id: 96, name: 'India', phone_code: '91', iso2: 'IN' },
        { id: 230, name: 'United States', phone_code: '1', iso2: 'US' },
        { id: 12, name: 'Australia', phone_code: '61', iso2: 'AU' },
        { id: 71, name: 'United Kingdom (Great Britain)', phone_code: '44', iso2: 'GB' },
      ]),
    );
  });

  it('[D-051] have the names that people use, and phone codes of digits alone', async () => {
    const { result } = await ask<Named & { readonly phone_code: string }>('getAllCountries');
    const shown = ['Russia', 'Taiwan', 'Iran', 'Vietnam'];
    expect(names(result)).toEqual(expect.arrayContaining(shown));
    const codes = result.map(({ phone_code }) => phone_code);
    expect(codes.filter((code) => !/^\d*$/.test(code))).toEqual([]);
  });

  it.each([
    ['United State', 230],
    ['great britain', 71],
    ['Burma', 133],
    ["cote d'ivoire", 39],
  ])('[RD-05] are found as %p', async (query, id) => {
    const { result } = await ask('getAllCountries', { query });
    expect(result.map((country) => country.id)).toContain(id);
  });
});

describe('Regions', () => {
  it('[RD-04 RD-11] of a country are all its states, by name', async () => {
    const { body, result } = await ask('searchRegionByCountry', { countryId: INDIA });
    expect(body['numOfResults']).toBe(36);
    expect(names(result)).toEqual([...names(result)].sort());
    expect(names(result)).toEqual(expect.arrayContaining(['Maharashtra', 'Ladakh', 'Telangana']));
  });

  it('[RD-11] need a country', async () => {
    const { code, body } = await ask('searchRegionByCountry');
    expect(code).toBe(422);
    expect(body.errors).toEqual({ countryId: ['Please select Country.'] });
  });
});

describe('Cities', () => {
  it('[RD-02 RD-09] of a country come with the largest first, complete enough to be told apart', async () => {
    const { result } = await ask('getCityDetailsByCountryId', { countryId: GREAT_BRITAIN });
    expect(result).toHaveLength(20);
    expect(result[0]).toEqual({
      id: 2643743,
      name: 'London',
      country_id: GREAT_BRITAIN,
      region_name: 'England',
      region_id: expect.any(Number),
      latitude: expect.closeTo(51.51, 1),
      longitude: expect.closeTo(-0.13, 1),
    });
  });

  it('[RD-08] are never the whole world in one reply', async () => {
    const all = await ask('getAllCities', {});
    const most = await ask('getAllCities', { limit: 100_000 });
    expect(all.result).toHaveLength(20);
    expect(most.result).toHaveLength(100);
    expect(Object.keys(all.result[0] ?? {}).sort()).toEqual([
      'country_id',
      'id',
      'name',
      'region_name',
    ]);
  });

  it.each([
    ['Bombay', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['madras', 'Chennai'],
    ['Bangalore', 'Bengaluru'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Calicut', 'Kozhikode'],
    ['Mysore', 'Mysuru'],
    ['Allahabad', 'Prayagraj'],
    ['Hull', 'Kingston upon Hull'],
    ['bronx', 'The Bronx'],
    ['St Andrews', 'Saint Andrews'],
    ['sao paulo', 'São Paulo'],
    ['ZÜRICH', 'Zürich'],
    ['München', 'Munich'],
    ['new york', 'New York City'],
    ['Alīgarh', 'Aligarh'],
  ])(
    '[RD-10] are found by accents left out, former names and other spellings: %s is %s',
    async (query, name) => {
      const { result } = await ask('searchCityDetails', { query });
      expect(names(result).slice(0, 3)).toContain(name);
    },
  );

  it('[RD-10] come with the best match first, then the largest', async () => {
    const exact = await ask('searchCityDetails', { query: 'Delhi', countryId: INDIA });
    const beginning = await ask('searchCityDetails', { query: 'mumb', countryId: INDIA });
    const word = await ask('searchCityDetails', { query: 'delhi', countryId: INDIA });
    expect(exact.result[0]?.name).toBe('Delhi');
    expect(beginning.result[0]?.name).toBe('Mumbai');
    expect(names(word.result)).toContain('New Delhi');
  });

  it('[RD-09 RD-10] of other countries stay out', async () => {
    const { result } = await ask<{ country_id: number }>('getCityDetailsByCountryId', {
      countryId: GREAT_BRITAIN,
      query: 'london',
      limit: 100,
    });
    expect(new Set(result.map((city) => city.country_id))).toEqual(new Set([GREAT_BRITAIN]));
  });

  it('[RD-10] need two characters; signs alone find nothing', async () => {
    const short = await ask('searchCityDetails', { query: 'a' });
    const signs = await ask('searchCityDetails', { query: "%_?'" });
    expect(short.code).toBe(422);
    expect(short.body.errors).toEqual({ query: ['Please enter at least 2 characters.'] });
    expect(signs.result).toEqual([]);
  });

  it.each([[{ limit: 0 }], [{ limit: 2.5 }], [{ limit: 'many' }]])(
    '[RD-08 D-049] do not take %p as a limit',
    async (body) => {
      const { code, body: reply } = await ask('getAllCities', body);
      expect(code).toBe(422);
      expect(Object.keys(reply.errors ?? {})).toEqual(['limit']);
    },
  );
});

describe('Asking for places', () => {
  it('[RD-07 RD-09] works for visitors and for whoever is still onboarding, also as a cacheable GET', async () => {
    const noor = await anOnboarding(app);
    const asked = await noor.get(`getCityDetailsByCountryId?countryId=${INDIA}&query=pune`);
    const posted = await ask('getCityDetailsByCountryId', {
      countryId: String(INDIA),
      query: 'pune',
    });
    expect(asked.body['result']).toEqual(posted.result);
    expect(asked.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('[RD-09] leaves refusals uncached', async () => {
    const refused = await aVisitor(app).get('getCityDetailsByCountryId');
    expect(refused.code).toBe(422);
    expect(refused.headers.get('cache-control')).toBe('private, no-cache');
  });
});
