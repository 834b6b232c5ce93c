import { Client } from 'pg';
import { listText, parseCsv } from '../../src/reference-data/loading/csv';
import { loadReferenceData } from '../../src/reference-data/loading/load-reference-data';

let database: Client;
beforeAll(async () => {
  database = new Client({ connectionString: process.env['DATABASE_URL'] ?? '' });
  await database.connect();
});
afterAll(() => database.end());

const RELOAD_LIMIT = 60_000;
const now = new Date('2026-11-20T10:00:00Z');

async function count(sql: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
  );
  return rows[0]?.count ?? 0;
}

describe('Reference data', () => {
  it('[RD-02] is all of both packages, with the population of nearly every city above 100,000', async () => {
    expect(await count('country')).toBe(250);
    expect(await count('region')).toBe(3_865);
    expect(await count('city')).toBeGreaterThan(171_000);
    expect(await count('city where population > 100000')).toBeGreaterThan(4_300);
    expect(await count("country where phone_code is null or phone_code !~ '^[0-9]{1,4}$'")).toBe(0);
  });

  it('[RD-02] refers to nothing that is not there', async () => {
    expect(
      await count('city left join country on country.id = country_id where country.id is null'),
    ).toBe(0);
    expect(
      await count(
        'city left join region on region.id = region_id where region_id is not null and region.country_id is distinct from city.country_id',
      ),
    ).toBe(0);
    expect(await count('city_name left join city on city.id = city_id where city.id is null')).toBe(
      0,
    );
    expect(
      await count('city where not exists (select from city_name where city_id = city.id)'),
    ).toBe(0);
    expect(
      await count(
        'medical_school as school join city on city.id = city_id where city.country_id <> school.country_id',
      ),
    ).toBe(0);
  });

  it('[RD-03 RD-12] has every line of the list of schools, each in a city, each under its own number', async () => {
    const lines = parseCsv(listText('medical-schools.csv'), [
      'id',
      'country_iso',
      'region',
      'city',
      'name',
      'aliases',
    ]);
    const { rows } = await database.query(
      'select school.id, school.name from medical_school as school join city on city.id = city_id order by school.id',
    );
    expect(rows).toEqual(lines.map(({ id, name }) => ({ id: Number(id), name })));
    expect(
      new Set(lines.map((line) => [line.country_iso, line.city, line.name.toLowerCase()].join()))
        .size,
    ).toBe(lines.length);
  });

  it('[RD-02] is not loaded again while nothing has changed, even by several at once', async () => {
    const outcomes = [
      await loadReferenceData(database, now),
      await loadReferenceData(database, now),
    ];
    expect(outcomes.map(({ loaded }) => loaded)).toEqual([false, false]);
  });

  it(
    '[RD-02 D-048] is amended by a newer version, and nothing is removed or renumbered',
    async () => {
      await database.query("update reference_data_load set digest = 'of an older version'");
      await database.query("update medical_school set name = 'Formerly' where id = 1");
      await database.query(
        "insert into city (id, country_id, name, latitude, longitude, population) values (1, 96, 'Long Gone', 0, 0, 5)",
      );
      const before = await count('city');

      const { loaded, cities } = await loadReferenceData(database, now);
      expect(loaded).toBe(true);
      expect(cities).toBe(before);
      expect(await count('medical_school where id = 1 and name <> $$Formerly$$')).toBe(1);
      expect(await count('city where id = 1')).toBe(1);
      await database.query('delete from city where id = 1');
    },
    RELOAD_LIMIT,
  );
});
