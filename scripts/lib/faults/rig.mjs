// The product in many processes, each of which can be killed: two APIs, two workers, a PostgreSQL and a Redis behind lines that can be cut.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inHouse, withoutSettings } from '../house.mjs';
import { someFreePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { isAlive, pause, until } from '../processes.mjs';
import { Refused } from '../say.mjs';
import { openProxy } from './proxy.mjs';

const READY_LIMIT = 120_000;
const AGAIN_AFTER = 200;

/** Started, and started again when it dies, as a launcher or an orchestrator would. */
function supervised(name, { command, args, env, log, cwd }) {
  let child;
  let wanted = true;
  const start = () => {
    const out = fs.openSync(log, 'a');
    child = spawn(command, args, { env, cwd, stdio: ['ignore', out, out] });
    fs.closeSync(out);
    child.once('exit', () => wanted && setTimeout(() => wanted && start(), AGAIN_AFTER));
  };
  start();
  const end = async (signal) => {
    const dying = child;
    if (dying.exitCode !== null || dying.signalCode !== null) return dying.exitCode;
    const gone = once(dying, 'exit');
    dying.kill(signal);
    const [code] = await gone;
    return code;
  };
  const kill = (signal = 'SIGKILL') => end(signal);
  const pauseAt = (on) => child.kill(on ? 'SIGSTOP' : 'SIGCONT');
  const stop = async () => {
    wanted = false;
    await end('SIGKILL');
  };
  const hold = async () => {
    wanted = false;
    await end('SIGKILL');
  };
  const release = () => {
    wanted = true;
    start();
  };
  return { name, kill, pauseAt, stop, hold, release };
}

/** PostgreSQL as it comes with the product; killed whole, and started again on its port. */
async function openDatabase(folder) {
  let server = await startPostgres({ dataDir: folder, port: await someFreePort() });
  const { port } = server;
  const kill = async () => {
    for (const pid of [server.pid, ...childrenOf(server.pid)]) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(server.pid), 10_000);
  };
  const start = async () => {
    server = await startPostgres({ dataDir: folder, port });
    if (server.port !== port) throw new Error('PostgreSQL came back on another port.');
  };
  return { port, url: server.url, kill, start, stop: () => server.stop() };
}

function childrenOf(pid) {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return listed.split('\n').map(Number).filter(Boolean);
}

async function openRedis(folder) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await someFreePort();
  const data = path.join(folder, 'redis');
  fs.mkdirSync(data);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'];
  const server = supervised('Redis', { command: 'redis-server', args, env: process.env, log: path.join(folder, 'redis.log'), cwd: data });
  const lose = async () => {
    await server.hold();
    fs.rmSync(data, { recursive: true, force: true });
    fs.mkdirSync(data);
    server.release();
  };
  return { ...server, port, lose };
}

/** Not by spawnSync: the lines to the database run in this very process. */
async function prepare(env) {
  const child = spawn(process.execPath, [inHouse('dist/backend/src/prepare.js')], {
    cwd: inHouse(),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Refused('The database could not be prepared: see above.');
}

const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Everything started and ready. `withRedis: false` leaves queues and sockets to PostgreSQL. */
export async function openRig({ withRedis = true } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-faults-'));
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir, { mode: 0o711 });
  const database = await openDatabase(path.join(folder, 'database'));
  const redis = withRedis ? await openRedis(folder) : undefined;
  const lines = { database: await openProxy(() => database.port), redis: redis && (await openProxy(() => redis.port)) };
  const DATABASE_URL = Object.assign(new URL(database.url), { port: String(lines.database.port) }).href;
  const shared = { ...withoutSettings(), DATA_DIR: dataDir, DATABASE_URL, RATE_LIMITS: 'off', STAGE: 'local', NODE_ENV: 'production' };
  const env = { ...shared, HOST: '127.0.0.1', ...(redis && { REDIS_URL: `redis://127.0.0.1:${lines.redis.port}` }) };
  await prepare(env);
  const apis = [];
  for (const at of [1, 2]) {
    const port = await someFreePort();
    const log = path.join(folder, `api-${at}.log`);
    const args = [inHouse('dist/backend/src/main.js')];
    const process_ = supervised(`API ${at}`, { command: process.execPath, args, env: { ...env, PORT: String(port) }, log, cwd: inHouse() });
    const line = await openProxy(() => port);
    apis.push({ ...process_, line, url: `http://127.0.0.1:${line.port}` });
  }
  const workers = [1, 2].map((at) => {
    const what = { command: process.execPath, args: [inHouse('dist/workers/src/main.js')], env, cwd: inHouse() };
    return supervised(`workers ${at}`, { ...what, log: path.join(folder, `workers-${at}.log`) });
  });
  const ready = () => Promise.all(apis.map(({ url }) => until(() => isReady(url), READY_LIMIT, 50)));
  const stop = async ({ keep = false } = {}) => {
    for (const each of [...workers, ...apis]) await each.stop();
    for (const line of [...apis.map((api) => api.line), lines.database, lines.redis]) await line?.stop();
    await redis?.stop();
    await database.stop();
    if (!keep) fs.rmSync(folder, { recursive: true, force: true });
  };
  const rig = { folder, dataDir, database, redis, lines, apis, workers, ready, stop };
  if ((await ready()).every(Boolean)) return rig;
  await stop({ keep: true });
  throw new Refused(`The processes did not become ready: their logs are in ${folder}.`);
}

/** Until all answer again; how long it took, in ms. */
export async function healed(rig) {
  const since = Date.now();
  const ready = await rig.ready();
  if (!ready.every(Boolean)) throw new Error('Not everything came back.');
  await pause(0);
  return Date.now() - since;
}
