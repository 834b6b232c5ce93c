// An upgrade while members work: the processes of an older version and of this one run side by side
// on the tables of this one, one process after the other changes its version, and all of them back.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inHouse } from '../house.mjs';
import { pause } from '../processes.mjs';
import { isClean, Ledger } from './ledger.mjs';
import { healed, openRig } from './rig.mjs';
import { demand } from './story-tools.mjs';

const MIGRATIONS = 'backend/src/migrations';
const WORK_MS = 4_000;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: inHouse(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const migrationsAt = (commit) =>
  (git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`) ?? '').split('\n').filter(Boolean);

/**
 * The oldest version that can run on this version's tables: later migrations only add to them.
 * @returns undefined without the history of the project
 */
export function oldestBeside() {
  const now = migrationsAt('HEAD');
  const commits = git('log', '--first-parent', '--format=%H', '--', MIGRATIONS)?.split('\n') ?? [];
  let oldest;
  for (const commit of commits) {
    const then = new Set(migrationsAt(commit));
    const since = now.filter((file) => !then.has(file));
    if (since.some((file) => /_contract(_|\.ts$)/.test(file))) break;
    oldest = { commit, since: since.length };
  }
  return oldest;
}

async function built(commit, folder) {
  const home = path.join(folder, 'older');
  demand(git('worktree', 'add', '--detach', home, commit) !== undefined, 'No older version.');
  fs.symlinkSync(inHouse('node_modules'), path.join(home, 'node_modules'));
  const script =
    "import { buildWhatIsStale } from './scripts/build.mjs'; await buildWhatIsStale(['server']);";
  const args = ['--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  demand(code === 0, `The version of ${commit} could not be built.`);
  return home;
}

/** Members work all the time; whatever one version acknowledges is there for the other. */
export async function versionsSideBySide({ folder, parts }) {
  const oldest = oldestBeside();
  demand(oldest, 'The history of the project is not here.');
  const { commit, since } = oldest;
  const older = await built(commit, folder);
  try {
    const rig = await openRig({ parts, home: older });
    try {
      const found = await upgraded(rig, older);
      const words = Object.entries(found).map(([kind, count]) => `${kind} ${count}`);
      const told = `from ${commit.slice(0, 8)}, ${since} migrations: ${words.join(' · ')}`;
      demand(isClean(found), told);
      return told;
    } finally {
      await rig.stop();
    }
  } finally {
    git('worktree', 'remove', '--force', older);
  }
}

async function upgraded(rig, older) {
  const ledger = await new Ledger(rig).open();
  const stopWork = ledger.work();
  try {
    await changeVersions(rig, older);
  } finally {
    await stopWork();
  }
  return ledger.verdict();
}

async function changeVersions(rig, older) {
  await pause(WORK_MS);
  const [code] = await once(rig.preparationOf(rig.database.url), 'exit');
  demand(code === 0, 'The tables could not be changed while the older version works.');
  const newer = inHouse();
  // There, back again, and there for good: a version that was put back works on the new tables.
  for (const home of [newer, older, newer]) {
    for (const at of [0, 1]) {
      for (const each of [rig.apis[at], rig.workers[at]]) await each.become(home);
      await healed(rig);
      await pause(WORK_MS);
    }
  }
}
