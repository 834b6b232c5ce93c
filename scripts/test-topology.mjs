// The product as many processes: three APIs, two workers and two front ends on PostgreSQL, Redis
// and S3 servers. The journeys of the path and of chat run while one process of each kind is
// killed. Part of `npm run test:servers`; on its own: node scripts/test-topology.mjs
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { buildWhatIsStale } from './build.mjs';
import { demandNode, inHouse, withoutSettings } from './lib/house.mjs';
import { startMailCatcher } from './lib/mail-catcher.mjs';
import { openObjectStore } from './lib/object-store.mjs';
import { until } from './lib/processes.mjs';
import { run, say, seconds } from './lib/say.mjs';
import { openPostgresServer, openRedisServer } from './lib/servers.mjs';
import { onStop, runThenStop } from './lib/stopping.mjs';
import { conclude, runPlaywright, STORES } from './lib/suites.mjs';
import { figureOf, startTopology } from './lib/topology.mjs';

const JOURNEYS = ['path.spec.ts', 'chat.spec.ts'];
const FIRST_MAIL_LIMIT = 60_000;
/** A process that does not report for 15 s counts as dead. */
const MISSED_LIMIT = 40_000;
const DONE_LIMIT = 60_000;

/**
 * @param {{ postgres: { url: string }, redis: { url: string }, store: { settings: object },
 * mail: { smtpUrl: string, inboxUrl: string } }} servers
 */
export async function testTopology({ postgres, redis, store, mail }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-topology-'));
  const since = Date.now();
  const where = {
    DATABASE_URL: await ownDatabase(postgres.url),
    REDIS_URL: Object.assign(new URL(redis.url), { pathname: '/15' }).href,
    SMTP_URL: mail.smtpUrl,
    ...store.settings,
  };
  const topology = await startTopology({
    folder,
    settings: {
      ...withoutSettings(),
      STAGE: 'local',
      RATE_LIMITS: 'off',
      // What a journey waits for would wait for the browsers.
      YIELD_TO_PAGES: 'off',
      ...STORES,
      ...where,
    },
  });
  say(
    `Three APIs, two workers and two front doors are ready after ${seconds(since)}: ${topology.address}`,
  );
  let tally = { passed: 0, failed: 1 };
  try {
    const killing = killOneOfEach(topology, mail);
    const env = {
      ...process.env,
      TEST_ON_SERVERS: '1',
      TEST_ON_TOPOLOGY: '1',
      E2E_URL: topology.address,
      INBOX_URL: mail.inboxUrl,
      E2E_DATA_DIR: folder,
      ...STORES,
    };
    const journeys = await runPlaywright({
      env,
      args: ['--project=js', ...JOURNEYS],
      name: 'topology',
    });
    const seen = [await killing, await isMissed(topology), await isAllDone(topology)];
    for (const { words, holds } of seen) say(`${holds ? '✓' : '✗'} ${words}`);
    const held = seen.filter(({ holds }) => holds).length;
    tally = {
      ...journeys,
      passed: journeys.passed + held,
      failed: journeys.failed + seen.length - held,
    };
  } finally {
    await topology.stop();
    if (tally.failed > 0)
      fs.cpSync(folder, inHouse('test-results/topology-logs'), { recursive: true });
    fs.rmSync(folder, { recursive: true, force: true });
  }
  say(`The topology took ${seconds(since)}.`);
  return tally;
}

/** A database of its own, so that jobs left over by other tests are not counted. */
async function ownDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS suture_topology WITH (FORCE)');
  await client.query('CREATE DATABASE suture_topology');
  await client.end();
  return Object.assign(new URL(url), { pathname: '/suture_topology' }).href;
}

/** Starts when the first email shows that members are active. */
async function killOneOfEach(topology, { inboxUrl }) {
  const mails = async () =>
    (await (await fetch(inboxUrl)).json()).result
      .map(({ to, subject }) => `${to} ${subject}`)
      .join();
  const before = await mails();
  const atWork = await until(async () => (await mails()) !== before, FIRST_MAIL_LIMIT, 100);
  const victims = ['backend', 'workers', 'frontend'].map((kind) => topology.of(kind)[0]);
  await Promise.all(victims.map((one) => one.kill()));
  return {
    words: `killed while members were at work: ${victims.map(({ name }) => name).join(', ')}`,
    holds: Boolean(atWork),
  };
}

/** Every live process counts one fewer of each kind. */
async function isMissed(topology) {
  const living = topology.processes.filter((one) => one.kind !== 'frontend' && one.isAlive());
  const counts = async (one) => [
    await figureOf(one, 'suture_processes{kind="workers"}'),
    await figureOf(one, 'suture_processes{kind="api"}'),
  ];
  const told = () => Promise.all(living.map(counts));
  const missed = await until(
    async () => (await told()).every(([workers, apis]) => workers === 1 && apis === 2),
    MISSED_LIMIT,
    500,
  );
  return {
    words: 'the killed worker and the killed API are missed in the figures of the others',
    holds: Boolean(missed),
  };
}

/** The other worker has completed the jobs of the killed one. */
async function isAllDone(topology) {
  const [worker] = topology.of('workers').filter((one) => one.isAlive());
  const done = await until(
    async () => (await figureOf(worker, 'suture_outbox_oldest_undone_seconds')) === 0,
    DONE_LIMIT,
    500,
  );
  return { words: 'every promise is kept', holds: Boolean(done) };
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  await run(() =>
    runThenStop(async () => {
      demandNode();
      await buildWhatIsStale();
      const opened = async (server) => {
        const open = await server;
        onStop(open.stop);
        return open;
      };
      const postgres = await opened(openPostgresServer());
      const redis = await opened(openRedisServer());
      const store = await opened(openObjectStore());
      const mail = await opened(startMailCatcher());
      conclude([await testTopology({ postgres, redis, store, mail })]);
    }),
  );
}
