// The product as deployed on many machines, simulated on this one: several APIs, workers and front
// ends that only share servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { startBalancer } from './balancer.mjs';
import { inHouse, withoutSettings } from './house.mjs';
import { firstFreePort } from './ports.mjs';
import { until } from './processes.mjs';
import { environmentFor, prepare, readSettings } from './product.mjs';
import { Refused } from './say.mjs';

const FOLLOW_LAUNCHER = new URL('./follow-launcher.mjs', import.meta.url).href;
const READY_LIMIT = 120_000;
const GRACE = 20_000;
/** The settings of the front end, which only talks to the API. */
const FOR_PAGES = [
  'STAGE',
  'RATE_LIMITS',
  'PUBLIC_URL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'DATA_PROTECTION_CONTACT',
  'SUPPORT_EMAIL',
  'SECURITY_CONTACT',
  'SOCIAL_LINKS',
  'APP_STORE_URL',
  'PLAY_STORE_URL',
];
const ENTRIES = {
  backend: 'backend/src/main.js',
  workers: 'workers/src/main.js',
  frontend: 'frontend/server.js',
};
/**
 * Ports of one process: its own, and that of its metrics (for workers the configured one plus one).
 */
const PORTS_EACH = 3;

/**
 * Prepares the database of `settings` (DATABASE_URL, REDIS_URL, S3_*, SMTP_URL …) and starts the
 * processes, each with its own DATA_DIR below `folder`: secrets are passed in the environment, as
 * in a cluster.
 * @param {{ folder: string, settings: NodeJS.ProcessEnv, counts?: { backend: number, workers:
 *   number, frontend: number }, demo?: boolean }} what
 */
export async function startTopology({
  folder,
  settings,
  counts = { backend: 3, workers: 2, frontend: 2 },
  demo = false,
}) {
  const processes = [];
  const portsOf = (kind) =>
    processes.filter((one) => one.kind === kind && one.isAlive()).map((one) => one.port);
  const inner = await startBalancer(() => portsOf('backend'));
  const outer = await startBalancer(() => portsOf('frontend'));
  const shared = {
    ...settings,
    ...(await secretsIn(folder, settings)),
    PUBLIC_URL: settings.PUBLIC_URL ?? outer.address,
  };
  await prepare(
    environmentFor(
      { dataDir: folder, place: placeOf(0), databaseUrl: settings.DATABASE_URL },
      shared,
    ),
    demo ? ['--demo'] : [],
  ).done;
  const ownOf = {
    backend: { ...shared, TRUST_PROXY_HOPS: '1' },
    workers: shared,
    frontend: { ...withoutSettings(), ...only(shared, FOR_PAGES), API_URL: inner.address },
  };
  let from = outer.port + 1;
  for (const [kind, count] of Object.entries(counts)) {
    for (let number = 1; number <= count; number++) {
      const port = await firstFreePort(from);
      from = port + PORTS_EACH;
      processes.push(launch({ kind, number, port, folder, env: ownOf[kind] }));
    }
  }
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
    for (const balancer of [outer, inner]) balancer.stop();
  };
  const topology = {
    address: outer.address,
    processes,
    stop,
    of: (kind) => processes.filter((one) => one.kind === kind),
  };
  await waitForAll(topology).catch(async (error) => {
    await stop();
    throw error;
  });
  return topology;
}

const only = (settings, names) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));

const placeOf = (port) => ({ host: '127.0.0.1', port });

/** The secrets that a process would create on its first start, shared by all. */
async function secretsIn(folder, settings) {
  const { sessionSecret, jwtPrivateKey, push } = await readSettings({
    ...settings,
    DATA_DIR: folder,
  });
  return {
    SESSION_SECRET: sessionSecret,
    JWT_PRIVATE_KEY: jwtPrivateKey.replaceAll('\n', '\\n'),
    VAPID_PRIVATE_KEY: push.privateKey,
  };
}

function launch({ kind, number, port, folder, env }) {
  const name = `${kind}-${number}`;
  const dataDir = path.join(folder, name);
  fs.mkdirSync(dataDir, { recursive: true });
  const log = fs.openSync(path.join(folder, `${name}.log`), 'a', 0o600);
  const own = { METRICS_PORT: String(port + 1), SUTURE_PROCESS: name };
  const child = spawn(
    process.execPath,
    ['--import', FOLLOW_LAUNCHER, inHouse('dist', ENTRIES[kind])],
    {
      cwd: inHouse(),
      env: {
        ...environmentFor(
          { dataDir, place: placeOf(port), databaseUrl: env.DATABASE_URL ?? '' },
          env,
        ),
        ...own,
      },
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  fs.closeSync(log);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal) => {
    if (!isAlive()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE);
    await gone;
    clearTimeout(late);
  };
  const figures = `http://127.0.0.1:${port + (kind === 'workers' ? 2 : 1)}/metrics`;
  return {
    kind,
    name,
    port,
    pid: child.pid,
    figures,
    isAlive,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** APIs and front ends report at /readyz; workers are ready once their metrics can be read. */
async function waitForAll({ processes }) {
  const answers = (address) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const isReady = (one) =>
    answers(one.kind === 'workers' ? one.figures : `http://127.0.0.1:${one.port}/readyz`);
  for (const one of processes) {
    const ready = await until(async () => !one.isAlive() || (await isReady(one)), READY_LIMIT, 100);
    if (!ready || !one.isAlive())
      throw new Refused(`${one.name} did not become ready: its log says why.`);
  }
}

/** A metric of a process, or undefined if it is missing. */
export async function figureOf({ figures }, name) {
  const text = await (await fetch(figures)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line && Number(line.slice(name.length));
}
