// The product as many processes that can be killed: two APIs, two workers, and PostgreSQL and Redis
// behind connections that can be cut.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inHouse, withoutSettings } from '../house.mjs';
import { someFreePort } from '../ports.mjs';
import { pause, until } from '../processes.mjs';
import { Refused } from '../say.mjs';
import { serverPrograms } from '../servers.mjs';
import { openClock } from './clock.mjs';
import { openDatabase, openRedis, supervised } from './parts.mjs';
import { openProxy } from './proxy.mjs';
import { canMount } from './small-disk.mjs';

const READY_LIMIT = 120_000;

/** Requirements of some faults that not every machine meets. */
const MISSING = {
  redis:
    'Without Redis: --parts embedded, or redis-server is not installed (Debian: redis-server).',
  clock: 'faketime is not installed (Debian: faketime).',
  history: 'The history of the project is not here: this is no clone.',
  smallDisks: 'Needs root, and a machine that lets root mount.',
};

/** Not spawnSync, because the proxies to the database run in this process. */
function preparation(env, home = inHouse()) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  return spawn(process.execPath, [path.join(home, 'dist/backend/src/prepare.js')], {
    cwd: home,
    env,
    stdio,
  });
}

async function prepare(env, home) {
  const [code] = await once(preparation(env, home), 'exit');
  if (code !== 0) throw new Refused('The database could not be prepared: see above.');
}

const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The database and Redis, behind connections that can be cut, and the settings for using them. */
async function openStores(folder, { withRedis, programs }) {
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir, { mode: 0o711 });
  const database = await openDatabase(path.join(folder, 'database'), programs);
  const redis = withRedis ? await openRedis(folder) : undefined;
  const lines = {
    database: await openProxy(() => database.port),
    redis: redis && (await openProxy(() => redis.port)),
  };
  const port = String(lines.database.port);
  const env = {
    ...withoutSettings(),
    DATA_DIR: dataDir,
    DATABASE_URL: Object.assign(new URL(database.url), { port }).href,
    RATE_LIMITS: 'off',
    STAGE: 'local',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ...(redis && { REDIS_URL: `redis://127.0.0.1:${lines.redis.port}` }),
  };
  return { dataDir, database, redis, lines, env };
}

/**
 * How to start the product's processes in a folder: APIs, each behind its own proxy, and workers.
 * Each can `become` the one of another build.
 */
function startersIn(folder, processEnv, firstHome) {
  const startProcess = (name, { log, program, env }) => {
    let home = firstHome;
    const how = () => ({
      command: process.execPath,
      args: [path.join(home, `dist/${program}/src/main.js`)],
      cwd: home,
      env: { ...processEnv, ...env },
    });
    const started = supervised(name, how, path.join(folder, `${log}.log`));
    const become = (another) => {
      home = another;
      return started.kill('SIGTERM');
    };
    return { ...started, become };
  };
  const startApi = async (name, more = {}) => {
    const port = await someFreePort();
    const env = { ...more, PORT: String(port) };
    const started = startProcess(name, { log: name, program: 'backend', env });
    const line = await openProxy(() => port);
    return { ...started, line, url: `http://127.0.0.1:${line.port}` };
  };
  const startWorkers = (at) =>
    startProcess(`workers ${at}`, { log: `workers-${at}`, program: 'workers' });
  /** Runs an additional API process with other settings during `meanwhile`. */
  const besideAnApi = async (settings, meanwhile) => {
    const api = await startApi('api-beside', settings);
    try {
      if (!(await until(() => isReady(api.url), READY_LIMIT, 50)))
        throw new Error('The API beside the others did not become ready.');
      await meanwhile(api);
    } finally {
      await api.stop();
      await api.line.stop();
    }
  };
  return { startApi, startWorkers, besideAnApi };
}

/** What the product runs on: with `withRedis: false` queues and sockets use PostgreSQL. */
const PARTS = {
  mixed: () => ({ withRedis: true }),
  embedded: () => ({ withRedis: false }),
  servers: () => ({ withRedis: true, programs: serverPrograms() }),
};

/**
 * Starts everything and waits until it is ready.
 * @param parts `embedded`: nothing but what comes with npm; `servers`: Debian's PostgreSQL and Redis;
 *   `mixed`: the embedded PostgreSQL, and Redis where it is installed
 * @param home the build that is started, by default this one
 */
export async function openRig({ parts = 'mixed', home = inHouse() } = {}) {
  if (!PARTS[parts]) throw new Refused(`--parts is one of ${Object.keys(PARTS).join(', ')}.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-faults-'));
  fs.chmodSync(folder, 0o711);
  const smallDisks = (await canMount(folder)) || undefined;
  const stores = await openStores(folder, PARTS[parts]());
  const { database, redis, lines, env } = stores;
  await prepare(env, home);
  const clock = openClock(folder);
  const { startApi, startWorkers, besideAnApi } = startersIn(
    folder,
    { ...env, ...clock?.env },
    home,
  );
  const apis = [await startApi('api-1'), await startApi('api-2')];
  const workers = [1, 2].map(startWorkers);
  const ready = () =>
    Promise.all(apis.map(({ url }) => until(() => isReady(url), READY_LIMIT, 50)));
  const stop = async ({ keep = false } = {}) => {
    for (const each of [...workers, ...apis]) await each.stop();
    for (const line of [...apis.map((api) => api.line), lines.database, lines.redis])
      await line?.stop();
    await redis?.stop();
    await database.stop();
    if (!keep) fs.rmSync(folder, { recursive: true, force: true });
  };
  const history = fs.existsSync(inHouse('.git'));
  const available = { redis, clock, smallDisks, history };
  /** @returns why a fault is not possible here */
  const lacks = (need) => (need && !available[need] ? MISSING[need] : undefined);
  const preparationOf = (url) => preparation({ ...env, DATABASE_URL: url });
  const { dataDir } = stores;
  const processes = { apis, workers, ready, stop, besideAnApi, lacks, preparationOf };
  const rig = { folder, parts, dataDir, env, database, redis, clock, lines, ...processes };
  if ((await ready()).every(Boolean)) return rig;
  await stop({ keep: true });
  throw new Refused(`The processes did not become ready: their logs are in ${folder}.`);
}

/** Waits until all processes respond again; returns how long it took, in ms. */
export async function healed(rig) {
  const since = Date.now();
  const ready = await rig.ready();
  if (!ready.every(Boolean)) throw new Error('Not everything came back.');
  await pause(0);
  return Date.now() - since;
}
