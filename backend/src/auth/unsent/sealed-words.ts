import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Neither the token nor the secret alone opens what is sealed, and another member's id never. */
export interface Seal {
  readonly secret: string;
  readonly token: string;
  readonly memberId: number;
}

const keyOf = ({ secret, token, memberId }: Seal) =>
  Buffer.from(hkdfSync('sha256', secret, token, `unsent-form ${memberId}`, KEY_BYTES));

export function sealed(seal: Seal, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]);
}

/** @returns undefined if it was changed, or sealed by another seal */
export function opened(seal: Seal, bytes: Buffer): string | undefined {
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
