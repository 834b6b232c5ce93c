import 'reflect-metadata';
import { setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { SettingsError } from '../../backend/src/platform/config/settings';
import { Log } from '../../backend/src/platform/logging/log';
import { endOnStrayErrors } from '../../backend/src/platform/logging/stray-errors';
import { Telemetry } from '../../backend/src/platform/telemetry/telemetry';
import { waitForPreparation } from '../../backend/src/preparation';
import { QueueFigures } from './queue-figures';
import { WorkersModule } from './workers.module';

/** On a full processor whoever waits for a page comes first. */
const YIELDING = 5;

/** The slow things. Stops when told: what is under way ends, the rest waits in its queue. */
async function main(): Promise<void> {
  setPriority(YIELDING);
  await waitForPreparation();
  const app = await NestFactory.createApplicationContext(WorkersModule, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Log));
  endOnStrayErrors(app.get(Log));
  app.enableShutdownHooks();
  app.get(QueueFigures).watch();
  await app.get(Telemetry).begin('workers');
  app.get(Log).info({}, 'the workers are ready');
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
