// SQL lives in repositories and .sql.ts files. What still stands elsewhere is counted, and the count may only go down.
import fs from 'node:fs';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const LIST = 'scripts/statements-elsewhere.json';
const AREAS = ['backend/src', 'workers/src'];
/** `platform/database` is what carries statements out; migrations are nothing but SQL. */
const BELONGS = /\.(repository|sql|spec)\.ts$|^backend\/src\/(migrations|platform\/database)\//;
const STATEMENT = /\.execute\b/g;

function statementsElsewhere() {
  const files = AREAS.flatMap(filesBelow).filter(
    (file) => file.endsWith('.ts') && !BELONGS.test(file),
  );
  const counts = files.map((file) => [
    file,
    (fs.readFileSync(inHouse(file), 'utf8').match(STATEMENT) ?? []).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0).sort());
}

/** Both ways: more than listed is against the rule, and fewer shortens the list. */
export function wrongStatements() {
  const listed = JSON.parse(fs.readFileSync(inHouse(LIST), 'utf8'));
  const found = statementsElsewhere();
  const files = [...new Set([...Object.keys(listed), ...Object.keys(found)])];
  return files.flatMap((file) => {
    const [allowed, count] = [listed[file] ?? 0, found[file] ?? 0];
    if (count > allowed)
      return [`${file}: SQL belongs in a repository or a .sql.ts file (${count}, not ${allowed}).`];
    return count < allowed ? [`${file}: say ${count} instead of ${allowed} in ${LIST}.`] : [];
  });
}
