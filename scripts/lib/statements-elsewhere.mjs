// SQL belongs in repositories and .sql.ts files. Statements elsewhere are counted, and the count
// may only decrease.
import fs from 'node:fs';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const LIST = 'scripts/statements-elsewhere.json';
const AREAS = ['backend/src', 'workers/src'];
/** `platform/database` runs the statements; migrations consist of SQL. */
const BELONGS = /\.(repository|sql|spec)\.ts$|^backend\/src\/(migrations|platform\/database)\//;
const STATEMENT = /\.execute\b/g;
/**
 * Folders in which every statement is declared, in repositories as well, so that `npm run check`
 * prepares it.
 */
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

/** Fails in both directions: more than listed breaks the rule, fewer must shorten the list. */
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
