import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';

/** Requests one URL repeatedly until told to stop, and reports how long each response took. */
const ASKING = `
const [address, headers] = process.argv.slice(2);
const times = [];
let isOver = false;
process.on('message', () => { isOver = true; });
(async () => {
  process.send('asking');
  while (!isOver || times.length === 0) {
    const begun = performance.now();
    const reply = await fetch(address, { headers: JSON.parse(headers) });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error('answered with ' + reply.status);
    times.push(performance.now() - begun);
  }
  process.send(times, () => process.exit());
})();`;

/**
 * Measures response times from a separate process while `work` runs.
 * @returns the milliseconds of each response, shortest first
 */
export async function waitingBeside(
  address: string,
  headers: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const script = test.info().outputPath('asking.cjs');
  writeFileSync(script, ASKING);
  const asking = fork(script, [address, JSON.stringify(headers)]);
  await once(asking, 'message');
  await work();
  const told = once(asking, 'message') as Promise<[number[]]>;
  asking.send('over');
  const [times] = await told;
  return times.sort((one, other) => one - other);
}
