import type { EntityManager } from '@mikro-orm/postgresql';
import { Country } from '../../src/reference-data/country.entity';
import { type RunningApp, startApp } from '../support/app';

let app: RunningApp;
let em: EntityManager;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Prepared statements belong to a connection, and a transaction keeps its own. */
beforeEach(async () => {
  em = app.em();
  await em.begin();
});
afterEach(() => em.rollback());

interface Planned {
  readonly statement: string;
  readonly times: number;
}

/** What this connection has planned, and how often it has carried that out. */
async function plannedFor(part: string): Promise<Planned[]> {
  const all = await em.execute<Planned[]>(
    'select statement, generic_plans + custom_plans as times from pg_prepared_statements',
  );
  return all.filter(({ statement }) => statement.includes(part));
}

async function often(ask: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 1; time <= 6; time++) await ask(time);
}

describe('A statement that comes often is planned once, with its values beside it', () => {
  it('when it is written in SQL', async () => {
    await often((time) => em.execute('select name as planned from country where id = ?', [time]));
    expect(await plannedFor('as planned')).toEqual([
      { statement: 'select name as planned from country where id = $1', times: 4 },
    ]);
  });

  it('when MikroORM writes it for QueryBuilder', async () => {
    await often((time) =>
      em.createQueryBuilder(Country, 'planned').select('name').where({ id: time }).execute(),
    );
    expect(await plannedFor('"planned"')).toEqual([
      {
        statement: 'select "planned"."name" from "country" as "planned" where "planned"."id" = $1',
        times: 4,
      },
    ]);
  });

  it('when MikroORM writes it for an entity that is changed', async () => {
    await often((time) => em.nativeUpdate(Country, { id: time }, { phoneCode: '1' }));
    expect(await plannedFor('update "country"')).toEqual([
      { statement: 'update "country" set "phone_code" = $1 where "id" = $2', times: 4 },
    ]);
  });
});
