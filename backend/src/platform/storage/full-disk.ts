/** The disk or the bucket is full. Nothing was stored. */
export class NoRoomLeft extends Error {
  override readonly name = 'NoRoomLeft';
}

const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT'];
/** Programs, image libraries and threads report a full disk in words only. */
const WORDS = /no space left on device|disk quota exceeded/i;

/** Whether a write failed because the disk, the bucket or our quota is full. */
export function isFull(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return error instanceof NoRoomLeft || CODES.includes(code) || WORDS.test(String(message));
}
