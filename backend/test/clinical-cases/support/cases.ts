import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApp, startApp } from '../../support/app';
import { Client, type Replied } from '../../support/client';
import { PASSWORD, Person } from '../../support/people';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The API with a folder of its own for files. */
export async function startWithFiles(
  env: Record<string, string> = {},
  options: Parameters<typeof startApp>[1] = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'suture-cases-'));
  const app = await startApp({ DATA_DIR: dataDir, ...env }, options);
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs in anew after the clock was moved beyond the life of a session. */
export async function again(app: RunningApp, { id, email, fullName }: Person): Promise<Person> {
  const { body } = await new Client(app).post('login', { emailId: email, password: PASSWORD });
  return new Person(app, (body['records'] as { jwt: string }).jwt, id, email, fullName);
}

/** All that a case needs. */
export const caseForm = (changes: object = {}) => ({
  speciality: 'General Surgery',
  age: 54,
  gender: 'Female',
  diagnosis: 'Acute cholecystitis',
  indemnity: true,
  consent: true,
  relevance: true,
  ...changes,
});

/** What became of its patient. */
export const anOutcome = (text: string) => ({ day: 30, text, complications: ['II'] });

export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

/** The same as a form with files. */
export function withFiles(
  fields: Record<string, unknown>,
  files: readonly SentFile[],
  fileTypes?: readonly string[],
): FormData {
  const form = new FormData();
  for (const [word, value] of Object.entries(fields)) form.append(word, String(value));
  if (fileTypes) form.append('fileTypes', JSON.stringify(fileTypes));
  for (const { name, bytes, type = '' } of files)
    form.append('files', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

export const withImages = (fields: Record<string, unknown>, files: readonly SentFile[]): FormData =>
  withFiles(
    fields,
    files,
    files.map(() => 'IMAGE'),
  );

/** @returns the id of a case that was just posted */
export async function aCase(author: Client, changes: object = {}): Promise<number> {
  const reply = await author.post('clinicalCases', caseForm(changes));
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return idIn(reply);
}

export const idIn = (reply: Replied): number => Number(reply.body['id']);

export type Rows = Record<string, unknown>[];

export const resultOf = (reply: Replied): Rows => reply.body['result'] as unknown as Rows;

export async function theCase(viewer: Client, id: number): Promise<Record<string, unknown>> {
  const reply = await viewer.get(`clinicalCases/${id}`);
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return reply.body['result'] as unknown as Record<string, unknown>;
}
