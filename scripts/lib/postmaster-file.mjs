// postmaster.pid: what a PostgreSQL server writes about itself into its data folder.
import fs from 'node:fs';
import path from 'node:path';
import { commandOf, isAlive } from './processes.mjs';

const fileOf = (cluster) => path.join(cluster, 'postmaster.pid');

/** `{ pid, port, status }` of the server that wrote the file; status is starting, ready, stopping … */
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

/** The server that runs on this folder, if one does. A file whose process is gone, or is another program by now, is stale. */
export function findPostmaster(cluster) {
  const found = readPostmaster(cluster);
  if (!found?.pid || !isAlive(found.pid)) return undefined;
  const command = commandOf(found.pid);
  const isOurs =
    process.platform === 'win32' || (command.includes('postgres') && command.includes(cluster));
  return isOurs ? found : undefined;
}

/** PostgreSQL clears a file of a dead process by itself, but refuses to start over one whose process id is in use again. */
export function clearStalePostmaster(cluster) {
  if (readPostmaster(cluster) && !findPostmaster(cluster))
    fs.rmSync(fileOf(cluster), { force: true });
}
