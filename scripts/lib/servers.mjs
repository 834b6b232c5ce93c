// Real servers for `npm run test:servers`: those of TEST_DATABASE_URL and TEST_REDIS_URL, or
// started here from Debian's packages postgresql and redis-server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { someFreePort } from './ports.mjs';
import { runnerFor } from './postgres-programs.mjs';
import { until } from './processes.mjs';
import { Refused } from './say.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const START_LIMIT = 30_000;

export function folderFor(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `suture-${name}-`));
  fs.chmodSync(folder, 0o711);
  return folder;
}

/** An executable on PATH, or in Debian's folders of PostgreSQL versions, newest first. */
export function programNamed(name) {
  const versions = fs.existsSync(DEBIAN_POSTGRES)
    ? fs.readdirSync(DEBIAN_POSTGRES).sort((a, b) => b - a)
    : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_POSTGRES, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = folders
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
  if (!found)
    throw new Refused(
      `${name} is not installed: install Debian's postgresql and redis-server, or set TEST_DATABASE_URL and TEST_REDIS_URL.`,
    );
  return found;
}

const LOCALE = ['--encoding=UTF8', '--locale=C.UTF-8'];

/** Debian's PostgreSQL, for a cluster that is made and started as the embedded one. */
export const serverPrograms = () => ({
  initdb: programNamed('initdb'),
  postgres: programNamed('postgres'),
  pg_ctl: programNamed('pg_ctl'),
  locale: LOCALE,
});

async function endOf(child, signal, folder) {
  if (child.exitCode === null && child.kill(signal)) await once(child, 'exit');
  fs.rmSync(folder, { recursive: true, force: true });
}

/** `url` opens an empty database `suture`. */
export async function openPostgresServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = serverPrograms();
  const folder = folderFor('postgres');
  const { owner, wrap } = runnerFor(folder, programs);
  const cluster = path.join(folder, 'cluster');
  fs.mkdirSync(cluster, { mode: 0o700 });
  if (owner) fs.chownSync(cluster, owner.uid, owner.gid);
  const [initdb, initArgs, options] = wrap(programs.initdb, [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=trust',
    ...LOCALE,
    '--no-sync',
  ]);
  const made = spawnSync(initdb, initArgs, { ...options, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await someFreePort();
  const flags = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=400',
  ];
  const [command, args] = wrap(programs.postgres, flags);
  const child = spawn(command, args, { ...options, cwd: '/', stdio: 'ignore' });
  const address = `postgres://postgres@127.0.0.1:${port}`;
  await until(() => createDatabase(address), START_LIMIT, 200);
  return { url: `${address}/suture`, stop: () => endOf(child, 'SIGINT', folder) };
}

async function createDatabase(address) {
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  try {
    await client.connect();
    await client.query('CREATE DATABASE suture');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Configured like a live one: data survives a restart, and nothing is evicted for lack of memory.
 */
export async function openRedisServer() {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, stop: async () => {} };
  const program = programNamed('redis-server');
  const folder = folderFor('redis');
  const port = await someFreePort();
  const flags = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--maxmemory-policy',
    'noeviction',
  ];
  const child = spawn(program, flags, { cwd: folder, stdio: 'ignore' });
  return { url: `redis://127.0.0.1:${port}`, stop: () => endOf(child, 'SIGTERM', folder) };
}
