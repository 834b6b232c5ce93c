import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { address } from './database';

const DATA_DIR = process.env['E2E_DATA_DIR'] || '.data';

/** An API process of its own, on the database of the product under test. */
export interface ApiProcess {
  readonly url: string;
  /** As a failing machine would end it. */
  kill(): Promise<void>;
}

export async function anApiProcess(port?: number): Promise<ApiProcess> {
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  const env = {
    ...process.env,
    DATA_DIR: path.resolve(DATA_DIR),
    DATABASE_URL: await address(),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['dist/backend/src/main.js'], {
    env: { ...env, HOST: '127.0.0.1', PORT: String(at), API_URL: '', NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  await expect.poll(() => isReady(url), { timeout: 60_000, intervals: [100] }).toBe(true);
  return { url, kill: () => killed(child) };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
