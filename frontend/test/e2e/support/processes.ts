import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const DATA_DIR = process.env['E2E_DATA_DIR'] || '.data';

export type Process = 'front-door' | 'workers';

/**
 * The id of a process, written by the launcher at each start. Never 0, because killing 0 would kill
 * the tests' own process group.
 */
export async function idOf(name: Process): Promise<number> {
  const noted = await fs.readFile(path.join(DATA_DIR, 'logs', `${name}.pid`), 'utf8');
  if (!/^[1-9]\d*$/.test(noted)) throw new Error(`${name}.pid says “${noted}”.`);
  return Number(noted);
}

/**
 * Kills a process of the product without letting it clean up. If it is already dead, waits for its
 * restart first.
 */
export async function kill(name: Process): Promise<void> {
  await expect(async () => process.kill(await idOf(name), 'SIGKILL')).toPass({
    timeout: 90_000,
    intervals: [50],
  });
}

/** Waits until the restarted front door accepts requests. */
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
