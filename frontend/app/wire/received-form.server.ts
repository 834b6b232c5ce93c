import { Readable } from 'node:stream';
import type { FormValues } from '../lib/form-state';
import type { PassedOn } from './client.server';
import { MOST_TEXT, malformed, partsOf } from './form-parts.server';

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

/** The text of a form whose files are not taken; if there is one, what comes before it. */
export async function textOfForm(
  request: Request,
): Promise<{ values: FormValues; hadFiles: boolean }> {
  const form = await receiveForm(request);
  return { values: form.hasFile ? form.early : await form.typed(), hadFiles: form.hasFile };
}

const tooLarge = () => new Response(null, { status: 413 });

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

/** The form with these fields before its own. */
export function withFields({ stream, contentType }: PassedOn, fields: Record<string, string>) {
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(contentType) ?? [];
  const parts = Object.entries(fields).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  // Its reader keeps it, so that `typed` knows who has read it.
  const reader = stream.getReader();
  const whole = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(parts.join(''))),
    async pull(controller) {
      const { value, done } = await reader.read();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { contentType, stream: whole };
}
