// The embedded PostgreSQL: its cluster is in DATA_DIR/postgres, its log and password beside it.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { firstFreePort } from './ports.mjs';
import { postgresPrograms, runnerFor } from './postgres-programs.mjs';
import { clearStalePostmaster, findPostmaster, readPostmaster } from './postmaster-file.mjs';
import { isAlive, signalProcess, until } from './processes.mjs';
import { Refused } from './say.mjs';

const FIRST_PORT = 25432;
const START_ATTEMPTS = 6;
const START_LIMIT = 60_000;
const STOP_LIMIT = 15_000;
const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // The queues are in PostgreSQL, too: when an administrator views all of them, each process opens
  // two connections per queue.
  max_connections: 400,
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const LOG_LIMIT = 20 * 1024 * 1024;
const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/**
 * Starts the PostgreSQL server of `dataDir`, or adopts one left running by a launcher that died;
 * creates the cluster on first use. `url` opens the database `suture` as its owner, `adminUrl` is
 * the superuser's.
 * @param {{ dataDir: string, port?: number, settings?: Record<string, string | number>,
 *   disposable?: boolean, programs?: object }} options `disposable`: a cluster for tests, whose data
 *   need not survive a power failure; `programs`: those of an installed server, with its options of
 *   initdb as `locale`
 */
export async function startPostgres({
  dataDir,
  port = FIRST_PORT,
  settings = {},
  disposable = false,
  programs,
}) {
  const place = await prepareFolder(dataDir, programs);
  await makeCluster(place, disposable);
  const running = await runningServer(place.cluster);
  const durability = disposable
    ? {
        fsync: 'off',
        full_page_writes: 'off',
        min_wal_size: '32MB',
        max_wal_size: '64MB',
        // The specs open thousands of connections, and the default of 4,096 hash iterations is slow.
        scram_iterations: 1,
      }
    : {};
  const server =
    running ??
    (await launch(place, { port, settings: { ...SERVER_SETTINGS, ...durability, ...settings } }));
  const access = await openDatabase(place, server.port);
  return {
    ...access,
    ...server,
    adopted: running !== undefined,
    stop: () => stopServer(place, server.pid),
  };
}

/** The server currently running on `dataDir`, for commands used beside a running product. */
export async function findPostgres({ dataDir }) {
  const place = placeOf(dataDir);
  if (!place) return undefined;
  const server = await runningServer(place.cluster);
  return server && { ...addresses(place, server.port), ...server };
}

function placeOf(dataDir) {
  if (!fs.existsSync(dataDir)) return undefined;
  const home = fs.realpathSync(dataDir);
  return {
    home,
    cluster: path.join(home, 'postgres'),
    passwordFile: path.join(home, 'postgres-password'),
    logFile: path.join(home, 'postgres.log'),
  };
}

async function prepareFolder(dataDir, given) {
  fs.mkdirSync(dataDir, { recursive: true });
  const place = placeOf(dataDir);
  const programs = given ?? (await postgresPrograms());
  return { ...place, programs, runner: runnerFor(place.home, programs) };
}

