import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const DATA_DIR = process.env['E2E_DATA_DIR'] || '.data';

export type Process = 'front-door' | 'workers';

/** The launcher notes it anew with each start. Never 0, which stands for the whole group that the tests run in. */
export async function idOf(name: Process): Promise<number> {
  const noted = await fs.readFile(path.join(DATA_DIR, 'logs', `${name}.pid`), 'utf8');
  if (!/^[1-9]\d*$/.test(noted)) throw new Error(`${name}.pid says “${noted}”.`);
  return Number(noted);
}

/** Ends a process of the product as a failing machine would: it has no time for anything. One that is dead already is started anew first. */
export async function kill(name: Process): Promise<void> {
  await expect(async () => process.kill(await idOf(name), 'SIGKILL')).toPass({
    timeout: 30_000,
    intervals: [50],
  });
}

/** Until the front door that the launcher has started anew takes requests. */
export async function backAgain(): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${BASE}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(200);
}
