// `npm run admin -- grant|revoke <email> [role]`: grants or revokes the roles of administrators,
// moderators and editors, in the database of a running product or the one of the next start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildWhatIsStale } from './build.mjs';
import { openDataDir } from './lib/data-dir.mjs';
import { demandNode, inHouse, loadEnvironmentFile } from './lib/house.mjs';
import { databaseAtHand, readSettings } from './lib/product.mjs';
import { run } from './lib/say.mjs';
import { runThenStop } from './lib/stopping.mjs';

async function administer() {
  demandNode();
  loadEnvironmentFile();
  const dataDir = openDataDir();
  await buildWhatIsStale(['server']);
  const { databaseUrl } = await readSettings({ ...process.env, DATA_DIR: dataDir });
  const { url } = await databaseAtHand({ dataDir, databaseUrl });
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, NODE_ENV: 'production' };
  const child = spawn(
    process.execPath,
    [inHouse('dist/backend/src/administer.js'), ...process.argv.slice(2)],
    { env, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}

await run(() => runThenStop(administer));
