// The parts that can be killed: supervised processes, PostgreSQL and Redis.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { someFreePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { isAlive, signalProcess, until } from '../processes.mjs';
import { fill, moveBack, moveOntoSmallDisk, unmount } from './small-disk.mjs';

const AGAIN_AFTER = 200;
const ROOM = 4 * 1024 * 1024;

/**
 * Starts a process and restarts it when it dies, like a launcher or orchestrator. `how` is asked at
 * each start.
 */
export function supervised(name, how, log) {
  let child;
  let wanted = true;
  const start = () => {
    const out = fs.openSync(log, 'a');
    const { command, args, env, cwd } = how();
    child = spawn(command, args, { env, cwd, stdio: ['ignore', out, out] });
    fs.closeSync(out);
    child.once('exit', () => wanted && setTimeout(() => wanted && start(), AGAIN_AFTER));
  };
  start();
  const kill = async (signal = 'SIGKILL') => {
    const dying = child;
    if (dying.exitCode !== null || dying.signalCode !== null) return dying.exitCode;
    const gone = once(dying, 'exit');
    dying.kill(signal);
    const [code] = await gone;
    return code;
  };
  const pauseAt = (on) => child.kill(on ? 'SIGSTOP' : 'SIGCONT');
  const hold = async () => {
    wanted = false;
    await kill();
  };
  const release = () => {
    wanted = true;
    start();
  };
  return { name, kill, pauseAt, stop: hold, hold, release, pid: () => child.pid };
}

/**
 * A PostgreSQL, the embedded one without `programs`; can be killed with all its processes and
 * restarted on the same port.
 */
export async function openDatabase(folder, programs) {
  let server = await startPostgres({ dataDir: folder, port: await someFreePort(), programs });
  const { port } = server;
  const tables = path.join(folder, 'postgres', 'base');
  const kill = async () => {
    for (const pid of [server.pid, ...childrenOf(server.pid)])
      if (isAlive(pid)) signalProcess(pid, 'SIGKILL');
    await until(() => !isAlive(server.pid), 10_000);
  };
  const start = async () => {
    server = await startPostgres({ dataDir: folder, port, programs });
    if (server.port !== port) throw new Error('PostgreSQL came back on another port.');
  };
  const stop = async () => {
    await server.stop();
    await unmount(tables);
  };
  /**
   * PostgreSQL writes cache files at the first connection after a start, and may refuse connections
   * if there is no space for them.
   */
  const entered = async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.end();
  };
  /**
   * Puts the tables on a disk that is full while `meanwhile` runs; the write-ahead log has space,
   * so that running transactions can finish.
   */
  const onFullDisk = async (meanwhile) => {
    await server.stop();
    let makeRoom = () => {};
    try {
      await moveOntoSmallDisk(tables, ROOM);
      try {
        await start();
        await entered();
        makeRoom = await fill(tables);
        await meanwhile(makeRoom);
      } finally {
        makeRoom();
        await server.stop();
        await moveBack(tables);
      }
    } finally {
      await start();
    }
  };
  /** Creates another, empty database on the same server. */
  const another = async (name) => {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    await client.query(`create database ${name} owner suture`);
    await client.end();
    return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  };
  return { port, url: server.url, kill, start, stop, onFullDisk, another };
}

function childrenOf(pid) {
  const listed =
    spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return listed.split('\n').map(Number).filter(Boolean);
}

export async function openRedis(folder) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await someFreePort();
  const data = path.join(folder, 'redis');
  fs.mkdirSync(data);
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    data,
    '--appendonly',
    'yes',
    '--maxmemory-policy',
    'noeviction',
  ];
  const how = () => ({ command: 'redis-server', args, env: process.env, cwd: data });
  const server = supervised('Redis', how, path.join(folder, 'redis.log'));
  const lose = async () => {
    await server.hold();
    fs.rmSync(data, { recursive: true, force: true });
    fs.mkdirSync(data);
    server.release();
  };
  return { ...server, port, lose };
}
