// `npm run test:faults`: processes are killed, disconnected and restarted while members are
// working, and a ledger is verified afterwards. `--minutes 60` for a long random run (default 10, 0
// for none), `--seed 7` to repeat one, `--parts embedded` or `servers` for what it runs on.
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './build.mjs';
import { FAULTS, randomFrom } from './lib/faults/faults.mjs';
import { isClean, Ledger } from './lib/faults/ledger.mjs';
import { watchMemory } from './lib/faults/memory.mjs';
import { healed, openRig } from './lib/faults/rig.mjs';
import { STORIES } from './lib/faults/stories.mjs';
import { demandNode } from './lib/house.mjs';
import { pause } from './lib/processes.mjs';
import { run, say, seconds } from './lib/say.mjs';
import { onStop, runThenStop } from './lib/stopping.mjs';

const BEFORE_MS = 1_500;
const AFTER_MS = 1_500;
const RANDOM = 'minutes at random';
const tally = { passed: 0, failed: 0, skipped: 0 };

/** How the figures are called, in this order. */
const FIGURES = {
  acknowledged: 'acknowledged',
  lost: 'lost',
  doubled: 'doubled',
  phantom: 'phantom',
  orders: 'orders that differ',
  jobs: 'jobs wrong',
  unanswered: 'unanswered',
  unexpected: 'unexpected',
  errors: 'errors of ours',
};

const figures = (found) =>
  Object.entries(FIGURES)
    .map(([kind, words]) => `${words} ${found[kind]}`)
    .join(' · ');

function tell(verdict, name, since, more = '') {
  tally[verdict] += 1;
  say(
    `${{ passed: '✓', failed: '✗', skipped: '–' }[verdict]} ${name} (${seconds(since)})${more && `\n    ${more}`}`,
  );
}

/** Injects one fault during work, then reads everything back. */
async function drill(rig, fault, { rounds, random }) {
  const since = Date.now();
  const missing = rig.lacks(fault.needs);
  if (missing) return tell('skipped', fault.name, since, missing);
  const ledger = await new Ledger(rig).open();
  const stopWork = ledger.work();
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    await pause(BEFORE_MS * (0.5 + random()));
    await fault.does(rig, random);
    slowest = Math.max(slowest, await healed(rig));
  }
  await pause(AFTER_MS);
  await stopWork();
  const found = await ledger.verdict();
  const times = `${rounds} times · ready again after ${(slowest / 1_000).toFixed(1)} s at most · ${ledger.unavailable} of ${ledger.tries} tries unanswered`;
  const more = [times, figures(found), ledger.cases.told()].join('\n    ');
  tell(isClean(found) ? 'passed' : 'failed', fault.name, since, more);
}

/** Injects a random fault every few seconds, for this many minutes. */
async function randomRun(rig, { minutes, random, seed }) {
  if (minutes === 0) return;
  const since = Date.now();
  const possible = FAULTS.filter((fault) => !rig.lacks(fault.needs));
  const ledger = await new Ledger(rig).open();
  const memory = watchMemory(rig);
  const stopWork = ledger.work();
  const done = new Map();
  while (Date.now() - since < minutes * 60_000) {
    await pause(2_000 + random() * 8_000);
    const fault = possible[Math.floor(random() * possible.length)];
    await fault.does(rig, random);
    await healed(rig);
    done.set(fault.name, (done.get(fault.name) ?? 0) + 1);
  }
  await stopWork();
  const { words, grows } = memory.stop();
  const found = await ledger.verdict();
  const what = [...done].map(([name, times]) => `${name}: ${times}`).join(' · ');
  tell(
    isClean(found) && !grows ? 'passed' : 'failed',
    `${minutes} ${RANDOM}, seed ${seed}`,
    since,
    [what, figures(found), ledger.cases.told(), words].join('\n    '),
  );
}

async function story(rig, { name, needs, does }, random) {
  const since = Date.now();
  const missing = rig.lacks(needs);
  if (missing) return tell('skipped', name, since, missing);
  const [verdict, figures] = await does(rig, random).then(
    (measured) => ['passed', measured],
    ({ message }) => ['failed', message],
  );
  tell(verdict, name, since, figures);
}

async function testFaults() {
  demandNode();
  const options = {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    parts: { type: 'string' },
  };
  const { values } = parseArgs({ options });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const random = randomFrom(seed);
  const chosen = ({ name }) =>
    !values.only || values.only.split('|').some((words) => name.includes(words));
  await buildWhatIsStale();
  say(`Seed ${seed}.`);
  const rig = await openRig({ parts: values.parts });
  onStop(() => rig.stop({ keep: tally.failed > 0 }));
  for (const fault of FAULTS.filter(chosen))
    await drill(rig, fault, { rounds: Number(values.rounds), random });
  for (const each of STORIES.filter(chosen)) await story(rig, each, random);
  if (chosen({ name: RANDOM }))
    await randomRun(rig, { minutes: Number(values.minutes), random, seed });
  if (tally.failed > 0) say(`The logs and the ledger are in ${rig.folder}.`);
  say(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

await run(() => runThenStop(testFaults));
