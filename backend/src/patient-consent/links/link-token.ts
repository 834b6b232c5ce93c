import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, as an address has them. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** All that is kept of a token. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
