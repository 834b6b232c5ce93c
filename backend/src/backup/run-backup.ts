import { resolve } from 'node:path';
import { readSettings, SettingsError } from '../platform/config/settings';
import { takeBackup } from './take-backup';

/** `node run-backup.js <folder>`: what `npm run backup` runs, beside a running product or without one. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new SettingsError('Say where to: npm run backup -- <folder>');
  const since = Date.now();
  const { manifest, rows, missing } = await takeBackup(
    readSettings(process.env),
    resolve(folder),
    new Date(),
  );
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  const { count, bytes } = manifest.files;
  const megabytes = (bytes / 1e6).toFixed(1);
  process.stdout.write(
    `${rows} rows of ${manifest.tables.length} tables and ${count} files (${megabytes} MB) in ${seconds} s: ${resolve(folder)}\n`,
  );
  if (missing.length > 0)
    process.stdout.write(
      `${missing.length} files were deleted while it ran, and are not in it: ${missing.join(', ')}\n`,
    );
  process.stdout.write(
    'It holds everything that members entrusted to Suture, and its secrets: keep it as safe as Suture itself.\n',
  );
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
