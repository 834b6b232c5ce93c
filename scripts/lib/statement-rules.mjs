// SQL is declared by `statement(...)` in .sql.ts files, where `npm run check` prepares it. Nothing
// else hands a text to the database; a repository may run a QueryBuilder.
import fs from 'node:fs';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const AREAS = ['backend/src', 'workers/src'];
/** The code that runs statements, and migrations, which are nothing but SQL. */
const EXEMPT = /\.spec\.ts$|^backend\/src\/(migrations|platform\/database)\//;
const RUNS = /\.execute\b/g;
const BUILDS = /\.createQueryBuilder\b/g;
const DECLARES = /\bstatement\(\{/;
/** A text that begins as SQL does. */
const SQL = /['"`]\s*(select|insert into|delete from|with \w+ as \(|update \w+ set)\b/i;

const countIn = (text, pattern) => (text.match(pattern) ?? []).length;

function wrongIn(file) {
  const text = fs.readFileSync(inHouse(file), 'utf8');
  const wrong = [];
  if (countIn(text, RUNS) > (file.endsWith('.repository.ts') ? countIn(text, BUILDS) : 0))
    wrong.push(`${file}: a statement is declared by \`statement(...)\` and run by \`rows\`.`);
  if (DECLARES.test(text) && !file.endsWith('.sql.ts'))
    wrong.push(`${file}: statements are declared in .sql.ts files.`);
  if (/\.(service|controller|policy|gateway)\.ts$/.test(file) && SQL.test(text))
    wrong.push(`${file}: there is no SQL in services, controllers, policies and gateways.`);
  return wrong;
}

export const wrongStatements = () =>
  AREAS.flatMap(filesBelow)
    .filter((file) => file.endsWith('.ts') && !EXEMPT.test(file))
    .flatMap(wrongIn);
