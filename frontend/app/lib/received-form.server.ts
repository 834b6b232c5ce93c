import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { PassedOn } from '../api/client.server';
import type { FormValues } from './form-state';

export interface ReceivedForm {
  hasFile: boolean;
  /** The text fields that stand before the first file. */
  early: FormValues;
  /** The form as it came, to be sent on: nothing of its files is kept here. */
  passedOn: PassedOn;
  /** Its text fields; complete once the form has been read to its end, by whoever reads `passedOn` or by this. */
  typed(): Promise<FormValues>;
}

/** Text before the first file is held back so long; more is no form of ours. */
const MOST_TEXT = 2 * 1024 * 1024;

/**
 * Reads a multipart form up to its first file, which tells whether there is anything to upload; the rest streams through.
 * While it passes, its text fields are picked out, so that a refused form is shown again with everything typed.
 */
export async function receiveForm(request: Request): Promise<ReceivedForm> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!request.body || !contentType.startsWith('multipart/form-data'))
    throw new Response(null, { status: 400 });
  const reader = request.body.getReader();
  const parts = partsOf(contentType);
  const held: Uint8Array[] = [];
  let size = 0;
  let isAtEnd = false;
  while (!parts.hasFile() && !isAtEnd) {
    const { value, done } = await reader.read();
    isAtEnd = done;
    if (!value) continue;
    size += value.byteLength;
    held.push(value);
    parts.read(value);
    if (size > MOST_TEXT && !parts.hasFile()) throw new Response(null, { status: 413 });
  }
  if (isAtEnd) parts.end();
  const stream = replayed(held, reader, parts);
  return {
    hasFile: parts.hasFile(),
    early: parts.early(),
    passedOn: { stream, contentType },
    typed: async () => {
      if (!parts.isDone() && !stream.locked)
        for await (const _ of Readable.fromWeb(stream as never));
      return parts.values();
    },
  };
}

function partsOf(contentType: string) {
  const values: FormValues = {};
  let hasFile = false;
  let isDone = false;
  const parser = busboy({
    headers: { 'content-type': contentType },
    limits: { fieldSize: 65_536, fields: 200 },
  });
  parser.on('file', (_name, file, { filename }) => {
    if (filename) hasFile = true;
    file.resume();
  });
  parser.on('field', (name, text) => add(values, name, text));
  // A form that breaks off is refused by the API, which reads the same bytes.
  parser.on('error', () => {});
  const finished = new Promise<void>((resolve) => parser.once('close', resolve));
  return {
    read: (chunk: Uint8Array) => void parser.write(chunk),
    end: () => {
      if (!isDone) parser.end();
      isDone = true;
    },
    hasFile: () => hasFile,
    early: () => ({ ...values }),
    isDone: () => isDone,
    values: async () => {
      if (isDone) await finished;
      return values;
    },
  };
}

function replayed(
  held: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parts: ReturnType<typeof partsOf>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const first = held.shift();
      if (first) return controller.enqueue(first);
      const { value, done } = await reader.read();
      if (value) {
        parts.read(value);
        controller.enqueue(value);
      }
      if (!done) return;
      parts.end();
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function add(values: FormValues, name: string, text: string): void {
  const known = values[name];
  if (known === undefined) values[name] = text;
  else values[name] = Array.isArray(known) ? [...known, text] : [known, text];
}
