import { Rule } from './rules';
import { Wire } from './wire';

/** A stretch of a list that is read newest first. */
export interface Window {
  /** Only what has a smaller id. */
  readonly before: number;
  readonly limit: number;
}

/** Which page of a list is meant. */
export class PageQuery {
  @Wire('before', { optional: true }) readonly before?: number;
  @Wire('limit', { optional: true }) readonly limit?: number;
}

const LIMIT = 20;
const MOST = 100;

/** 20 rows unless asked otherwise, 100 at most (contract section 1). */
export function windowOf(asked: {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}): Window {
  const before =
    asked.before !== undefined && asked.before >= 1
      ? Math.floor(asked.before)
      : Number.MAX_SAFE_INTEGER;
  const limit = Math.min(Math.max(1, Math.floor(asked.limit ?? LIMIT)), MOST);
  return { before: Math.min(before, Number.MAX_SAFE_INTEGER), limit };
}

/** A stretch of a list whose pages have numbers. */
export interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/** Beyond this a page is refused (contract section 1). */
const LAST_PAGE = 500;

const isPage = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE;

/** Which page of a list with numbered pages is meant; the first if left out. */
export abstract class NumberedPage {
  @Wire('page', { optional: true })
  @Rule('page', isPage, `Please choose a page from 1 to ${LAST_PAGE}.`)
  readonly page?: number;
}

/** The page has been checked at the door. */
export function stretchOf(page: number | undefined, limit: number): Stretch {
  return { limit, offset: ((page ?? 1) - 1) * limit };
}
