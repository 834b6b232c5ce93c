import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings, SettingsError } from '../platform/config/settings';
import { restoreBackup } from './restore-backup';
import { isSealed, unsealed } from './shelf';

const USAGE = `Say where from: npm run restore -- <folder> [--replace]
An encrypted one: npm run restore -- <file>.tar.age --identity <file with its secret key> [--replace]
To see that it can be restored, away from the product: npm run restore -- <backup> --drill`;

/** `node run-restore.js <folder> [--replace]`: what `npm run restore` runs while the product stands still. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean' }, identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [place] = positionals;
  if (!place || positionals.length > 1 || isSealed(place) !== (values.identity !== undefined))
    throw new SettingsError(USAGE);
  const settings = readSettings(process.env);
  const replace = values.replace === true;
  const restore = (folder: string) => bringBack(settings, folder, replace);
  if (values.identity === undefined) return restore(resolve(place));
  const [file, identity] = [resolve(place), resolve(values.identity)];
  await unsealed({ file, identity, room: settings.dataDir }, restore);
}

async function bringBack(settings: Settings, folder: string, replace: boolean): Promise<void> {
  const since = Date.now();
  const { manifest, files } = await restoreBackup(settings, folder, { replace });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  process.stdout.write(
    `${rows} rows and ${files} files of ${manifest.takenAt} are back, in ${seconds} s. Suture may start.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
