// `npm run migration -- add likes to posts`: creates an empty migration with the next number.
import fs from 'node:fs';
import { inHouse } from './lib/house.mjs';
import { Refused, run, say } from './lib/say.mjs';

const FOLDER = 'backend/src/migrations';
const STEP = 100;

/** A number is the day and a sequence; if there are others today, the last one plus a hundred. */
function nextNumber() {
  const today = Number(`${new Date().toISOString().slice(0, 10).replaceAll('-', '')}000000`);
  const used = fs
    .readdirSync(inHouse(FOLDER))
    .map((file) => Number(file.match(/^Migration(\d{14})/)?.[1] ?? 0));
  return Math.max(today, Math.max(0, ...used) + STEP);
}

await run(() => {
  const words = process.argv
    .slice(2)
    .join(' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words)
    throw new Refused('Say what the migration does: npm run migration -- add likes to posts');
  const name = `Migration${nextNumber()}_${words.join('_')}`;
  const text = `import { Migration } from '@mikro-orm/migrations';

export class ${name} extends Migration {
  override up(): void {
    this.addSql(\`\`);
  }
}
`;
  fs.writeFileSync(inHouse(FOLDER, `${name}.ts`), text, { flag: 'wx' });
  say(`${FOLDER}/${name}.ts`);
});
