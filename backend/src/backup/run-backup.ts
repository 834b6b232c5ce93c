import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings, type Settings, SettingsError } from '../platform/config/settings';
import { argumentsOf } from './arguments';
import { datedName, keepNewest, recordBackup, seal, untilDue } from './shelf';
import { takeBackup } from './take-backup';

const USAGE = `Say where to: npm run backup -- <folder>
For backups by date: npm run backup -- --keep 14 --encrypt-to age1… [--every <hours>] <folder>`;
const HOUR_MS = 3_600_000;
const RETRY_MS = 600_000;

interface Wanted {
  readonly folder: string;
  /**
   * How many dated backups to keep in the folder; undefined if the folder is itself a single
   * backup.
   */
  readonly keep: number | undefined;
  readonly recipient: string;
  /** The interval of repeated backups; undefined to run once. */
  readonly everyHours: number | undefined;
}

/**
 * `node run-backup.js <folder>`: run by `npm run backup`, whether or not the product is running.
 */
async function main(): Promise<void> {
  const wanted = wantedOf();
  const settings = readSettings(process.env);
  if (wanted.everyHours === undefined) return backUp(settings, wanted);
  await repeat(settings, wanted, wanted.everyHours * HOUR_MS);
}

/**
 * A restart does not take a backup early, so it does not displace older ones. A failed backup is
 * retried soon.
 */
async function repeat(settings: Settings, wanted: Wanted, everyMs: number): Promise<never> {
  await mkdir(wanted.folder, { recursive: true });
  for (;;) {
    await pause(await untilDue(wanted.folder, everyMs, new Date()));
    await backUp(settings, wanted).catch(async (error: unknown) => {
      tell(error);
      await pause(Math.min(everyMs, RETRY_MS));
    });
  }
}

function wantedOf(): Wanted {
  const text = { type: 'string' } as const;
  const { values, positionals } = argumentsOf(USAGE, {
    keep: text,
    every: text,
    'encrypt-to': text,
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new SettingsError(USAGE);
  const recipient = values['encrypt-to'] ?? '';
  const everyHours = numberOf(values.every, '--every');
  const keep = numberOf(values.keep, '--keep') ?? (recipient ? Number.MAX_SAFE_INTEGER : undefined);
  // A schedule with an empty recipient is refused, since its backups would be readable by anyone.
  if ((everyHours !== undefined || values['encrypt-to'] !== undefined) && !recipient)
    throw new SettingsError(
      'Scheduled backups are encrypted: make a key with age-keygen, and give its public part as --encrypt-to (BACKUP_RECIPIENT in .env).',
    );
  return { folder: resolve(folder), keep, recipient, everyHours };
}

function numberOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new SettingsError(`${option} takes a whole number from 1.`);
  return value;
}

async function backUp(settings: Settings, { folder, keep, recipient }: Wanted): Promise<void> {
  const now = new Date();
  const place = keep === undefined ? folder : join(folder, datedName(now));
  if (keep !== undefined) await mkdir(folder, { recursive: true });
  await take(settings, place, now);
  if (recipient) say(`Encrypted: ${await seal(place, recipient)}`);
  await recordBackup(settings.databaseDirectUrl, now);
  const gone = keep === undefined ? [] : await keepNewest(folder, keep);
  if (gone.length > 0) say(`Removed, since ${keep} are kept: ${gone.join(', ')}`);
}

async function take(settings: Settings, place: string, now: Date): Promise<void> {
  const since = Date.now();
  const { manifest, rows, missing } = await takeBackup(settings, place, now);
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  const { count, bytes } = manifest.files;
  say(
    `${rows} rows of ${manifest.tables.length} tables and ${count} files (${(bytes / 1e6).toFixed(1)} MB) in ${seconds} s: ${place}`,
  );
  if (missing.length > 0)
    say(
      `${missing.length} files were deleted while it ran, and are not in it: ${missing.join(', ')}`,
    );
  say(
    'It holds everything that members entrusted to Suture, and its secrets: keep it as safe as Suture itself.',
  );
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function tell(error: unknown): void {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});
