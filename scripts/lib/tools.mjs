// Commands that work on the database and media of DATA_DIR, or of the configured servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWhatIsStale } from '../build.mjs';
import { claimDataDir, openDataDir } from './data-dir.mjs';
import { demandNode, inHouse, loadEnvironmentFile, withoutSettings } from './house.mjs';
import { databaseAtHand, openDatabase, readSettings } from './product.mjs';
import { run } from './say.mjs';
import { onStop, runThenStop } from './stopping.mjs';

/**
 * Runs a compiled program with the arguments of this one.
 * @param {string} program below dist
 * @param {{ whileRunning: boolean }} allowed whether the product may be running on the same
 *   DATA_DIR
 */
export const runTool = (program, { whileRunning }) =>
  run(() =>
    runThenStop(async () => {
      demandNode();
      loadEnvironmentFile();
      const dataDir = openDataDir();
      await buildWhatIsStale(['server']);
      const { databaseUrl } = await readSettings({ ...process.env, DATA_DIR: dataDir });
      const { url } = await (whileRunning
        ? databaseAtHand({ dataDir, databaseUrl })
        : databaseAlone({ dataDir, databaseUrl }));
      await runCompiled(program, process.argv.slice(2), {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: url,
      });
    }),
  );

/**
 * The same, isolated from the product and its servers: with embedded servers in a temporary folder,
 * whatever the settings say.
 * @param {string} program below dist
 * @param {string[]} args
 */
export const runToolApart = (program, args) =>
  run(() =>
    runThenStop(async () => {
      demandNode();
      await buildWhatIsStale(['server']);
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-apart-'));
      // Must be accessible to the user the server runs as when root runs this.
      fs.chmodSync(dataDir, 0o711);
      onStop(() => fs.rmSync(dataDir, { recursive: true, force: true }));
      const { url } = await databaseAlone({ dataDir, databaseUrl: '' });
      await runCompiled(program, args, {
        ...withoutSettings(),
        DATA_DIR: dataDir,
        DATABASE_URL: url,
      });
    }),
  );

async function runCompiled(program, args, env) {
  const child = spawn(process.execPath, [inHouse('dist', program), ...args], {
    env: {
      ...env,
      // The product supports Node 20, and the SDK would warn about that each time.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      NODE_ENV: 'production',
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}

async function databaseAlone({ dataDir, databaseUrl }) {
  claimDataDir(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl });
  onStop(database.stop);
  return database;
}
