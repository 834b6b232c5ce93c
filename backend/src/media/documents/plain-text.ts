import { readFile } from 'node:fs/promises';

/** Whether a file reads as text: UTF-8 without control characters but line breaks and tabs. */
export async function isPlainText(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  try {
    return !CONTROLS.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
