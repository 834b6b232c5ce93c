import { randomBytes } from 'node:crypto';

const BYTES = 16;
const AT_ONCE = 256;

let random = Buffer.alloc(0);

/** A nonce for the policy of one page, of 128 bits that are drawn for many pages at once. */
export function newNonce(): string {
  if (random.length === 0) random = randomBytes(AT_ONCE * BYTES);
  const nonce = random.toString('base64', 0, BYTES);
  random = random.subarray(BYTES);
  return nonce;
}
