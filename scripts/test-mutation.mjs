// `npm run test:mutation [domain…] [--most 60] [--seed 1]`: makes small changes to the product and
// counts how many of them the specs detect. For each domain `--most` mutants are drawn with the
// seed. Results of earlier runs are kept in reports/mutation.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { buildWhatIsStale } from './build.mjs';
import { inHouse } from './lib/house.mjs';
import { Refused, run, say } from './lib/say.mjs';
import { startTestPostgres } from './lib/test-postgres.mjs';

const SOURCES = 'backend/src';
/**
 * The sources to mutate, the specs that should detect it, and the required percentage
 * (docs/quality.md).
 */
const DOMAINS = {
  auth: {
    sources: /^auth\//,
    specs: [
      'src/auth/**/*',
      'test/auth/**/*',
      'test/admin/{measures,members,roles}',
      'test/security/{passwords,guessing,tokens}',
    ],
    least: 75,
  },
  privacy: {
    sources: /^(clinical-cases\/privacy|identifiers)\//,
    specs: [
      'src/clinical-cases/privacy/*',
      'src/identifiers/*',
      'test/clinical-cases/{recognising-*,consenting,holding-files}',
      'test/patient-consent/{agreeing,closing,deciding,seeing,shown-poll}',
    ],
    least: 75,
  },
  access: {
    sources: /\.policy\.ts$|^wire\/access/,
    // Those that ask every call for every caller would see more, but take a minute for each mutant.
    specs: ['src/wire/access*', 'src/**/*.policy', 'test/security/tricks'],
    least: 75,
  },
  idempotency: {
    sources: /^wire\/retried-requests/,
    specs: ['src/wire/retried-requests', 'test/retrying', 'test/security/exhausted'],
    least: 75,
  },
};
const UNMUTATED = /\.(spec|wire|module|mails|entity)\.ts$/;
const SEEN = ['Killed', 'Timeout', 'RuntimeError'];
const quiet = new Proxy({}, { get: () => () => false });

/** A deterministic generator of numbers from 0 to 1. */
function drawing(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Ranges for `--mutate` (file:line:column-line:column) of mutants drawn from all those of the
 * sources.
 */
async function drawMutants({ sources }, { most, seed }) {
  const files = fs
    .readdirSync(inHouse(SOURCES), { recursive: true })
    .filter((name) => name.endsWith('.ts') && sources.test(name) && !UNMUTATED.test(name))
    .sort()
    .map((name) => `${SOURCES}/${name}`)
    .map((name) => ({ name, mutate: true, content: fs.readFileSync(inHouse(name), 'utf8') }));
  const { mutants } = await new Instrumenter(quiet).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    mutator: {},
  });
  const next = drawing(seed);
  const waiting = [...mutants];
  const drawn = new Set();
  const places = [];
  while (waiting.length > 0) {
    const [mutant] = waiting.splice(Math.floor(next() * waiting.length), 1);
    if (drawn.has(mutant)) continue;
    // A range includes all mutants within it.
    const inPlace = mutants.filter((other) => liesIn(other, mutant) && !drawn.has(other));
    if (drawn.size + inPlace.length > most) continue;
    for (const other of inPlace) drawn.add(other);
    places.push(placeOf(mutant));
  }
  return { places, drawn: drawn.size, of: mutants.length };
}

const isBefore = (one, other) =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

const liesIn = (inner, outer) =>
  inner.fileName === outer.fileName &&
  isBefore(outer.location.start, inner.location.start) &&
  isBefore(inner.location.end, outer.location.end);

const placeOf = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

async function scoreOf(name, options) {
  const domain = DOMAINS[name];
  if (!domain) throw new Refused(`There is no domain ${name}: ${Object.keys(DOMAINS).join(', ')}.`);
  const { places, drawn, of } = await drawMutants(domain, options);
  say(`${name}: ${drawn} of ${of} mutants drawn`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-mutation-'));
  process.env.MUTATION_NAMES = path.join(folder, 'names');
  const stryker = new Stryker({
    testRunner: 'jest',
    mutate: places,
    concurrency: Number(options.processes),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['dist', 'docs', 'docker', 'test-results', 'reports'],
    tempDirName: '.stryker-tmp',
    disableTypeChecks: false,
    timeoutMS: 15_000,
    incremental: true,
    incrementalFile: `reports/mutation/${name}.json`,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    jest: {
      configFile: 'jest.config.cjs',
      enableFindRelatedTests: false,
      config: {
        // A short timeout for tests that wait for something a mutant prevents.
        testTimeout: 10_000,
        testEnvironment: './scripts/mutation/environment.cjs',
        testSequencer: './scripts/mutation/sequencer.cjs',
        testMatch: domain.specs.map((spec) => `<rootDir>/backend/${spec}.spec.ts`),
      },
    },
  });
  try {
    return judged(name, await stryker.runMutationTest(), domain.least);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function judged(name, results, least) {
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const seen = counted.filter(({ status }) => SEEN.includes(status));
  const score = (100 * seen.length) / counted.length;
  for (const { fileName, location, mutatorName, replacement, status } of counted)
    if (!SEEN.includes(status))
      say(`  ${status}: ${placeOf({ fileName, location })} ${mutatorName} → ${replacement}`);
  say(
    `${name}: ${seen.length} of ${counted.length} were seen, ${score.toFixed(1)} % (at least ${least} %)`,
  );
  return score >= least;
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      most: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      processes: { type: 'string', default: '2' },
    },
  });
  const options = { ...values, most: Number(values.most), seed: Number(values.seed) };
  await buildWhatIsStale();
  const { prepareDatabase } = await import(inHouse('dist/backend/src/preparation.js'));
  const server = await startTestPostgres();
  const failed = [];
  try {
    await prepareDatabase(server.url);
    process.env.TEST_DATABASES = server.url;
    process.env.TEST_DATABASES_ADMIN = server.adminUrl;
    for (const name of positionals.length > 0 ? positionals : Object.keys(DOMAINS))
      if (!(await scoreOf(name, options))) failed.push(name);
  } finally {
    await server.stop();
  }
  if (failed.length > 0) throw new Refused(`Too few mutants were seen in ${failed.join(', ')}.`);
});
