// `npm run check`: all checks that do not run the product. All failures are listed at the end.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { wrongBoundaries } from './lib/boundaries.mjs';
import { filesBelow } from './lib/content-hash.mjs';
import { demandNode, inHouse, programOf } from './lib/house.mjs';
import { wrongManifests } from './lib/manifests.mjs';
import { wrongMigrations } from './lib/migrations.mjs';
import { wrongCalls } from './lib/own-calls.mjs';
import { wrongPromises } from './lib/promises.mjs';
import { unwrittenRemixOutput } from './lib/remix-output.mjs';
import { wrongRequirements } from './lib/requirements.mjs';
import { Refused, run, say, seconds } from './lib/say.mjs';
import { wrongStatements } from './lib/statement-rules.mjs';

const AREAS = ['backend', 'demo', 'workers', 'frontend'];

/** Comments and code that disable a check, postpone work or skip a test. */
const WAYS_OUT = [
  /@ts-(ignore|nocheck|expect-error)/,
  /(biome|eslint|prettier)-(ignore|disable)/,
  /\b(TODO|FIXME|XXX)\b/,
  /\bas any\b|<any>/,
  /\b(it|test|describe)\.(skip|only|fixme|todo|failing|fails)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
];
const WAYS_OUT_LISTED_IN = /^scripts\/check(?:-\w+)?\.mjs$/;

/** Documents that refer to tests as evidence, by file and words of the title. */
const EVIDENCE = ['docs/security.md', 'docs/reliability.md', 'docs/promises.md'];
const NAMED_TEST = /`([\w./-]+\.spec\.tsx?)` “([^”]+)”/g;
/** A threat, or a requirement claimed to be met. */
const CLAIM = /^\| (?:V[\d.]+ .*\| met +|[GT]\d+ .*)\|.*$/gm;
const SHOWN = /\.spec\.tsx?` “|`npm run test:/;

/** In starting order: the fast ones first. */
const CHECKS = {
  requirements: wrongRequirements,
  evidence,
  migrations,
  waysOut,
  ownCalls: wrongCalls,
  promises: wrongPromises,
  statements: wrongStatements,
  remixOutput: unwrittenRemixOutput,
  formatAndLint,
  typesOfTheServer,
  contract,
  manifests,
  typesOfThePages,
  boundaries: wrongBoundaries,
  schema,
};
/** How many run in parallel. */
const LANES = 2;
const CACHE = 'node_modules/.cache';

function program(path, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path, ...args], {
      cwd: inHouse(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    child.on('close', (code) => resolve(code === 0 ? [] : [output.trim()]));
  });
}

const sources = () =>
  [...AREAS, 'scripts'].flatMap(filesBelow).filter((file) => /\.(ts|tsx|mts|mjs|cjs)$/.test(file));
const read = (file) => fs.readFileSync(inHouse(file), 'utf8');

function formatAndLint() {
  return program(programOf('@biomejs/biome', 'biome'), [
    'check',
    '--max-diagnostics=50',
    '--diagnostic-level=error',
    '.',
  ]);
}

/**
 * Type checks use the native compiler (TypeScript 7), which takes a quarter of the time. TypeScript 5.9 is still installed for tools that
 * depend on its API.
 */
const tsc = (...args) => program(programOf('typescript-native', 'tsc'), args);

/** Backend and workers with their tests, as one TypeScript project. */
function typesOfTheServer() {
  return tsc('-p', 'tsconfig.check.json');
}

function typesOfThePages() {
  const record = `${CACHE}/types/pages.tsbuildinfo`;
  return tsc('-p', 'frontend/tsconfig.json', '--incremental', '--tsBuildInfoFile', record);
}

/**
 * Manifests cannot be applied here, so the compiler checks them against the types of the Kubernetes
 * client.
 */
function manifests() {
  return wrongManifests((project) => tsc('-p', project));
}

function waysOut() {
  const linesOf = (file) =>
    read(file)
      .split('\n')
      .map((line, index) => ({ line, where: `${file}:${index + 1}` }));
  const lines = sources()
    .filter((file) => !WAYS_OUT_LISTED_IN.test(file))
    .flatMap(linesOf);
  return lines
    .filter(({ line }) => WAYS_OUT.some((way) => way.test(line)))
    .map(({ line, where }) => `${where}: ${line.trim()}`);
}

/** Migrations after the first release meet tables that are filled and in use. */
function migrations() {
  return wrongMigrations();
}

/** Every test referred to by a document exists, and every claim refers to a test. */
function evidence() {
  const bare = EVIDENCE.flatMap((file) => read(file).match(CLAIM) ?? []).filter(
    (row) => !SHOWN.test(row),
  );
  const named = EVIDENCE.flatMap((file) =>
    [...read(file).matchAll(NAMED_TEST)].map(([, spec, title]) => ({ file, spec, title })),
  );
  const isThere = ({ spec, title }) => fs.existsSync(inHouse(spec)) && read(spec).includes(title);
  return [
    ...named
      .filter((each) => !isThere(each))
      .map(({ file, spec, title }) => `${file} names “${title}”, which is not in ${spec}.`),
    ...bare.map((row) => `No test shows this: ${row.replace(/ +/g, ' ')}`),
  ];
}

function contract() {
  return program(inHouse('scripts/contract.mjs'), ['--check']);
}

/** Entities, migrations and backend/schema.txt agree about every table. */
function schema() {
  return program(inHouse('scripts/schema.mjs'), ['--check']);
}

async function carryOut([name, check]) {
  const start = Date.now();
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const found = await check();
  say(`${found.length === 0 ? '✓' : '✗'} ${words} (${seconds(start)})`);
  return found.length === 0 ? [] : [`── ${words}\n${found.join('\n')}`];
}

await run(async () => {
  demandNode();
  const waiting = Object.entries(CHECKS);
  const failures = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      failures.push(...(await carryOut(next)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failures.length > 0) throw new Refused(`\n${failures.join('\n\n')}`);
});
