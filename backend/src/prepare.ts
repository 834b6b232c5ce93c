import { readSettings, SettingsError } from './platform/config/settings';
import { markPrepared, prepareDatabase } from './preparation';

/** `node prepare.js`: what `npm start` runs before anything else, and what a deployment runs once. */
async function main(): Promise<void> {
  const { databaseUrl } = readSettings(process.env);
  await prepareDatabase(databaseUrl);
  await markPrepared(databaseUrl);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
