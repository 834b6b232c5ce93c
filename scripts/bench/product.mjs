// The product as measured: its two processes on one core, the database on the other. With
// WEB_PROCESSES=2 two front doors have both cores, which the database and the load share.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inHouse } from '../lib/house.mjs';
import { environmentFor, processesFor } from '../lib/product.mjs';
import { waitUntilReady } from '../lib/readiness.mjs';
import { CORE, cpuOf, cpuOfFamily, memoryMb, memoryOfFamily, pinned } from './processes.mjs';

export function pinDatabase({ pid }) {
  spawnSync('taskset', ['-a', '-c', '-p', CORE.others, String(pid)]);
}

const webProcesses = Number(process.env.WEB_PROCESSES || 1);
const SERVERS = webProcesses > 1 ? `${CORE.servers},${CORE.others}` : CORE.servers;
const COUNTING_GARBAGE = ['--require', inHouse('scripts/bench/garbage.cjs')];

/** @returns the running product: its address, the resources used so far, and how to stop it */
export async function startProduct({
  dataDir,
  place,
  database,
  nodeArgs = [],
  rateLimits = 'off',
}) {
  pinDatabase(database);
  const env = {
    ...environmentFor({ dataDir, place, databaseUrl: database.url }),
    RATE_LIMITS: rateLimits,
    WEB_PROCESSES: String(webProcesses),
  };
  const garbageFile = path.join(dataDir, 'garbage');
  const log = fs.openSync(path.join(dataDir, 'bench.log'), 'w');
  const children = processesFor({ webProcesses }).map(({ name, entry, nodeArgs: own }) => {
    const isFrontDoor = name === 'front door';
    const args = [...own, ...(isFrontDoor ? [...COUNTING_GARBAGE, ...nodeArgs] : [])];
    return {
      name,
      child: pinned(SERVERS, [...args, inHouse('dist', entry)], {
        cwd: inHouse(),
        env: { ...env, ...(isFrontDoor && { GARBAGE_FILE: garbageFile }) },
        stdio: ['ignore', log, log],
      }),
    };
  });
  const address = `http://${place.host}:${place.port}`;
  await waitUntilReady(address, () => children.some(({ child }) => child.exitCode !== null));
  const pidOf = (wanted) => children.find(({ name }) => name === wanted).child.pid;
  return {
    address,
    pid: pidOf('front door'),
    used: () => ({
      server: cpuOfFamily(pidOf('front door')),
      workers: cpuOf(pidOf('workers')),
      database: cpuOfFamily(database.pid),
    }),
    garbage: () => Number(fs.readFileSync(garbageFile, 'utf8')),
    memory: () => ({
      'front door': memoryOfFamily(pidOf('front door')),
      workers: memoryMb(pidOf('workers')),
    }),
    stop: () => Promise.all(children.map(({ child }) => ended(child))),
  };
}

/** One of the minimal references, on the servers' core. */
export async function startReference(mode, { database, port, sizes }) {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    PORT: String(port),
    SIZES: JSON.stringify(sizes),
    NODE_ENV: 'production',
  };
  const child = pinned(CORE.servers, [inHouse('scripts/bench/references', `${mode}.mjs`)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    used: () => ({ server: cpuOf(child.pid), workers: 0, database: cpuOfFamily(database.pid) }),
    memory: () => ({ reference: memoryMb(child.pid) }),
    stop: () => ended(child),
  };
}

async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
