import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from './content-hash.mjs';
import { inHouse } from './house.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { startPostgres } from './postgres.mjs';

const CLEAN_UP = fileURLToPath(new URL('./test-postgres-clean-up.mjs', import.meta.url));
const CACHE = inHouse('node_modules/.cache/suture-test-clusters');
const KEPT = ['postgres', 'postgres-password'];
const KEEP_FOR = 60 * 60_000;
const FIRST_PORTS = 26000;

/**
 * A PostgreSQL server for one test run, in its own folder. It is removed when `stop` is called, and
 * also when this process is killed: a companion process waits for the end of its input and cleans
 * up.
 *
 * `prepared` fills the database `suture` once. The filled cluster is cached and copied by later
 * runs, as long as the files below `prepared.sources` do not change.
 */
export async function startTestPostgres({ prepared } = {}) {
  // Each spec file copies a database of 90 MB, a whole run 27 GB.
  const dataDir = fs.mkdtempSync(path.join(memoryFolder() ?? os.tmpdir(), 'suture-test-'));
  // Must be accessible to the user the server runs as when root runs the tests.
  fs.chmodSync(dataDir, 0o711);
  const start = () =>
    startPostgres({
      dataDir,
      port: FIRST_PORTS + Math.floor(Math.random() * 4000),
      disposable: true,
    });
  const server = prepared ? await startPrepared(dataDir, prepared, start) : await start();
  const companion = spawn(process.execPath, [CLEAN_UP, dataDir, String(server.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  companion.unref();
  const stop = async () => {
    companion.ref();
    companion.stdin.end();
    await once(companion, 'exit');
  };
  return { url: server.url, adminUrl: server.adminUrl, stop };
}

async function startPrepared(dataDir, { sources, prepare }, start) {
  const kept = path.join(
    CACHE,
    contentHash([...sources, 'package-lock.json'], () => true),
  );
  if (fs.existsSync(kept)) {
    copyCluster(kept, dataDir);
    return start();
  }
  const server = await start();
  try {
    await prepare(server.url);
  } finally {
    await server.stop();
  }
  keep(dataDir, kept);
  return start();
}

/** Under another name until it is complete, since two runs may do this at once. */
function keep(dataDir, kept) {
  fs.mkdirSync(CACHE, { recursive: true });
  removeOld();
  const unfinished = fs.mkdtempSync(`${kept}-`);
  copyCluster(dataDir, unfinished);
  if (fs.existsSync(kept)) fs.rmSync(unfinished, { recursive: true, force: true });
  else fs.renameSync(unfinished, kept);
}

/** Only old ones: another run may be copying a recent one. */
function removeOld() {
  for (const name of fs.readdirSync(CACHE)) {
    const folder = path.join(CACHE, name);
    if (Date.now() - fs.statSync(folder).mtimeMs > KEEP_FOR)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

function copyCluster(from, to) {
  for (const name of KEPT)
    fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}
