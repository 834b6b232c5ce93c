import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SettingsError } from '../platform/config/settings';
import { connected } from '../platform/database/connect';

const SEALED = '.tar.age';
const DATED = /^\d{4}-\d{2}-\d{2}T\d{6}Z(\.tar\.age)?$/;

/** The name of a backup by its date: `2026-11-20T020000Z`, with `.tar.age` if it is encrypted. */
export const datedName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** Whether this is an encrypted backup. */
export const isSealed = (path: string) => path.endsWith(SEALED);

/**
 * Packs and encrypts a backup folder with `tar` and `age`. The folder is removed even if that
 * fails, so that no unencrypted backup remains.
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

/**
 * An encrypted backup, the file with the recipient's secret key, and a folder with enough space.
 */
export interface Sealed {
  readonly file: string;
  readonly identity: string;
  readonly room: string;
}

/** Decrypts a backup for the duration of the work. */
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

/**
 * How long until the newest backup in a folder reaches this age; 0 if it already has, or there is
 * none.
 */
export async function untilDue(shelf: string, everyMs: number, now: Date): Promise<number> {
  const newest = (await datedIn(shelf)).at(-1);
  if (!newest) return 0;
  const takenAt = newest.replace(/T(\d\d)(\d\d)(\d\d)Z.*$/, 'T$1:$2:$3Z');
  return Math.max(0, Date.parse(takenAt) + everyMs - now.getTime());
}

/** Removes all but the newest backups in a folder. @returns the names of the removed ones */
export async function keepNewest(shelf: string, count: number): Promise<string[]> {
  const dated = await datedIn(shelf);
  const old = dated.slice(0, Math.max(0, dated.length - count));
  for (const name of old) await rm(join(shelf, name), { recursive: true });
  return old;
}

const datedIn = async (shelf: string) =>
  (await readdir(shelf)).filter((name) => DATED.test(name)).sort();

/** Records the time of the backup, for the metric of its age and the alert on it. */
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

/**
 * Pipes one program's output into another. The error of a program takes precedence over that of the
 * pipe.
 */
async function piped(from: readonly string[], to: readonly string[]): Promise<void> {
  const source = started(from, ['ignore', 'pipe', 'inherit']);
  const sink = started(to, ['pipe', 'inherit', 'inherit']);
  const flow = pipeline(source.child.stdout, inputOf(sink.child.stdin));
  const ends = await Promise.allSettled([sink.done, source.done, flow]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const told = failures.filter((failure) => failure instanceof SettingsError);
  if (told.length > 0) throw new SettingsError(...told.flatMap(({ problems }) => problems));
  if (failures.length > 0) throw failures[0];
}

/**
 * Finishes once all data is written, without waiting for the pipe to close: a program that has read
 * everything may exit first. Its exit code shows whether it succeeded.
 */
function inputOf(stdin: NodeJS.WritableStream): Writable {
  // The failed write receives the error as well; unhandled, it would end the process.
  stdin.on('error', () => undefined);
  return new Writable({
    write: (chunk: Buffer, _, done) => {
      stdin.write(chunk, done);
    },
    final: (done) => {
      stdin.end();
      done();
    },
  });
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
