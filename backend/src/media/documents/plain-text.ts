import { createReadStream } from 'node:fs';

const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/**
 * Whether a file is plain text: UTF-8 without control characters other than line breaks and tabs.
 * Reads in chunks, to give way to other work.
 */
export async function plainTextProblem(
  path: string,
): Promise<'wrong-type' | 'not-utf8' | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(path)) {
      // Windows programs mark UTF-16 by its first two bytes.
      if (isFirst && isUtf16(bytes as Buffer)) return 'not-utf8';
      isFirst = false;
      // Of other encodings, too: no text has them.
      if (CONTROLS.test((bytes as Buffer).toString('latin1'))) return 'wrong-type';
      decoder.decode(bytes as Buffer, { stream: true });
    }
    decoder.decode();
    return undefined;
  } catch (error) {
    if (error instanceof TypeError) return 'not-utf8';
    throw error;
  }
}

const isUtf16 = (bytes: Buffer) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
