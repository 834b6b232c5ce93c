// Tests the launcher's supervision with a process that records when it started and can be killed.
import fs from 'node:fs';
import path from 'node:path';
import { keepRunning } from '../child.mjs';
import { inHouse } from '../house.mjs';
import { signalProcess, until } from '../processes.mjs';
import { demand } from './story-tools.mjs';

const AT_ONCE = 3;
const WITHIN_MS = 1_000;
const LIMIT_MS = 15_000;
const PROCESS = `
const fs = require('node:fs');
fs.writeFileSync(process.env.BEGUN + '.draft', process.pid + ' ' + Date.now());
fs.renameSync(process.env.BEGUN + '.draft', process.env.BEGUN);
setInterval(() => {}, 1_000);
`;

/**
 * The first three exits in ten minutes are followed by an immediate restart, the fourth by a pause,
 * so that a process that cannot run does not overload the machine.
 */
export async function startedAgain({ folder }) {
  const own = fs.mkdtempSync(path.join(folder, 'restarted-'));
  const [entry, begun] = ['process.cjs', 'begun'].map((name) => path.join(own, name));
  fs.writeFileSync(entry, PROCESS);
  const last = () => {
    const [pid, since] = fs.existsSync(begun) ? fs.readFileSync(begun, 'utf8').split(' ') : [];
    return since && { pid: Number(pid), since: Number(since) };
  };
  const kept = keepRunning({
    name: 'restarted',
    entry: path.relative(inHouse('dist'), entry),
    env: { ...process.env, BEGUN: begun },
    logFolder: own,
  });
  const pauses = [];
  try {
    let { pid } = await until(last, LIMIT_MS, 5);
    for (let end = 0; end <= AT_ONCE; end += 1) {
      const killedAt = Date.now();
      signalProcess(pid, 'SIGKILL');
      const next = await until(() => (last()?.pid === pid ? undefined : last()), LIMIT_MS, 5);
      pauses.push(next.since - killedAt);
      pid = next.pid;
    }
  } finally {
    await kept.stop();
  }
  const told = `It began again after ${pauses.join(', ')} ms.`;
  demand(
    pauses.slice(0, AT_ONCE).every((pause) => pause <= WITHIN_MS),
    told,
  );
  demand(pauses[AT_ONCE] > WITHIN_MS, told);
  return told;
}
