// What a migration may do to tables that are filled and in use: nothing that blocks others, and
// nothing that breaks the version that is still running. docs/operations.md describes the
// alternatives.

/**
 * Functions evaluated once for all rows, so that adding a column with such a default only changes
 * the catalogue. Other functions may differ by row.
 */
const STABLE_CALLS = [
  'now',
  'jsonb_build_object',
  'jsonb_build_array',
  'make_interval',
  'numeric',
  'varchar',
  'char',
  'timestamptz',
  'timestamp',
];

/** Judges the statements of `up`; `isTransactional` says whether they run in one transaction. */
export function judgeMigration({
  statements,
  isTransactional,
  isContract,
  validatedNotNull = new Set(),
}) {
  const plain = statements.flatMap(plainStatements);
  const madeHere = new Set(
    plain.flatMap(
      (text) => text.match(/^create (?:unlogged )?table (?:if not exists )?(\S+)/)?.[1] ?? [],
    ),
  );
  const context = { madeHere, isTransactional, isContract, validatedNotNull, plain };
  return plain.flatMap((text) =>
    judgeStatement(text, context).map((why) => `${why}: ${text.slice(0, 120)}`),
  );
}

/**
 * Normalised statements: lower case, single spaces, without comments, quotes, string literals and
 * function bodies.
 */
export function plainStatements(sql) {
  const bare = sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase();
  return bare
    .split(';')
    .map((text) => text.replace(/\s+/g, ' ').replaceAll('public.', '').trim())
    .filter(Boolean);
}

function judgeStatement(text, context) {
  const alter = text.match(/^alter table (?:if exists )?(?:only )?(\S+) (.*)$/);
  if (alter) {
    const [, table, actions] = alter;
    return context.madeHere.has(table)
      ? []
      : atTopLevel(actions).flatMap((action) => judgeAction(action, table, context));
  }
  return [...judgeIndex(text, context), ...judgeRows(text, context), ...judgeLoss(text, context)];
}

function judgeIndex(text, { madeHere, isTransactional, plain }) {
  const made = text.match(/^create (?:unique )?index (concurrently )?.*? on (?:only )?([^\s(]+)/);
  const concurrently = / concurrently /.test(text);
  if (made && !concurrently && !madeHere.has(made[2]))
    return ['An index on a table in use is made CONCURRENTLY'];
  if (/^(drop index|reindex) /.test(text) && !concurrently)
    return ['An index of a table in use goes or is made anew CONCURRENTLY'];
  if (concurrently && isTransactional)
    return ['CONCURRENTLY works outside of a transaction only: override isTransactional'];
  const name = text.match(/^create (?:unique )?index concurrently (?:if not exists )?(\S+) /)?.[1];
  const dropped = plain
    .slice(0, plain.indexOf(text))
    .includes(`drop index concurrently if exists ${name}`);
  if (name && !dropped)
    return [
      'One that is killed leaves half an index, so it begins with DROP INDEX CONCURRENTLY IF EXISTS',
    ];
  return [];
}

function judgeRows(text, { madeHere }) {
  const changed = text.match(
    /^(?:with .* )?(?:update|delete from|insert into) (?:only )?([^\s(]+)/,
  );
  if (changed && !madeHere.has(changed[1]) && !/^insert into \S+ (?:\([^)]*\) )?values/.test(text))
    return ['Rows of a table in use are changed by a job, in batches'];
  if (/^do /.test(text)) return ['What a DO block does cannot be checked'];
  return [];
}

function judgeLoss(text, { isContract }) {
  if (/^(lock|truncate|cluster|vacuum full|refresh materialized view (?!concurrently))/.test(text))
    return ['This locks the whole table'];
  if (/^drop (table|view|materialized view|function|type)/.test(text) && !isContract)
    return [
      'The version that still runs may use it: what goes, goes in a migration named contract, one release later',
    ];
  return [];
}

function judgeAction(action, table, context) {
  const column = action.match(
    /^add (?:column )?(?!constraint |check|unique|primary|foreign|exclude)(?:if not exists )?(\S+) (.*)$/,
  );
  if (column) return judgeNewColumn(column[2]);
  if (/^add /.test(action)) return judgeConstraint(action);
  const changed = action.match(/^alter (?:column )?(\S+) (.*)$/);
  if (changed) return judgeChange(changed[2], `${table}.${changed[1]}`, context);
  if (/^validate constraint/.test(action)) return judgeValidation(action, context);
  if (/^rename/.test(action))
    return ['A name in use stays: add the new one beside it, and drop the old one a release later'];
  if (/^drop (column|constraint)/.test(action) && !context.isContract)
    return [
      'The version that still runs may use it: what goes, goes in a migration named contract, one release later',
    ];
  if (/^set (logged|unlogged|tablespace|access method)/.test(action))
    return ['This writes the whole table anew'];
  return [];
}

function judgeNewColumn(definition) {
  if (/\b(big|small)?serial\b|generated /.test(definition))
    return ['A column that is worked out for each row writes the whole table anew'];
  const value = definition.match(
    / default (.*?)(?: not null| null| check| references| unique|$)/,
  )?.[1];
  const calls = [...(value ?? '').matchAll(/([\w.]+) ?\(/g)].map(([, name]) => name);
  if (calls.some((name) => !STABLE_CALLS.includes(name)))
    return ['A default that differs by row writes the whole table anew'];
  if (/ not null/.test(definition) && value === undefined)
    return ['A table that is filled has no value for a new NOT NULL column'];
  if (/ (references|unique|primary key|check)\b/.test(definition))
    return ['A constraint comes after its column, as NOT VALID or from an index'];
  return [];
}

function judgeConstraint(action) {
  if (/ using index /.test(action)) return [];
  if (/(unique|primary key|exclude)\b/.test(action))
    return ['A unique constraint is made of an index that was made CONCURRENTLY (using index)'];
  return / not valid$/.test(action)
    ? []
    : ['A constraint on a table in use is added NOT VALID and validated by a later migration'];
}

function judgeValidation(action, { plain, isTransactional }) {
  const name = action.match(/^validate constraint (\S+)/)?.[1];
  const isAddedHere = plain.some((text) => text.includes(`add constraint ${name} `));
  return isAddedHere && isTransactional
    ? [
        'Adding and validating in one transaction holds the lock all along: validate in a later migration',
      ]
    : [];
}

function judgeChange(change, column, { validatedNotNull }) {
  if (/^(set data )?type /.test(change))
    return [
      'Another type writes the whole table anew: add a column, fill it by a job, and read it from then on',
    ];
  if (/^set not null/.test(change) && !validatedNotNull.has(column))
    return [
      'SET NOT NULL reads the whole table under lock, unless a validated check says it already',
    ];
  if (/^add generated|^set expression/.test(change)) return ['This writes the whole table anew'];
  return [];
}

/** Splits at commas outside of parentheses. */
function atTopLevel(text) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += { '(': 1, ')': -1 }[letter] ?? 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** `table.column` of every `column is not null` check validated by these statements. */
export function validatedNotNullIn(statements) {
  const plain = statements.flatMap(plainStatements);
  const checks = plain.flatMap((text) => {
    const found = text.match(
      /^alter table (?:only )?(\S+) add constraint (\S+) check \(+(\S+) is not null\)+/,
    );
    return found ? [{ table: found[1], name: found[2], column: found[3] }] : [];
  });
  const isValidated = ({ table, name }) =>
    plain.includes(`alter table ${table} validate constraint ${name}`);
  return new Set(checks.filter(isValidated).map(({ table, column }) => `${table}.${column}`));
}
