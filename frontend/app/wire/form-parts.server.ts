import busboy, { type Busboy } from 'busboy';
import type { FormValues } from '../lib/form-state';

/**
 * The most text in a form, as in the API for forms without files. Also limits what is buffered
 * before the first file.
 */
export const MOST_TEXT = 256 * 1024;
/** Enough for ten files with sixty marked places each, and the text fields. */
export const MOST_FIELDS = 800;
/** Enough for the list of marked places of ten files. */
const MOST_OF_FIELD = 128 * 1024;

/** The parts of a multipart form, collected while the form is read. */
export function partsOf(contentType: string) {
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

export const malformed = () => new Response(null, { status: 400 });

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

function add(values: FormValues, name: string, text: string): void {
  const known = values[name];
  if (known === undefined) values[name] = text;
  else values[name] = Array.isArray(known) ? [...known, text] : [known, text];
}
