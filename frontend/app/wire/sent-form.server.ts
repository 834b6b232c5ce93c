import { parse } from 'node:querystring';
import { MOST_FIELDS, MOST_TEXT } from './form-parts.server';
import { receiveForm } from './received-form.server';

/** Percent-encoding takes up to three bytes per byte. */
const MOST_ENCODED = 3 * MOST_TEXT;

/**
 * Reads a form without files. Content type and size are checked before it is parsed, so that no
 * form can keep the process busy.
 * @throws Response 400 if the form is incomplete, 413 if it is larger than any of our forms, 415 if
 * it contains a file
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const form = new FormData();
  const values = type.startsWith('multipart/form-data')
    ? await readParts(request)
    : await readPairs(request);
  for (const [name, value] of Object.entries(values))
    for (const text of [value ?? []].flat()) form.append(name, text);
  return form;
}

async function readParts(request: Request) {
  const form = await receiveForm(request);
  if (form.hasFile) throw new Response(null, { status: 415 });
  return form.typed();
}

async function readPairs(request: Request) {
  const encoded = await readText(request);
  // The parser takes quadratic time for plus signs, so replace them with spaces first.
  const values = parse(encoded.replaceAll('+', ' '), '&', '=', { maxKeys: MOST_FIELDS + 1 });
  const texts = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((text) => name.length + text.length),
  );
  const size = texts.reduce((sum, length) => sum + length, 0);
  if (texts.length > MOST_FIELDS || size > MOST_TEXT) throw new Response(null, { status: 413 });
  return values;
}

async function readText({ body }: Request): Promise<string> {
  if (!body) return '';
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new Response(null, { status: 400 });
    });
    if (done) return Buffer.concat(pieces).toString('utf8');
    bytes += value.byteLength;
    if (bytes > MOST_ENCODED) throw new Response(null, { status: 413 });
    pieces.push(value);
  }
}
