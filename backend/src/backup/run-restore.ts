import { resolve } from 'node:path';
import { readSettings, SettingsError } from '../platform/config/settings';
import { restoreBackup } from './restore-backup';

/** `node run-restore.js <folder> [--replace]`: what `npm run restore` runs while the product stands still. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const folder = args.find((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--replace');
  if (!folder || unknown)
    throw new SettingsError('Say where from: npm run restore -- <folder> [--replace]');
  const since = Date.now();
  const { manifest, files } = await restoreBackup(readSettings(process.env), resolve(folder), {
    replace: args.includes('--replace'),
  });
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
