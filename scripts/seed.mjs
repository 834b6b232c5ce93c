// `npm run seed`: tops the demo community up, in the database of a running product or else in the one that the next start will use.
import { buildWhatIsStale } from './build.mjs';
import { claimDataDir, openDataDir } from './lib/data-dir.mjs';
import { demandNode, loadEnvironmentFile } from './lib/house.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { openDatabase, prepare, readSettings } from './lib/product.mjs';
import { run } from './lib/say.mjs';
import { onStop, runThenStop } from './lib/stopping.mjs';

async function databaseOf(dataDir, databaseUrl) {
  const running = databaseUrl ? undefined : await findPostgres({ dataDir });
  if (running) return running;
  if (!databaseUrl) claimDataDir(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl });
  onStop(database.stop);
  return database;
}

async function seed() {
  demandNode();
  loadEnvironmentFile();
  const dataDir = openDataDir();
  await buildWhatIsStale(['server']);
  const { databaseUrl } = await readSettings({ ...process.env, DATA_DIR: dataDir });
  const { url } = await databaseOf(dataDir, databaseUrl);
  const seeding = prepare({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, NODE_ENV: 'production' }, ['--seed']);
  onStop(seeding.stop);
  await seeding.done;
}

await run(() => runThenStop(seed));
