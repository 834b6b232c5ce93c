import { createReadStream } from 'node:fs';

const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/**
 * Whether a file is plain text: UTF-8 without control characters other than line breaks and tabs.
 * Reads in chunks, to give way to other work.
 */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path))
      if (CONTROLS.test(decoder.decode(bytes as Buffer, { stream: true }))) return false;
    return !CONTROLS.test(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
