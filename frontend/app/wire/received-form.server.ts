import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { FormValues } from '../lib/form-state';
import type { PassedOn } from './client.server';

export interface ReceivedForm {
  hasFile: boolean;
  /** The text fields that stand before the first file. */
  early: FormValues;
  /** The form as it came, to be sent on: nothing of its files is kept here. */
  passedOn: PassedOn;
  /**
   * Its text fields; complete once the form has been read to its end, by whoever reads `passedOn` or by this.
   * @throws Response 413 for more text or fields than any form of ours holds, 400 where this has read it, and it is no whole form:
   * whoever reads `passedOn` judges that themselves
   */
  typed(): Promise<FormValues>;
}

/** The text of a form, as much as the API takes without files. What stands before the first file is held back so long. */
export const MOST_TEXT = 256 * 1024;
/** Ten files with sixty places each, and the words beside them. */
export const MOST_FIELDS = 800;
/** The list of places of ten files. */
const MOST_OF_FIELD = 128 * 1024;

/**
 * Reads a multipart form up to its first file, which tells whether there is anything to upload; the rest streams through.
 * While it passes, its text fields are picked out, so that a refused form is shown again with everything typed.
 * @throws Response 400 or 413 for what is no form, breaks off before its first file, or has too much text in front of it
 */
export async function receiveForm(request: Request): Promise<ReceivedForm> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!request.body || !contentType.startsWith('multipart/form-data')) throw malformed();
  const reader = request.body.getReader();
  const parts = partsOf(contentType);
  const held: Uint8Array[] = [];
  let size = 0;
  let isAtEnd = false;
  while (!parts.hasFile() && !isAtEnd) {
    const { value, done } = await reader.read().catch(() => {
      throw malformed();
    });
    isAtEnd = done;
    if (!value) continue;
    size += value.byteLength;
    held.push(value);
    parts.read(value);
    if (parts.isTooLarge() || (size > MOST_TEXT && !parts.hasFile())) throw tooLarge();
  }
  if (isAtEnd) parts.end();
  const stream = replayed(held, reader, parts);
  return {
    hasFile: parts.hasFile(),
    early: parts.early(),
    passedOn: { stream, contentType },
    typed: async () => {
      const isOurs = !stream.locked;
      if (isOurs && !parts.isDone()) for await (const _ of Readable.fromWeb(stream as never));
      if (isOurs && !(await parts.isWhole())) throw malformed();
      const values = await parts.values();
      if (parts.isTooLarge()) throw tooLarge();
      return values;
    },
  };
}

function partsOf(contentType: string) {
  const values: FormValues = {};
  let hasFile = false;
  let isDone = false;
  let isWhole = true;
  let text = 0;
  let isTooLarge = false;
  const parser = parserFor(contentType);
  parser.on('file', (_name, file, { filename }) => {
    if (filename) hasFile = true;
    // A form that ends in the middle of a file ends that with an error: unheard, it would end the process.
    file.on('error', () => {}).resume();
  });
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    text += name.length + value.length;
    if (text > MOST_TEXT || nameTruncated || valueTruncated) isTooLarge = true;
    else add(values, name, value);
  });
  parser.on('fieldsLimit', () => {
    isTooLarge = true;
  });
  parser.on('error', () => {
    isWhole = false;
  });
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
    isTooLarge: () => isTooLarge,
    isWhole: async () => {
      await finished;
      return isWhole;
    },
    values: async () => {
      if (isDone) await finished;
      return values;
    },
  };
}

const malformed = () => new Response(null, { status: 400 });
const tooLarge = () => new Response(null, { status: 413 });

function parserFor(contentType: string): Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: MOST_OF_FIELD, fields: MOST_FIELDS },
    });
  } catch {
    throw malformed();
  }
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
