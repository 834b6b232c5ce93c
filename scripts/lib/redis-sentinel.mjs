// A Redis, its replica and a Sentinel that promotes the replica: Debian's redis-server three times.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { someFreePort } from './ports.mjs';
import { until } from './processes.mjs';
import { folderFor, programNamed } from './servers.mjs';

const NAME = 'suture';
/** A server that is silent for this long is considered gone. */
const GONE_AFTER_MS = 1_000;
const START_LIMIT_MS = 30_000;

/** Before that it would have nothing to promote. */
async function knowsReplica(port) {
  const client = new Redis(port, '127.0.0.1');
  client.on('error', () => {});
  const known = await until(
    async () => (await client.call('sentinel', 'replicas', NAME)).length > 0,
    START_LIMIT_MS,
    200,
  );
  client.disconnect();
  if (!known) throw new Error('Sentinel does not find the replica.');
}

/** @returns {Promise<{ url: string, killMaster(): Promise<void>, stop(): Promise<void> }>} */
export async function openRedisBehindSentinel() {
  const program = programNamed('redis-server');
  const folder = folderFor('redis-sentinel');
  const start = async (name, lines, flags = []) => {
    const own = path.join(folder, name);
    fs.mkdirSync(own);
    const port = await someFreePort();
    const settings = [`port ${port}`, 'bind 127.0.0.1', `dir ${own}`, ...lines];
    // Sentinel writes what it learns into its own settings.
    const file = path.join(own, 'settings.conf');
    fs.writeFileSync(file, `${settings.join('\n')}\n`);
    const child = spawn(program, [file, ...flags], { cwd: own, stdio: 'ignore' });
    return { port, child };
  };
  const master = await start('master', []);
  const replica = await start('replica', [`replicaof 127.0.0.1 ${master.port}`]);
  const sentinel = await start(
    'sentinel',
    [
      `sentinel monitor ${NAME} 127.0.0.1 ${master.port} 1`,
      `sentinel down-after-milliseconds ${NAME} ${GONE_AFTER_MS}`,
      `sentinel failover-timeout ${NAME} 5000`,
    ],
    ['--sentinel'],
  );
  await knowsReplica(sentinel.port);
  const end = async ({ child }) => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
      await once(child, 'exit');
  };
  return {
    url: `redis+sentinel://127.0.0.1:${sentinel.port}/${NAME}`,
    killMaster: () => end(master),
    stop: async () => {
      await Promise.all([sentinel, replica, master].map(end));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
