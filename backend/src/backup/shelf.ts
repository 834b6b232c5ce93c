import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SettingsError } from '../platform/config/settings';
import { connected } from '../platform/database/connect';

const SEALED = '.tar.age';
const DATED = /^\d{4}-\d{2}-\d{2}T\d{6}Z(\.tar\.age)?$/;

/** A folder in which backups stand by their dates: `2026-11-20T020000Z`, or that name with `.tar.age` where they are encrypted. */
export const datedName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** Whether this is the file of an encrypted backup. */
export const isSealed = (path: string) => path.endsWith(SEALED);

/**
 * Packs and encrypts the folder of a backup with `tar` and `age`. The folder is removed even if that fails: where encrypted backups
 * are asked for, none is left open.
 * @param recipient an age public key (`age1…`): only its owner can open the file
 * @returns the file
 */
export async function seal(folder: string, recipient: string): Promise<string> {
  const file = `${folder}${SEALED}`;
  const draft = `${file}.part`;
  try {
    await piped(
      ['tar', '-C', dirname(folder), '-cf', '-', basename(folder)],
      ['age', '-r', recipient, '-o', draft],
    );
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
    await rm(folder, { recursive: true });
  }
  return file;
}

/** An encrypted backup, the file with the secret key of its recipient, and a folder with room for it. */
export interface Sealed {
  readonly file: string;
  readonly identity: string;
  readonly room: string;
}

/** Opens an encrypted backup for as long as the work takes. */
export async function unsealed<Result>(
  { file, identity, room }: Sealed,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(room, { recursive: true });
  const folder = await mkdtemp(join(room, 'restore-'));
  try {
    await piped(['age', '-d', '-i', identity, file], ['tar', '-C', folder, '-xf', '-']);
    return await work(join(folder, basename(file, SEALED)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** How long until the newest backup of a shelf is this old; 0 when it is, or when there is none. */
export async function untilDue(shelf: string, everyMs: number, now: Date): Promise<number> {
  const newest = (await datedIn(shelf)).at(-1);
  if (!newest) return 0;
  const takenAt = newest.replace(/T(\d\d)(\d\d)(\d\d)Z.*$/, 'T$1:$2:$3Z');
  return Math.max(0, Date.parse(takenAt) + everyMs - now.getTime());
}

/** Removes all but the newest backups of a shelf. @returns the names of those that are gone */
export async function keepNewest(shelf: string, count: number): Promise<string[]> {
  const dated = await datedIn(shelf);
  const old = dated.slice(0, Math.max(0, dated.length - count));
  for (const name of old) await rm(join(shelf, name), { recursive: true });
  return old;
}

const datedIn = async (shelf: string) =>
  (await readdir(shelf)).filter((name) => DATED.test(name)).sort();

/** The workers tell how old the last backup is, and an alert watches it. */
export async function recordBackup(connectionString: string, takenAt: Date): Promise<void> {
  const client = await connected({ connectionString, application_name: 'backup' });
  try {
    await client.query(
      `insert into setup_step (name, done_at) values ('backup', $1)
         on conflict (name) do update set done_at = excluded.done_at`,
      [takenAt],
    );
  } finally {
    await client.end();
  }
}

/** One program's output into another's input. What a program says of itself goes before a broken pipe between them. */
async function piped(from: readonly string[], to: readonly string[]): Promise<void> {
  const source = started(from, ['ignore', 'pipe', 'inherit']);
  const sink = started(to, ['pipe', 'inherit', 'inherit']);
  const flow = pipeline(source.child.stdout, sink.child.stdin);
  const ends = await Promise.allSettled([sink.done, source.done, flow]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const told = failures.filter((failure) => failure instanceof SettingsError);
  if (told.length > 0) throw new SettingsError(...told.flatMap(({ problems }) => problems));
  if (failures.length > 0) throw failures[0];
}

type Stdio = ['ignore' | 'pipe', 'pipe' | 'inherit', 'inherit'];

function started([program = '', ...args]: readonly string[], stdio: Stdio) {
  const child = spawn(program, args, { stdio, env: process.env }) as ReturnType<typeof spawn> & {
    stdout: NodeJS.ReadableStream;
    stdin: NodeJS.WritableStream;
  };
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new SettingsError(`${program} is not installed: encrypted backups need it.`)),
    );
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new SettingsError(`${program} failed: see above.`)),
    );
  });
  return { child, done };
}
