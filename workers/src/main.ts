import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readSettings, SettingsError } from '../../backend/src/platform/config/settings';
import { Log } from '../../backend/src/platform/logging/log';
import { endOnStrayErrors } from '../../backend/src/platform/logging/stray-errors';
import { yieldToPages } from '../../backend/src/platform/priority';
import { keepFilesPrivate } from '../../backend/src/platform/storage/private-files';
import { Telemetry } from '../../backend/src/platform/telemetry/telemetry';
import { waitForPreparation } from '../../backend/src/prepared';
import { QueueFigures } from './queue-figures';
import { SERVED_QUEUES } from './queue-watch';
import { workersOf } from './workers.module';

/**
 * Runs the background jobs. On a stop signal running jobs finish, and the others stay in their
 * queues.
 */
async function main(): Promise<void> {
  yieldToPages();
  keepFilesPrivate();
  await waitForPreparation();
  const workers = workersOf(readSettings(process.env).workerQueues);
  const app = await NestFactory.createApplicationContext(workers, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Log));
  endOnStrayErrors(app.get(Log));
  app.enableShutdownHooks();
  app.get(QueueFigures).watch();
  await app.get(Telemetry).begin('workers', app.get<readonly string[]>(SERVED_QUEUES));
  app.get(Log).info({ queues: app.get(SERVED_QUEUES) }, 'the workers are ready');
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
