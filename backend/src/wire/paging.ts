import { Rule } from './rules';
import { Wire } from './wire';

/** A range of a list that is read newest first. */
export interface Window {
  /** Only rows with a smaller id. */
  readonly before: number;
  readonly limit: number;
}

/** The requested page of a list. */
export class PageQuery {
  @Wire('before', { optional: true }) readonly before?: number;
  @Wire('limit', { optional: true }) readonly limit?: number;
}

const LIMIT = 20;
const MOST = 100;

/** 20 rows by default, 100 at most (contract, section 1). */
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

/** A range of a list with numbered pages. */
export interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/** Later pages are refused (contract, section 1). */
const LAST_PAGE = 500;

const isPage = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE;

/** The requested page of a list with numbered pages; the first if omitted. */
export abstract class NumberedPage {
  @Wire('page', { optional: true })
  @Rule('page', isPage, `Please choose a page from 1 to ${LAST_PAGE}.`)
  readonly page?: number;
}

/** The page number has been validated before. */
export function stretchOf(page: number | undefined, limit: number): Stretch {
  return { limit, offset: ((page ?? 1) - 1) * limit };
}
