import cluster, { type Worker } from 'node:cluster';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doorEnvironment } from '../../backend/src/platform/config/door';
import { readSettings, SettingsError } from '../../backend/src/platform/config/settings';

const AGAIN_AFTER_MS = 1_000;

/**
 * Runs WEB_PROCESSES front doors on one port, and starts each again that ends. One that ends before
 * it ever listened has a fault that another start does not mend: all of them end.
 */
function main(): void {
  const count = readSettings(process.env).webProcesses;
  const folder = mkdtempSync(join(tmpdir(), 'suture-doors-'));
  let isStopping = false;
  cluster.setupPrimary({ exec: join(__dirname, '../server.js') });
  const end = (code: number) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  const open = (number: number) => {
    const door = cluster.fork(doorEnvironment({ number, count, folder }));
    let hasListened = false;
    door.once('listening', () => {
      hasListened = true;
      process.send?.('listening');
    });
    door.once('exit', (code) => {
      if (isStopping && living().length === 0) end(0);
      else if (!isStopping && !hasListened) end(code || 1);
      else if (!isStopping) setTimeout(() => isStopping || open(number), AGAIN_AFTER_MS);
    });
  };
  for (let number = 0; number < count; number += 1) open(number);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      isStopping = true;
      for (const door of living()) door.process.kill('SIGTERM');
      if (living().length === 0) end(0);
    });
}

const living = () =>
  Object.values(cluster.workers ?? {}).filter((door): door is Worker => door?.isDead() === false);

try {
  main();
} catch (error) {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
}
