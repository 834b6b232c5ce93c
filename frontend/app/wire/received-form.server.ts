import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { FormValues } from '../lib/form-state';
import type { PassedOn } from './client.server';

export interface ReceivedForm {
  hasFile: boolean;
  /** The text fields before the first file. */
  early: FormValues;
  /** The unchanged form to send on; its files are not stored here. */
  passedOn: PassedOn;
  /**
   * The text fields; complete once the form has been read to its end, by the consumer of `passedOn`
   * or by this call.
   * @throws Response 413 if there is more text or more fields than in any of our forms, 400 if this
   * call read the form and it is incomplete; a consumer of `passedOn` checks that itself
   */
  typed(): Promise<FormValues>;
}

/**
 * The most text in a form, as in the API for forms without files. Also limits what is buffered
 * before the first file.
 */
export const MOST_TEXT = 256 * 1024;
/** Enough for ten files with sixty marked places each, and the text fields. */
export const MOST_FIELDS = 800;
/** Enough for the list of marked places of ten files. */
const MOST_OF_FIELD = 128 * 1024;

/**
 * Reads a multipart form up to its first file, to know whether there is one; the rest is streamed.
 * Text fields are collected on the way, so that a refused form can be shown again with everything
 * typed.
 * @throws Response 400 or 413 if it is not a form, breaks off before its first file, or has too
 * much text before it
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
    // If the form breaks off within a file, the file emits an error, which would end the process if
    // nobody listened.
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
