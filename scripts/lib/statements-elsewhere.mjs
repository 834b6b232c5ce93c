// SQL lives in repositories and .sql.ts files. What still stands elsewhere is counted, and the count may only go down.
import fs from 'node:fs';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const LIST = 'scripts/statements-elsewhere.json';
const AREAS = ['backend/src', 'workers/src'];
/** `platform/database` is what carries statements out; migrations are nothing but SQL. */
const BELONGS = /\.(repository|sql|spec)\.ts$|^backend\/src\/(migrations|platform\/database)\//;
const STATEMENT = /\.execute\b/g;
/** Every statement of these is declared, in their repositories as well: `npm run check` has prepared it. */
const ALL_DECLARED =
  /^backend\/src\/(backup|blogs|departure\/(expiring|exporting)|identifiers|platform\/(?!database\/)\w+|site|support|visitors)\//;

const sources = () => AREAS.flatMap(filesBelow).filter((file) => /(?<!\.spec)\.ts$/.test(file));
const countIn = (file) => (fs.readFileSync(inHouse(file), 'utf8').match(STATEMENT) ?? []).length;

function statementsElsewhere() {
  const counts = sources()
    .filter((file) => !BELONGS.test(file))
    .map((file) => [file, countIn(file)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0).sort());
}

function undeclaredStatements() {
  return sources()
    .filter((file) => ALL_DECLARED.test(file) && countIn(file) > 0)
    .map((file) => `${file}: its statements are declared by \`statement(...)\` in a .sql.ts file.`);
}

/** Both ways: more than listed is against the rule, and fewer shortens the list. */
export function wrongStatements() {
  const listed = JSON.parse(fs.readFileSync(inHouse(LIST), 'utf8'));
  const found = statementsElsewhere();
  const files = [...new Set([...Object.keys(listed), ...Object.keys(found)])];
  const elsewhere = files.flatMap((file) => {
    const [allowed, count] = [listed[file] ?? 0, found[file] ?? 0];
    if (count > allowed)
      return [`${file}: SQL belongs in a repository or a .sql.ts file (${count}, not ${allowed}).`];
    return count < allowed ? [`${file}: say ${count} instead of ${allowed} in ${LIST}.`] : [];
  });
  return [...elsewhere, ...undeclaredStatements()];
}
