import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.mjs';

const CLEAN_UP = fileURLToPath(new URL('./test-postgres-clean-up.mjs', import.meta.url));
const FIRST_PORTS = 26000;

/**
 * A PostgreSQL server of one test run, in a folder of its own. It goes when `stop` is called, and also when this process is
 * killed: a companion process that waits for the end of its input does the clearing up.
 */
export async function startTestPostgres() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-test-'));
  // The user that the server runs as when root runs the tests has to pass through.
  fs.chmodSync(dataDir, 0o711);
  const port = FIRST_PORTS + Math.floor(Math.random() * 4000);
  const server = await startPostgres({ dataDir, port, disposable: true });
  const companion = spawn(process.execPath, [CLEAN_UP, dataDir, String(server.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  companion.unref();
  const stop = async () => {
    companion.stdin.end();
    await once(companion, 'exit');
  };
  return { url: server.url, adminUrl: server.adminUrl, stop };
}
