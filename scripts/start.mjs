// `npm start`: runs the whole product on one port; needs only Node.
import { buildWhatIsStale, serverBuild } from './build.mjs';
import { keepRunning } from './lib/child.mjs';
import { claimDataDir, openDataDir } from './lib/data-dir.mjs';
import { compiled, demandNode, loadEnvironmentFile } from './lib/house.mjs';
import {
  addressOf,
  claimPort,
  demandServers,
  environmentFor,
  isPreparedBy,
  logFolderOf,
  openDatabase,
  prepare,
  processesFor,
  readSettings,
} from './lib/product.mjs';
import { waitUntilOursAreReady } from './lib/readiness.mjs';
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
  if (namesServers(settings)) await demandServers(env);
  await prepareOnce(env, settings.stage);

  const children = processesFor(settings).map((each) =>
    keepRunning({ ...each, env, logFolder: logFolderOf(dataDir) }),
  );
  onStop(() => Promise.all(children.map((child) => child.stop())));
  await waitUntilOursAreReady(
    { place, address: addressOf(place) },
    {
      hasFailed: () => children.some((child) => child.failures > 0),
      hasPort: () => children.some((child) => child.hasListened),
    },
  );
  await announce(addressOf(place), settings);
}

const namesServers = ({ databaseUrl, redisUrl, s3, smtpUrl }) =>
  [databaseUrl, redisUrl, s3, smtpUrl].some(Boolean);

async function prepareOnce(env, stage) {
  const mark = `prepared ${stage} ${serverBuild()}`;
  if (await isPreparedBy(mark, env.DATABASE_URL)) return;
  say('Preparing the database …');
  const preparing = prepare(env, ['--mark', mark, ...(stage === 'local' ? ['--demo'] : [])]);
  onStop(preparing.stop);
  await preparing.done;
}

async function announce(address, settings) {
  say(`\nSuture is ready after ${seconds(since)}:  ${settings.publicUrl ?? address}`);
  if (settings.stage === 'local') {
    if (!settings.smtpUrl) say(`The mails it sends:  ${address}/dev/inbox`);
    const { demoAccounts } = await compiled('demo/demo-accounts.js');
    say('\nDemo accounts:');
    const width = (key) => Math.max(...demoAccounts.map((account) => account[key].length)) + 2;
    for (const { role, email, password } of demoAccounts)
      say(`  ${role.padEnd(width('role'))}${email.padEnd(width('email'))}${password}`);
  }
  say(`\nLogs are in ${logFolderOf(settings.dataDir)}. Ctrl-C stops everything; all data is kept.`);
}

await run(() => runUntilStopped(start));
