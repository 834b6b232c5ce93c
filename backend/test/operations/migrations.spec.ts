import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeMigration, validatedNotNullIn } from '../../../scripts/lib/migration-rules.mjs';
import { wrongMigrations } from '../../../scripts/lib/migrations.mjs';

const judge = (statement: string, more: Partial<Parameters<typeof judgeMigration>[0]> = {}) =>
  judgeMigration({ statements: [statement], isTransactional: true, isContract: false, ...more });

describe('A migration of a product in use is refused when it', () => {
  it.each([
    ['makes an index under lock', 'create index account_city on account (city_id)'],
    [
      'makes a unique index under lock',
      'CREATE UNIQUE INDEX IF NOT EXISTS a ON "public"."account" (city_id)',
    ],
    [
      'makes an index concurrently in a transaction',
      'create index concurrently account_city on account (city_id)',
    ],
    ['drops an index under lock', 'drop index account_city'],
    [
      'adds a column with a default that differs by row',
      'alter table account add column token uuid not null default gen_random_uuid()',
    ],
    ['adds a numbered column', 'alter table account add number bigserial'],
    [
      'adds a column that is worked out',
      'alter table account add column upper text generated always as (upper(name)) stored',
    ],
    ['adds a column that needs a value', 'alter table account add column city_id bigint not null'],
    [
      'adds a column with a foreign key',
      'alter table account add column city_id bigint references city (id)',
    ],
    [
      'hides it behind another action',
      "alter table account add column a text default 'x, y', alter column b type bigint",
    ],
    ['demands a value of every row', 'alter table account alter column phone set not null'],
    ['changes a type', 'alter table account alter column id set data type bigint'],
    [
      'adds a foreign key and checks it at once',
      'alter table account add constraint a foreign key (city_id) references city (id)',
    ],
    ['adds a check and checks it at once', 'alter table account add check (length(name) > 1)'],
    ['adds a unique constraint', 'alter table account add constraint a unique (email)'],
    ['renames a column', 'alter table account rename column name to full_name'],
    ['drops a column too early', 'alter table account drop column name'],
    ['drops a table too early', 'drop table account'],
    ['fills all rows at once', "update account set phone = '' where phone is null"],
    ['fills all rows from others', 'insert into badge (account_id) select id from account'],
    ['deletes rows', 'delete from account where deleted_at is not null'],
    ['locks a table', 'lock table account in access exclusive mode'],
    ['empties a table', 'truncate account'],
    ['hides what it does', 'do $$ begin execute 1; end $$'],
  ])('%s', (_, statement) => {
    expect(judge(statement)).toHaveLength(1);
  });

  it.each(['', 'if not exists '])(
    'makes an index that was half made when it was killed (%s)',
    (more) => {
      const made = `create index concurrently ${more}account_city on account (city_id)`;
      expect(judge(made, { isTransactional: false })).toEqual([
        expect.stringContaining('half an index'),
      ]);
      expect(
        judge(`${made}; drop index concurrently if exists account_city`, {
          isTransactional: false,
        }),
      ).toHaveLength(1);
    },
  );

  it('adds a constraint and validates it in one transaction', () => {
    const statements = [
      'alter table account add constraint a check (b > 0) not valid',
      'alter table account validate constraint a',
    ];
    expect(judgeMigration({ statements, isTransactional: true, isContract: false })).toHaveLength(
      1,
    );
  });
});

describe('A migration may', () => {
  it.each([
    [
      'make a table with its indexes',
      'create table badge (id bigint primary key, name text); create index badge_name on badge (name)',
    ],
    [
      'fill a table that it made',
      'create table badge (id bigint); insert into badge select 1; update badge set id = 2',
    ],
    ['add a column that may be empty', 'alter table account add column phone text'],
    [
      'add a column with one value for all',
      "alter table account add column state text not null default 'new, (or so)'",
    ],
    [
      'add a column with the time of the migration',
      'alter table account add column since timestamptz not null default now()',
    ],
    [
      'add a constraint for new rows',
      'alter table account add constraint a check (length(name) > 1) not valid',
    ],
    ['validate a constraint of an earlier migration', 'alter table account validate constraint a'],
    [
      'make a constraint of an index',
      'alter table account add constraint a unique using index account_email',
    ],
    [
      'make a function, whatever its body',
      'create or replace function f() returns int language sql as $$ update account set a = 1 $$',
    ],
    ['add rows that it names', "insert into site (id, name) values (1, 'a')"],
  ])('%s', (_, statement) => {
    expect(judge(statement)).toEqual([]);
  });

  it('make an index beside the readers and writers', () => {
    const made = 'create index concurrently account_city on account (city_id)';
    expect(
      judge(`drop index concurrently if exists account_city; ${made}`, { isTransactional: false }),
    ).toEqual([]);
    expect(
      judge('drop index concurrently if exists account_city', { isTransactional: false }),
    ).toEqual([]);
  });

  it('take away what no running version uses, when its name says so', () => {
    expect(judge('alter table account drop column name', { isContract: true })).toEqual([]);
  });

  it('demand a value once a validated check has shown that there is one', () => {
    const earlier = [
      'alter table account add constraint has_phone check (phone is not null) not valid',
    ];
    const demand = 'alter table account alter column phone set not null';
    expect(judge(demand, { validatedNotNull: validatedNotNullIn(earlier) })).toHaveLength(1);
    const validated = [...earlier, 'alter table account validate constraint has_phone'];
    expect(judge(demand, { validatedNotNull: validatedNotNullIn(validated) })).toEqual([]);
    const another = [...earlier, 'alter table account validate constraint has_phone_number'];
    expect(judge(demand, { validatedNotNull: validatedNotNullIn(another) })).toHaveLength(1);
  });
});

describe('npm run check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suture-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (
    name: string,
    statement: string,
    head = "import { Migration } from '@mikro-orm/migrations';",
  ) =>
    writeFileSync(
      join(folder, `${name}.ts`),
      `${head}\nexport class ${name} extends Migration {\n  override up(): void {\n    this.addSql(\`${statement}\`);\n  }\n}\n`,
    );

  it('judges the migrations after the first release and names the file', () => {
    write('Migration20261120000100_before', 'create index a on account (id)');
    write('Migration20270101000100_after', 'create index b on account (id)');
    expect(wrongMigrations(folder)).toEqual([
      expect.stringMatching(
        /^Migration20270101000100_after.ts: An index on a table in use is made CONCURRENTLY/,
      ),
    ]);
  });

  it('finds nothing wrong with the migrations of this house', () => {
    expect(wrongMigrations()).toEqual([]);
  });
});
