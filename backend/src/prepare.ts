import { seedDemoOf } from '../../demo/demo.seeder';
import { demandDatabase } from './doctor/doctor';
import { readSettings, type Settings, SettingsError } from './platform/config/settings';
import { markPrepared, prepareDatabase } from './preparation';

/**
 * `node prepare.js [--demo | --seed] [--drawings folder] [--mark words]`: run by `npm start` before
 * anything else, and once per deployment. `--demo` seeds an empty database, `--seed` completes the
 * demo community; what an earlier run has drawn is in the folder. The mark is stored, so that a
 * start with the same mark can skip the preparation.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await demandDatabase(settings);
  await prepareDatabase(settings.databaseDirectUrl);
  if (process.argv.includes('--seed')) await seed(settings, 'always');
  else if (process.argv.includes('--demo')) await seed(settings, 'if-empty');
  await markPrepared(settings.databaseDirectUrl, wordAfter('--mark'));
}

function wordAfter(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function seed(settings: Settings, wanted: 'always' | 'if-empty'): Promise<void> {
  const since = Date.now();
  const done = await seedDemoOf(settings, new Date(), wanted, wordAfter('--drawings'));
  if (done.length > 0)
    process.stdout.write(
      `Demo community seeded in ${((Date.now() - since) / 1_000).toFixed(1)} s.\n`,
    );
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
