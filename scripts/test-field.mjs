// `npm run test:field`: adds an optional text to cases in a copy of the house, as the recipe in
// backend/README.md says; the copy has to compile, and the new text to pass the specs of all texts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from './lib/content-hash.mjs';
import { demandNode, inHouse } from './lib/house.mjs';
import { Refused, run, say, seconds } from './lib/say.mjs';

const NAME = 'plannedProcedure';
const MIGRATION = 'Migration99990101000000_planned_procedure';
const AREAS = ['backend', 'frontend', 'workers', 'demo', 'scripts'];
const FILES = [
  ...AREAS,
  ...fs.readdirSync(inHouse()).filter((name) => /\.(cjs|json|ts|example)$/.test(name)),
];
const SPECS = ['backend/test/posts/declared-texts', 'backend/test/old-apps/frozen'];

/** All that is written by hand, as in the recipe. */
const HAND_WRITTEN = {
  'backend/src/clinical-cases/post-texts.rules.ts': (text) =>
    inserted(text, '} as const satisfies Record<string, PostText>;', [
      `  ${NAME}: {`,
      "    of: 'case',",
      '    required: null,',
      '    hasLines: true,',
      "    patient: 'shown',",
      '    isForVisitors: false,',
      '    searchedAs: null,',
      '  },',
    ]),
  'frontend/app/clinical-cases/post-texts.ts': (text) =>
    inserted(text, '};\n\nexport const optionalCaseTexts', [
      `  ${NAME}: {`,
      "    label: 'Planned procedure',",
      "    hint: 'What you intend to do.',",
      '    rows: 3,',
      "    heading: 'Planned procedure',",
      '  },',
    ]),
  [`backend/src/migrations/${MIGRATION}.ts`]: () =>
    [
      "import { Migration } from '@mikro-orm/migrations';",
      '',
      `export class ${MIGRATION} extends Migration {`,
      '  override up(): void {',
      "    this.addSql('alter table clinical_post add column planned_procedure text');",
      '  }',
      '}',
      '',
    ].join('\n'),
};

function inserted(text, before, lines) {
  if (!text.includes(before)) throw new Refused(`There is no “${before}” any more.`);
  return text.replace(before, `${lines.join('\n')}\n${before}`);
}

/** Packages are shared, what tools keep is not. */
function copied(to) {
  for (const file of FILES.flatMap(filesBelow)) {
    fs.mkdirSync(path.join(to, path.dirname(file)), { recursive: true });
    fs.copyFileSync(inHouse(file), path.join(to, file));
  }
  for (const place of ['node_modules', 'frontend/node_modules']) {
    if (!fs.existsSync(inHouse(place))) continue;
    fs.mkdirSync(path.join(to, place), { recursive: true });
    const kept = fs.readdirSync(inHouse(place)).filter((name) => name !== '.cache');
    for (const name of kept) fs.symlinkSync(inHouse(place, name), path.join(to, place, name));
  }
}

async function passes(cwd, ...command) {
  const since = Date.now();
  const child = spawn(process.execPath, command, { cwd, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  say(`${code === 0 ? '✓' : '✗'} ${command.join(' ')} (${seconds(since)})`);
  if (code !== 0) throw new Refused('A field more does not come as the recipe says.');
}

await run(async () => {
  demandNode();
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-field-'));
  try {
    copied(copy);
    for (const [file, written] of Object.entries(HAND_WRITTEN)) {
      const place = path.join(copy, file);
      const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
      fs.writeFileSync(place, written(text));
    }
    say(`A field more: ${Object.keys(HAND_WRITTEN).length} files written by hand.`);
    await passes(copy, 'scripts/contract.mjs');
    const tsc = 'node_modules/typescript/bin/tsc';
    await passes(copy, tsc, '-p', 'tsconfig.check.json');
    await passes(copy, tsc, '-p', 'frontend/tsconfig.json');
    await passes(copy, 'node_modules/jest/bin/jest.js', ...SPECS);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
});
