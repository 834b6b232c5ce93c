import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RunningApp } from '../../support/app';
import type { Person } from '../../support/people';

const PROTOCOL = { 'tus-resumable': '1.0.0' };

/** The headers that announce a file. */
export function announced(of: {
  bytes: number;
  name?: string;
  type?: string;
  purpose?: string;
}): Record<string, string> {
  const said = {
    filename: of.name ?? 'film.mp4',
    filetype: of.type ?? 'video/mp4',
    purpose: of.purpose ?? 'case-video',
  };
  const metadata = Object.entries(said).map(
    ([word, value]) => `${word} ${Buffer.from(value).toString('base64')}`,
  );
  return { ...PROTOCOL, 'upload-length': String(of.bytes), 'upload-metadata': metadata.join(',') };
}

/** @returns the id of a new upload */
export async function begun(person: Person, of: Parameters<typeof announced>[0]): Promise<string> {
  const reply = await person.send('POST', 'uploads', undefined, announced(of));
  if (reply.code !== 201) throw new Error(`${reply.code} ${JSON.stringify(reply.body)}`);
  return reply.headers.get('location')?.split('/').at(-1) ?? '';
}

export async function offsetOf(person: Person, id: string): Promise<number> {
  const reply = await person.send('HEAD', `uploads/${id}`, undefined, PROTOCOL);
  return reply.code === 200 ? Number(reply.headers.get('upload-offset')) : -reply.code;
}

/** Sends a complete piece. */
export async function append(
  app: RunningApp,
  person: Person,
  piece: { id: string; offset: number; bytes: Buffer },
): Promise<number> {
  const reply = await fetch(`${app.url}/api/v1/uploads/${piece.id}`, {
    method: 'PATCH',
    headers: {
      ...person.headers,
      ...PROTOCOL,
      'upload-offset': String(piece.offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(piece.bytes),
  });
  return reply.status;
}

/** Announces all of the rest, sends some of it, and disconnects once part of that is stored. */
export async function breakOff(
  app: RunningApp,
  person: Person,
  piece: { id: string; offset: number; bytes: Buffer; sent: number },
): Promise<void> {
  const { id, offset, bytes, sent } = piece;
  await new Promise<void>((resolve) => {
    const sending = request(`${app.url}/api/v1/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        ...person.headers,
        ...PROTOCOL,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length - offset),
      },
    });
    sending.on('error', () => resolve());
    sending.on('close', () => resolve());
    sending.write(
      bytes.subarray(offset, offset + sent),
      () => void untilStored(app, id, offset).then(() => sending.destroy()),
    );
  });
}

async function untilStored(app: RunningApp, id: string, offset: number): Promise<void> {
  const path = join(app.settings.dataDir, 'media', 'files', 'uploads', id);
  while ((await stat(path)).size <= offset) await setImmediate();
}

/** @returns the id of a complete upload */
export async function sentWhole(
  app: RunningApp,
  person: Person,
  bytes: Buffer,
  purpose = 'case-video',
): Promise<string> {
  const id = await begun(person, { bytes: bytes.length, purpose });
  const status = await append(app, person, { id, offset: 0, bytes });
  if (status !== 204) throw new Error(`The piece was answered with ${status}.`);
  return id;
}
