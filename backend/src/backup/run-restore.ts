import { resolve } from 'node:path';
import { readSettings, type Settings, SettingsError } from '../platform/config/settings';
import { argumentsOf } from './arguments';
import { apart } from './drill';
import { eraseAgain } from './erase-again';
import { restoreBackup } from './restore-backup';
import { isSealed, unsealed } from './shelf';

const USAGE = `Say where from: npm run restore -- <folder> [--replace]
An encrypted one: npm run restore -- <file>.tar.age --identity <file with its secret key> [--replace]
To see that it can be restored, away from the product: npm run restore -- <backup> --drill`;

/**
 * `node run-restore.js <backup>`: run by `npm run restore` while the product is stopped, or with
 * `--drill` beside it.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = argumentsOf(USAGE, {
    replace: flag,
    drill: flag,
    identity: { type: 'string' },
  });
  const [place] = positionals;
  if (!place || positionals.length > 1 || isSealed(place) !== (values.identity !== undefined))
    throw new SettingsError(USAGE);
  if (values.drill !== true)
    return restore(readSettings(process.env), place, { ...values, eraseAgain });
  await apart(process.env, (settings) => restore(settings, place, values));
  process.stdout.write('It was a drill: what was restored is removed again.\n');
}

interface How {
  readonly identity?: string;
  readonly replace?: boolean;
  readonly eraseAgain?: typeof eraseAgain;
}

function restore(settings: Settings, place: string, how: How): Promise<void> {
  const bring = (folder: string) => bringBack(settings, folder, how);
  if (how.identity === undefined) return bring(resolve(place));
  const [file, identity] = [resolve(place), resolve(how.identity)];
  return unsealed({ file, identity, room: settings.dataDir }, bring);
}

async function bringBack(settings: Settings, folder: string, how: How): Promise<void> {
  const since = Date.now();
  const { manifest, files, forgotten, leftAgain } = await restoreBackup(settings, folder, {
    ...how,
    replace: how.replace === true,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  if (forgotten > 0) say(`Redis was emptied; it held ${forgotten} keys.`);
  if (leftAgain > 0)
    say(
      `Left again, since they had left after this backup: ${leftAgain}. The workers erase the rest when Suture starts.`,
    );
  say(
    `${rows} rows and ${files} files of ${manifest.takenAt} are back, in ${seconds} s. Suture may start.`,
  );
}

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
