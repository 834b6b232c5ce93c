import { createApi, stopOnSignal } from './api';
import { Settings, SettingsError } from './platform/config/settings';
import { Log } from './platform/logging/log';
import { endOnStrayErrors } from './platform/logging/stray-errors';
import { keepFilesPrivate } from './platform/storage/private-files';
import { Telemetry } from './platform/telemetry/telemetry';
import { waitForPreparation } from './prepared';

/** Runs the API in a separate process, behind a front end that finds it by API_URL. */
async function main(): Promise<void> {
  keepFilesPrivate();
  await waitForPreparation();
  const app = await createApi();
  endOnStrayErrors(app.get(Log));
  stopOnSignal(app);
  await app.get(Telemetry).begin('api');
  const { host, port } = app.get(Settings);
  await app.listen(port, host);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
