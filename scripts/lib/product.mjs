// The parts of a running product, shared by start.mjs and dev.mjs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { claimDataDir } from './data-dir.mjs';
import { drawingsFolder } from './drawings.mjs';
import { compiled, inHouse } from './house.mjs';
import { isFree, isKeptFromBrowsers, someFreePort } from './ports.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { isAlive, pause, until } from './processes.mjs';
import { portIsTaken } from './readiness.mjs';
import { Refused, say, seconds } from './say.mjs';
import { onStop } from './stopping.mjs';

const WATCH_EVERY = 1_000;

/**
 * Each process has about 100 MB of live data. By default V8 lets garbage grow to a share of the
 * machine's memory: 380 MB after load, without being faster. The limit leaves room for a thousand
 * sockets; below it, the heap grows by less than half between two collections. A page of a member
 * fills a young heap of 4 MB several times. With 8 MB the front door spends 17 % of its CPU time on
 * collecting garbage instead of 20, and takes 11 MB more. The workers render no pages.
 */
const heapOf = (youngMb) => [
  '--max-old-space-size=256',
  `--max-semi-space-size=${youngMb}`,
  '--heap-growing-percent=40',
];

export const PROCESSES = [
  { name: 'front door', entry: 'frontend/server.js', nodeArgs: heapOf(8) },
  { name: 'workers', entry: 'workers/src/main.js', nodeArgs: heapOf(4) },
];

/** The same with as many front doors on the port as the settings say. */
export const processesFor = ({ webProcesses }) =>
  PROCESSES.map((each) =>
    each.name === 'front door' && webProcesses > 1
      ? { ...each, entry: 'frontend/server/doors.js' }
      : each,
  );

/**
 * The environment of each process. NODE_ENV selects React's production build; behaviour only
 * depends on STAGE.
 */
export function environmentFor({ dataDir, place, databaseUrl }, given = process.env) {
  const where = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: place.host,
    PORT: String(place.port),
  };
  // The product supports Node 20, and the SDK would warn about that on every start.
  const quiet = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
  // Otherwise each thread that decodes images or hashes passwords would keep memory of its own.
  const frugal = { MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '2' };
  return { ...given, ...where, ...quiet, ...frugal, NODE_ENV: 'production' };
}

/** The URL of the front end on this machine. */
export const addressOf = ({ host, port }) => {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[host] ?? host;
  return `http://${reachable}:${port}`;
};

export async function readSettings(env) {
  const { readSettings: read } = await compiled('backend/src/platform/config/settings.js');
  return read(env);
}

/**
 * `{ host, port }` for the front end; waits a moment for the processes of a killed launcher to end.
 */
export async function claimPort(env) {
  const host = env.HOST || '127.0.0.1';
  const wanted = Number(env.PORT || 3000);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
    throw new Refused(`The setting PORT is wrong: "${env.PORT}" is not a port.`);
  if (wanted === 0) return { host, port: await someFreePort() };
  if (await isKeptFromBrowsers(wanted))
    throw new Refused(
      `Browsers open no page on port ${wanted}, which another protocol has: set PORT to another one.`,
    );
  const free =
    (await isFree(wanted, host)) || (await until(() => isFree(wanted, host), 2_000, 250));
  if (!free) throw portIsTaken({ host, port: wanted });
  return { host, port: wanted };
}

/**
 * The database: DATABASE_URL, or the embedded server, which is restarted on the same port if it
 * dies.
 */
export async function openDatabase({ dataDir, databaseUrl }) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  const start = Date.now();
  const server = await startPostgres({ dataDir });
  say(
    `PostgreSQL ${server.adopted ? 'was still running and is used again' : `started in ${seconds(start)}`} (port ${server.port}).`,
  );
  const stop = keepServing(server, dataDir);
  return { url: server.url, stop };
}

/**
 * For tools: the database of a running product, else that of the next start, kept open until the
 * tool ends.
 */
export async function databaseAtHand({ dataDir, databaseUrl }) {
  const running = databaseUrl ? undefined : await findPostgres({ dataDir });
  if (running) return running;
  if (!databaseUrl) claimDataDir(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl });
  onStop(database.stop);
  return database;
}

function keepServing(first, dataDir) {
  let server = first;
  let stopping = false;
  const watch = async () => {
    while (!stopping) {
      await pause(WATCH_EVERY);
      if (!stopping && !isAlive(server.pid)) server = await startAgain(server, dataDir);
    }
  };
  const watching = watch();
  return async () => {
    stopping = true;
    await watching;
    await server.stop();
  };
}

/**
 * Restarts on the same port, which the other processes use; retried later if the port is not
 * available.
 */
async function startAgain(server, dataDir) {
  say('PostgreSQL ended; it starts again.');
  try {
    const again = await startPostgres({ dataDir, port: server.port });
    if (again.port === server.port) return again;
    await again.stop();
  } catch (error) {
    say(`PostgreSQL did not start: ${error.message}`);
  }
  return server;
}

/**
 * Whether this build has already prepared this database for this stage: then a start can skip it.
 */
export async function isPreparedBy(mark, databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select from setup_step where name = $1', [mark]);
    return rows.length > 0;
  } catch {
    // A database that was never prepared has no such table.
    return false;
  } finally {
    await client.end();
  }
}

/** Requires every configured server to respond; the problems have been printed otherwise. */
export async function demandServers(env) {
  const program = [inHouse('dist/backend/src/doctor/run-doctor.js'), '--servers'];
  const child = spawn(process.execPath, program, { cwd: inHouse('.'), env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Refused('Suture did not start: see above, or ask `npm run doctor`.');
}

/**
 * Runs `prepare.js` (migrations, reference data, and what `args` add): `done` settles when it has
 * ended. The demo is drawn once for all databases.
 */
export function prepare(env, args = []) {
  const isForDemo = args.includes('--demo') || args.includes('--seed');
  const drawings = isForDemo ? ['--drawings', drawingsFolder()] : [];
  const program = [inHouse('dist/backend/src/prepare.js'), ...args, ...drawings];
  const child = spawn(process.execPath, program, {
    cwd: inHouse('.'),
    env,
    stdio: 'inherit',
    detached: true,
  });
  const done = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Refused('The database could not be prepared: see above.')),
    );
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await done.catch(() => {});
  };
  return { done, stop };
}

export const logFolderOf = (dataDir) => path.join(dataDir, 'logs');