const environment = () => ({ ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' });

/**
 * Created under another name and moved when complete, so that an interrupted first start leaves no
 * incomplete cluster.
 */
async function makeCluster(place, disposable) {
  const { cluster, passwordFile, runner } = place;
  if (fs.existsSync(cluster)) {
    readPassword(place);
    // PostgreSQL refuses a folder that is accessible to others, for example after a chmod of the
    // whole project.
    fs.chmodSync(cluster, 0o700);
    return giveTo(runner.owner, cluster);
  }
  const unfinished = `${cluster}.new`;
  const givenPassword = `${passwordFile}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  fs.writeFileSync(givenPassword, `${password}\n`, { mode: 0o600 });
  giveTo(runner.owner, unfinished);
  giveTo(runner.owner, givenPassword);
  try {
    initialise(place, { folder: unfinished, givenPassword, disposable });
  } finally {
    fs.rmSync(givenPassword, { force: true });
  }
  fs.renameSync(unfinished, cluster);
}

function initialise({ runner, programs }, { folder, givenPassword, disposable }) {
  const locale = programs.locale ?? LOCALE;
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${givenPassword}`];
  const args = [
    '-D',
    folder,
    ...locale,
    ...access,
    '--data-checksums',
    '--no-instructions',
    ...(disposable ? ['--no-sync'] : []),
  ];
  const [command, commandArgs, options] = runner.wrap(programs.initdb, args);
  const result = spawnSync(command, commandArgs, {
    ...options,
    cwd: '/',
    env: environment(),
    encoding: 'utf8',
  });
  if (result.error)
    throw new Refused(
      `The packaged PostgreSQL does not run here (${result.error.message}): set DATABASE_URL to a server.`,
    );
  if (result.status !== 0) throw new Error(`initdb failed.\n${result.stdout}${result.stderr}`);
}

/** Gives a file or folder to the user the server runs as, unless it already belongs to them. */
function giveTo(owner, target) {
  if (!owner || fs.statSync(target).uid === owner.uid) return;
  const result = spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, target], {
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new Refused(
      `${target} cannot be handed to the user PostgreSQL runs as: ${result.stderr.trim()}`,
    );
}

/** A ready server on this folder; waits for one that is starting or stopping. */
async function runningServer(cluster) {
  const settled = await until(() => {
    const found = findPostmaster(cluster);
    if (!found) return { gone: true };
    return found.status === 'ready' ? found : undefined;
  }, START_LIMIT);
  if (!settled)
    throw new Refused(
      `The PostgreSQL server on ${cluster} has been starting or stopping for a minute: look into postgres.log beside it.`,
    );
  return settled.gone ? undefined : { pid: settled.pid, port: settled.port };
}

async function launch(place, { port, settings }) {
  clearStalePostmaster(place.cluster);
  for (let from = port, attempt = 1; ; attempt++) {
    const chosen = await firstFreePort(from);
    const { pid, failure } = await spawnServer(place, { ...settings, port: chosen });
    if (!failure) return { pid, port: chosen };
    // The port was taken since we checked, or some processes of a killed server are still ending.
    const taken = /could not bind|Address already in use/.test(failure);
    const leaving = /shared memory block|lock file "postmaster.pid"/.test(failure);
    if (attempt === START_ATTEMPTS || !(taken || leaving))
      throw new Refused(`PostgreSQL did not start, as ${place.logFile} says:\n${failure}`);
    if (taken) from = chosen + 1;
    else await until(() => false, 500 * attempt);
  }
}

async function spawnServer({ cluster, logFile, programs, runner }, settings) {
  if (fs.statSync(logFile, { throwIfNoEntry: false })?.size > LOG_LIMIT)
    fs.renameSync(logFile, `${logFile}.1`);
  const log = fs.openSync(logFile, 'a', 0o600);
  const logStart = fs.fstatSync(log).size;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args, options] = runner.wrap(programs.postgres, ['-D', cluster, ...flags]);
  // Detached: Ctrl-C is sent to the terminal's whole process group, and the database must outlive
  // its clients.
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  let ended;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `It ended with ${signal ?? code}.`));
  const isReady = () =>
    readPostmaster(cluster)?.pid === child.pid && readPostmaster(cluster)?.status === 'ready';
  await until(() => ended !== undefined || isReady(), START_LIMIT);
  if (ended !== undefined)
    return { failure: `${fs.readFileSync(logFile).subarray(logStart)}${ended}` };
  child.unref();
  return { pid: child.pid };
}

function readPassword({ passwordFile }) {
  if (!fs.existsSync(passwordFile))
    throw new Refused(
      `${passwordFile} is missing: without it the database beside it cannot be opened.`,
    );
  return fs.readFileSync(passwordFile, 'utf8').trim();
}

function addresses(place, port) {
  const password = readPassword(place);
  const as = (user, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  return { url: as('suture', 'suture'), adminUrl: as('postgres', 'postgres') };
}

/** Creates the owner `suture` and its database if they are missing. */
async function openDatabase(place, port) {
  const found = addresses(place, port);
  const client = new pg.Client({ connectionString: found.adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT EXISTS (SELECT FROM pg_database WHERE datname = 'suture') AS made",
    );
    if (!rows[0].made) {
      const roles = await client.query("SELECT FROM pg_roles WHERE rolname = 'suture'");
      const password = client.escapeLiteral(new URL(found.url).password);
      if (roles.rowCount === 0) await client.query(`CREATE ROLE suture LOGIN PASSWORD ${password}`);
      await client.query('CREATE DATABASE suture OWNER suture');
    }
  } finally {
    await client.end();
  }
  return found;
}

/** Fast shutdown: open transactions are rolled back, everything committed is kept. */
async function stopServer({ cluster, programs, runner }, pid) {
  const hasGone = () => readPostmaster(cluster)?.pid !== pid || !isAlive(pid);
  if (hasGone()) return;
  if (process.platform === 'win32')
    spawnSync(...runner.wrap(programs.pg_ctl, ['stop', '-D', cluster, '-m', 'fast']));
  else signalProcess(pid, 'SIGINT');
  if (await until(hasGone, STOP_LIMIT)) return;
  signalProcess(pid, 'SIGQUIT');
  await until(hasGone, STOP_LIMIT);
}
