// `npm start`: the whole product, on one port, from nothing but Node.
import { buildWhatIsStale } from './build.mjs';
import { keepRunning } from './lib/child.mjs';
import { claimDataDir, openDataDir } from './lib/data-dir.mjs';
import { compiled, demandNode, loadEnvironmentFile } from './lib/house.mjs';
import { addressOf, claimPort, logFolderOf, openDatabase, prepare, readSettings, waitUntilReady } from './lib/product.mjs';
import { run, say, seconds } from './lib/say.mjs';
import { onStop, runUntilStopped } from './lib/stopping.mjs';

const since = Date.now();

async function start() {
  demandNode();
  loadEnvironmentFile();
  const dataDir = openDataDir();
  claimDataDir(dataDir);
  const place = await claimPort(process.env);
  await buildWhatIsStale();
  const settings = await readSettings({ ...process.env, DATA_DIR: dataDir });

  const opening = openDatabase({ dataDir, databaseUrl: settings.databaseUrl });
  onStop(() =>
    opening.then(
      (database) => database.stop(),
      () => {},
    ),
  );
  const env = environmentFor({ dataDir, place, databaseUrl: (await opening).url });
  const preparing = prepare(env, settings.stage === 'local' ? ['--demo'] : []);
  onStop(preparing.stop);
  await preparing.done;

  const children = startProcesses(env, logFolderOf(dataDir));
  onStop(() => Promise.all(children.map((child) => child.stop())));
  await waitUntilReady(addressOf(place), () => children.some((child) => child.failures > 0));
  await announce(addressOf(place), settings);
}

function environmentFor({ dataDir, place, databaseUrl }) {
  const where = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, HOST: place.host, PORT: String(place.port) };
  return { ...process.env, ...where, NODE_ENV: 'production' };
}

function startProcesses(env, logFolder) {
  const processes = [
    { name: 'front door', entry: 'frontend/server.js' },
    { name: 'workers', entry: 'workers/src/main.js' },
  ];
  return processes.map(({ name, entry }) => {
    const own = { ...env, SUTURE_PROCESS: name.replace(' ', '-') };
    return keepRunning({ name, entry, env: own, logFolder });
  });
}

async function announce(address, settings) {
  say(`\nSuture is ready after ${seconds(since)}:  ${settings.publicUrl ?? address}`);
  if (settings.stage === 'local') {
    if (!settings.smtpUrl) say(`The mails it sends:  ${address}/dev/inbox`);
    const { demoAccounts } = await compiled('backend/src/seeders/demo-accounts.js');
    say('\nDemo accounts:');
    for (const { role, email, password } of demoAccounts) say(`  ${role.padEnd(16)}${email.padEnd(34)}${password}`);
  }
  say(`\nLogs are in ${logFolderOf(settings.dataDir)}. Ctrl-C stops everything; all data is kept.`);
}

await run(() => runUntilStopped(start));
