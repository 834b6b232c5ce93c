// Prepares every statement declared by `statement({ takes, gives, sql })` and compares PostgreSQL's
// description with the declaration: its parameters, and the names and types of its columns.
import fs from 'node:fs';
import pg from 'pg';
import { filesBelow } from './content-hash.mjs';
import { compiled, inHouse } from './house.mjs';

const AREAS = ['backend/src', 'workers/src'];
const SOURCE = /(?<!\.spec)\.ts$/;
const DECLARES = /= statement\(/g;
/** Also matches functions that create similar statements. */
const DECLARES_ANY = /\bstatement\(\{/;
const KINDS = {
  boolean: ['boolean'],
  bytes: ['bytea'],
  ids: ['bigint[]'],
  json: ['json', 'jsonb'],
  number: ['smallint', 'integer', 'bigint', 'real', 'double precision'],
  text: ['text', 'varchar'],
  texts: ['text[]'],
  time: ['timestamptz'],
};
/** Accept numbers as parameters, but are read as text. */
const TAKEN_AS_NUMBER = ['numeric'];
const SERIAL = { smallserial: 'smallint', serial: 'integer', bigserial: 'bigint' };

/** Has the server describe the parameters and columns of a statement without running it. */
class Description {
  constructor(text, done) {
    Object.assign(this, { text, done, takes: [], gives: [] });
  }

  submit(connection) {
    this.connection = connection;
    this.listen = ({ dataTypeIDs }) => {
      this.takes = dataTypeIDs;
    };
    connection.once('parameterDescription', this.listen);
    connection.parse({ text: this.text, name: '', types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }

  handleRowDescription({ fields }) {
    this.gives = fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
  }

  /** No further events follow an error. */
  handleError(error) {
    this.error = error;
    this.end();
  }

  handleReadyForQuery() {
    this.end();
  }

  end() {
    this.connection.removeListener('parameterDescription', this.listen);
    this.done(this);
  }
}

const describe = (client, text) =>
  new Promise((resolve) => client.query(new Description(text, resolve)));

async function oidsOf(client, types) {
  const { rows } = await client.query(
    'select to_regtype(type)::oid::int as oid from unnest($1::text[]) type',
    [types.map((type) => SERIAL[type] ?? type)],
  );
  return rows.map(({ oid }) => oid);
}

function typesOf({ of }, orm) {
  if (typeof of === 'string') return KINDS[of];
  return orm.getMetadata().get(of.entity.name).properties[of.property].columnTypes;
}

async function typeNamed(client, oid) {
  const { rows } = await client.query('select format_type($1, null) as name', [oid]);
  return rows[0].name;
}

async function wrongParameters(one, found, orm, client) {
  const failures = Object.keys(one.takes)
    .filter((name) => !one.names.includes(name))
    .map((name) => `declares the parameter ${name}, which its text does not name`);
  for (const [at, name] of one.names.entries()) {
    const declared = one.takes[name];
    if (!declared) {
      failures.push(`names the parameter ${name}, which it does not declare`);
      continue;
    }
    const types = [...typesOf(declared, orm), ...(declared.of === 'number' ? TAKEN_AS_NUMBER : [])];
    if (!(await oidsOf(client, types)).includes(found.takes[at]))
      failures.push(`takes ${name} as ${await typeNamed(client, found.takes[at])}`);
  }
  return failures;
}

async function wrongColumns(one, found, orm, client) {
  const given = found.gives.map(({ name }) => name);
  const failures = Object.keys(one.gives)
    .filter((name) => !given.includes(name))
    .map((name) => `declares the column ${name}, which it does not give`);
  for (const { name, oid } of found.gives) {
    const declared = one.gives[name];
    if (!declared) failures.push(`gives the column ${name}, which it does not declare`);
    else if (!(await oidsOf(client, typesOf(declared, orm))).includes(oid))
      failures.push(`gives ${name} as ${await typeNamed(client, oid)}`);
  }
  return failures;
}

async function wrongOne(one, orm, client) {
  const found = await describe(client, one.numbered);
  if (found.error) return [`is refused: ${found.error.message}`];
  return [
    ...(await wrongParameters(one, found, orm, client)),
    ...(await wrongColumns(one, found, orm, client)),
  ];
}

async function declaredIn(file, Statement) {
  const exported = await compiled(file.replace(/\.ts$/, '.js'));
  return Object.entries(exported).flatMap(([name, one]) =>
    statementsIn(one, Statement).map((each) => [name, each]),
  );
}

/** Also those in arrays and in records, such as the alternatives of a list. */
function statementsIn(value, Statement, depth = 3) {
  if (value instanceof Statement) return [value];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  if (!isPlain || depth === 0) return [];
  return Object.values(value).flatMap((each) => statementsIn(each, Statement, depth - 1));
}

/** @returns the problems, and the number of statements checked */
export async function wrongDeclaredStatements(orm) {
  const { Statement } = await compiled('backend/src/platform/database/statement.js');
  const failures = [];
  let count = 0;
  const client = new pg.Client(orm.config.get('clientUrl'));
  await client.connect();
  try {
    for (const file of AREAS.flatMap(filesBelow).filter((name) => SOURCE.test(name))) {
      const text = fs.readFileSync(inHouse(file), 'utf8');
      if (!file.endsWith('.sql.ts') && !DECLARES_ANY.test(text)) continue;
      const declared = DECLARES_ANY.test(text) ? Math.max(1, text.match(DECLARES)?.length ?? 0) : 0;
      const statements = await declaredIn(file, Statement);
      count += statements.length;
      if (statements.length < declared)
        failures.push(`${file}: exports ${statements.length} of its ${declared} statements.`);
      for (const [name, one] of statements)
        failures.push(...(await wrongOne(one, orm, client)).map((w) => `${file}: ${name} ${w}.`));
    }
  } finally {
    await client.end();
  }
  return { failures, count };
}
