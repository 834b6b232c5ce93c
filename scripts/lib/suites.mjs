// The two test runners, and a product for the end-to-end tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inHouse, programOf, withoutSettings } from './house.mjs';
import { firstFreePort, someFreePort } from './ports.mjs';
import { until } from './processes.mjs';
import { Refused, say } from './say.mjs';
import { startSocialProviders } from './social-providers.mjs';

const READY_LIMIT = 10 * 60_000;
const RESULTS = 'test-results';
/** The reason given for journeys skipped after JOURNEYS_BEGIN_UNTIL (frontend/test/e2e/support/browser.ts). */
const LATE = 'No time is left.';

/** Runs a test program with its output shown, and reads its JSON report afterwards. */
async function runReporting(args, env, reportFile) {
  fs.rmSync(reportFile, { force: true });
  const child = spawn(process.execPath, args, { cwd: inHouse(), env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  const report = fs.existsSync(reportFile)
    ? JSON.parse(fs.readFileSync(reportFile, 'utf8'))
    : undefined;
  fs.rmSync(reportFile, { force: true });
  return { code, report };
}

/** Settings of the product under test: app stores, support address and social links. */
export const STORES = {
  APP_STORE_URL: 'https://store.example/apple',
  PLAY_STORE_URL: 'https://store.example/google',
  SUPPORT_EMAIL: 'support@suture.example',
  SOCIAL_LINKS: 'https://www.linkedin.com/company/suture https://videos.example/suture',
};

/** A suite that ended with an error but no failed test counts as one failure. */
const tally = ({ code, passed, failed, failures }) => ({
  passed,
  failed: failed || (code === 0 ? 0 : 1),
  failures,
});

/** The beginning of an error message, short enough for the end of a long log. */
const excerpt = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');

/** Skipped tests count as failed, since they prove nothing. */
export async function runJest({ env, args = [] }) {
  const file = path.join(os.tmpdir(), `suture-jest-${process.pid}.json`);
  const { code, report } = await runReporting(
    [programOf('jest'), '--json', `--outputFile=${file}`, ...args],
    env,
    file,
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = report ?? {};
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites;
  return tally({ code, passed: numPassedTests, failed, failures: failuresOfJest(report) });
}

/** `name` tells runs apart that this process makes at the same time: each empties its own folder. */
export async function runPlaywright({ env, args = [], name = 'journeys' }) {
  const file = path.join(os.tmpdir(), `suture-${name}-${process.pid}.json`);
  const own = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code, report } = await runReporting(
    [
      programOf('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
      `--output=${RESULTS}/${name}`,
      ...args,
    ],
    own,
    file,
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const journeys = journeysOf(report?.suites);
  const late = journeys.filter(({ isLate }) => isLate);
  if (late.length > 0)
    say(
      `\n${late.length} journeys were left out, for want of time: ${late.map(({ name }) => name).join(' · ')}`,
    );
  sayWhoTriedTwice(journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name));
  const failures = [
    ...journeys
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, message }) => `${name}\n${message}`),
    ...(report?.errors ?? []).map(({ message }) => excerpt(message)),
  ];
  const failed = unexpected + skipped - late.length;
  return tally({ code, passed: expected + flaky, failed, failures });
}

function sayWhoTriedTwice(names) {
  if (names.length > 0) say(`${names.length} passed at the second try only: ${names.join(' · ')}`);
}

function failuresOfJest(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests to list.
    if (failed.length === 0)
      return status === 'failed' ? [`${path.basename(name)}\n${excerpt(message)}`] : [];
    return failed.map(
      ({ title, failureMessages }) =>
        `${path.basename(name)}: ${title}\n${excerpt(failureMessages[0])}`,
    );
  });
}

/** The result of each journey, and its first error. */
function journeysOf(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results, annotations }) => ({
        name: `${file} [${projectName}]: ${title}`,
        status,
        isLate: annotations.some(({ description }) => description === LATE),
        message: excerpt(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
    ),
    ...journeysOf(suite.suites),
  ]);
}

/**
 * Starts the product like `npm start`, in an empty DATA_DIR, on a free port and with only these
 * settings. Pushes go to an address on this machine (PUSH_HOSTS) where a journey may listen. `stop`
 * keeps the logs in test-results if `failed` is true.
 */
export async function startProduct(settings) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-product-'));
  fs.chmodSync(dataDir, 0o711);
  const port = await someFreePort();
  const address = `http://127.0.0.1:${port}`;
  const PUSH_HOSTS = `http://127.0.0.1:${await firstFreePort(port + 1)}`;
  const env = {
    ...withoutSettings(),
    PUSH_HOSTS,
    ...settings,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const child = spawn(process.execPath, [inHouse('scripts/start.mjs')], {
    cwd: inHouse(),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async ({ failed }) => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    if (failed) keepLogs(dataDir);
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  const ready = await until(
    async () => child.exitCode !== null || (await isReady()),
    READY_LIMIT,
    250,
  );
  if (ready && child.exitCode === null) return { address, env, stop };
  await stop({ failed: true });
  throw new Refused('The product did not start, so its end-to-end tests could not run.');
}

/** Runs all or some journeys in a browser, against a product with embedded servers. */
export async function runJourneys(args = []) {
  const providers = await startSocialProviders();
  const product = await startProduct({
    STAGE: 'local',
    RATE_LIMITS: 'off',
    // What a journey waits for would wait for the browsers.
    YIELD_TO_PAGES: 'off',
    ...STORES,
    ...providers.settings,
  });
  let tally = { passed: 0, failed: 1 };
  try {
    const where = {
      E2E_URL: product.address,
      INBOX_URL: `${product.address}/api/v1/dev/inbox`,
      E2E_DATA_DIR: product.env.DATA_DIR,
      E2E_PUSH_ORIGIN: product.env.PUSH_HOSTS,
      ...STORES,
    };
    tally = await runPlaywright({ env: { ...process.env, ...where }, args });
  } finally {
    await product.stop(tally);
    providers.stop();
  }
  return tally;
}

function keepLogs(dataDir) {
  const logs = path.join(dataDir, 'logs');
  const kept = inHouse(RESULTS, 'product-logs');
  if (!fs.existsSync(logs)) return;
  fs.cpSync(logs, kept, { recursive: true });
  say(`The logs of the product are in ${kept}. They complain of:`);
  for (const line of complaintsIn(logs)) say(`  ${line}`);
}

const WARNING = 40;
const MOST_COMPLAINTS = 20;

/** The distinct warnings and errors of the logs, with their counts and the time of the latest. */
function complaintsIn(folder) {
  const found = new Map();
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.log'))) {
    for (const line of fs.readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      const entry = asEntry(line);
      if (!(entry?.level >= WARNING)) continue;
      const words = `${name}: ${entry.msg}${entry.err ? ` – ${entry.err.message}` : ''}`;
      const { times = 0 } = found.get(words) ?? {};
      found.set(words, { times: times + 1, last: new Date(entry.time).toISOString() });
    }
  }
  return [...found]
    .slice(-MOST_COMPLAINTS)
    .map(([words, { times, last }]) => `${words.slice(0, 300)} (${times} times, last at ${last})`);
}

function asEntry(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Prints the failures and the final summary; sets the exit code accordingly. */
export function conclude(tallies) {
  for (const failure of tallies.flatMap(({ failures = [] }) => failures)) say(`\n✗ ${failure}`);
  const sum = (key) => tallies.reduce((total, each) => total + each[key], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
