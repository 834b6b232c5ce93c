// postmaster.pid: the status file in a PostgreSQL data folder.
import fs from 'node:fs';
import path from 'node:path';
import { commandOf, isAlive } from './processes.mjs';

const fileOf = (cluster) => path.join(cluster, 'postmaster.pid');

/**
 * `{ pid, port, status }` of the server that wrote the file; status is starting, ready, stopping …
 */
export function readPostmaster(cluster) {
  let lines;
  try {
    lines = fs.readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' };
}

/**
 * The server running on this folder, if any. A file whose process is gone, or whose id belongs to
 * another program, is stale.
 */
export function findPostmaster(cluster) {
  const found = readPostmaster(cluster);
  if (!found?.pid || !isAlive(found.pid)) return undefined;
  const command = commandOf(found.pid);
  const isOurs =
    process.platform === 'win32' || (command.includes('postgres') && command.includes(cluster));
  return isOurs ? found : undefined;
}

/**
 * PostgreSQL removes the file of a dead process by itself, but refuses to start if the process id
 * is in use again.
 */
export function clearStalePostmaster(cluster) {
  if (readPostmaster(cluster) && !findPostmaster(cluster))
    fs.rmSync(fileOf(cluster), { force: true });
}
