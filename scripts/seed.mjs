// `npm run seed`: completes the demo community, in the database of a running product or the one of
// the next start.
import { buildWhatIsStale } from './build.mjs';
import { openDataDir } from './lib/data-dir.mjs';
import { demandNode, loadEnvironmentFile } from './lib/house.mjs';
import { databaseAtHand, prepare, readSettings } from './lib/product.mjs';
import { run } from './lib/say.mjs';
import { onStop, runThenStop } from './lib/stopping.mjs';

async function seed() {
  demandNode();
  loadEnvironmentFile();
  const dataDir = openDataDir();
  await buildWhatIsStale(['server']);
  const { databaseUrl } = await readSettings({ ...process.env, DATA_DIR: dataDir });
  const { url } = await databaseAtHand({ dataDir, databaseUrl });
  const seeding = prepare(
    { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, NODE_ENV: 'production' },
    ['--seed'],
  );
  onStop(seeding.stop);
  await seeding.done;
}

await run(() => runThenStop(seed));
