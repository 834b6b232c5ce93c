// `npm run dev`: the product for development. The front end serves the pages through Vite with hot
// reloading; changes to the server are compiled and restart the processes.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { forgetBuild } from './build.mjs';
import { keepRunning } from './lib/child.mjs';
import { copyAssets, removeOrphans } from './lib/compiled-files.mjs';
import { contentHash } from './lib/content-hash.mjs';
import { claimDataDir, openDataDir } from './lib/data-dir.mjs';
import { demandNode, inHouse, loadEnvironmentFile, programOf } from './lib/house.mjs';
import {
  addressOf,
  claimPort,
  environmentFor,
  logFolderOf,
  openDatabase,
  PROCESSES,
  prepare,
  readSettings,
} from './lib/product.mjs';
import { waitUntilReady } from './lib/readiness.mjs';
import { run, say } from './lib/say.mjs';
import { onStop, runUntilStopped } from './lib/stopping.mjs';

const schemaHash = () => contentHash(['backend/src/migrations'], () => true);

/** Calls `onCompiled` after each successful compilation; errors are printed as by tsc. */
function compileOnChange(onCompiled) {
  const args = [
    programOf('typescript-native', 'tsc'),
    '-p',
    'tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ];
  const tsc = spawn(process.execPath, args, {
    cwd: inHouse(),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onStop(() => tsc.kill());
  createInterface({ input: tsc.stdout }).on('line', (line) => {
    const found = line.match(/Found (\d+) errors?/);
    if (line.trim() && !found) say(line);
    if (found?.[1] === '0') onCompiled();
  });
}

/** A queue of one: calls during a run are combined into one run after it. */
function oneAtATime(work) {
  let running;
  let again = false;
  return async () => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await work().catch((error) => say(error.message));
      }
      running = undefined;
    })();
    await running;
  };
}

async function develop() {
  demandNode();
  loadEnvironmentFile();
  const dataDir = openDataDir();
  claimDataDir(dataDir);
  const place = await claimPort(process.env);
  forgetBuild();

  let children;
  let schema;
  let env;
  const begin = async () => {
    const { databaseUrl } = await readSettings({ ...process.env, DATA_DIR: dataDir });
    const database = await openDatabase({ dataDir, databaseUrl });
    onStop(database.stop);
    env = {
      ...environmentFor({ dataDir, place, databaseUrl: database.url }),
      NODE_ENV: 'development',
      DEV: '1',
    };
  };
  const prepareWhatIsNew = async () => {
    if (schema === schemaHash()) return;
    await prepare(env, ['--demo']).done;
    schema = schemaHash();
  };
  const takeNewCode = oneAtATime(async () => {
    removeOrphans();
    copyAssets();
    if (!env) await begin();
    await prepareWhatIsNew();
    if (children) for (const child of children) child.restart();
    else {
      children = PROCESSES.map((each) =>
        keepRunning({ ...each, env, logFolder: logFolderOf(dataDir) }),
      );
      onStop(() => Promise.all(children.map((child) => child.stop())));
    }
    await waitUntilReady(addressOf(place), () => false);
    say(`Suture runs the new code: ${addressOf(place)}`);
  });
  compileOnChange(() => void takeNewCode());
}

await run(() => runUntilStopped(develop));
