// Commands that work on the database and the media of DATA_DIR, or of the servers that the settings name.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildWhatIsStale } from '../build.mjs';
import { claimDataDir, openDataDir } from './data-dir.mjs';
import { demandNode, inHouse, loadEnvironmentFile } from './house.mjs';
import { databaseAtHand, openDatabase, readSettings } from './product.mjs';
import { run } from './say.mjs';
import { onStop, runThenStop } from './stopping.mjs';

/**
 * Runs a compiled program with the arguments of this one.
 * @param {string} program below dist
 * @param {{ whileRunning: boolean }} allowed whether the product may run on the same DATA_DIR meanwhile
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
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, NODE_ENV: 'production' };
      const child = spawn(process.execPath, [inHouse('dist', program), ...process.argv.slice(2)], {
        env,
        stdio: 'inherit',
      });
      const [code] = await once(child, 'exit');
      process.exitCode = code ?? 1;
    }),
  );

async function databaseAlone({ dataDir, databaseUrl }) {
  claimDataDir(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl });
  onStop(database.stop);
  return database;
}
