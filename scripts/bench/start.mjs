// Measures how long `npm start` takes to serve the first page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { someFreePort } from '../lib/ports.mjs';
import { waitUntilReady } from '../lib/readiness.mjs';

/** Measures a warm start: an earlier start has already prepared the data. */
export async function timeStart(tree, dataDir) {
  await startOnce(tree, dataDir);
  return startOnce(tree, dataDir);
}

/** @returns seconds */
export async function startOnce(tree, dataDir) {
  const port = await someFreePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const since = Date.now();
  const child = spawn(process.execPath, [path.join(tree, 'scripts/start.mjs')], {
    cwd: tree,
    env,
    stdio: 'ignore',
  });
  await waitUntilReady(`http://127.0.0.1:${port}`, () => child.exitCode !== null);
  const seconds = (Date.now() - since) / 1_000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}
