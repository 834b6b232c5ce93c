import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits in URL-safe form. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The digest, which is all that is stored of a token. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
