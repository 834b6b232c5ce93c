import type { Request } from 'express';

/** The session cookie of a member, or the cookie of a visitor who may read cases. */
const IS_OF_SOMEBODY = /(?:^|; )(?:(?:__Host-)?suture|visitor)=[^;]/;

/**
 * What is answered to somebody may hold what others wrote, so that no copy is to stay on the device,
 * where a withdrawal would not reach it. All else may stay there, and is asked for again each time.
 */
export const copiesFor = ({ headers }: Pick<Request, 'headers'>): string =>
  IS_OF_SOMEBODY.test(headers.cookie ?? '') ? 'private, no-store' : 'private, no-cache';
