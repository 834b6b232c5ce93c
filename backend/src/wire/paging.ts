import { isId } from './ids';
import { Rule } from './rules';
import { Wire } from './wire';

/** A range of a list that is read newest first. */
export interface Window {
  /** Only rows with a smaller id. */
  readonly before: number;
  readonly limit: number;
}

/** The number of rows to answer: whole, from 1 on; more than 100 count as 100. */
export const Limit = () => Rule('limit', isId, 'Please enter a whole number from 1 on.');

/** The id of the last row that the client has; 0, which older apps send, if it has none. */
export const Cursor = () =>
  Rule('cursor', (value) => value === 0 || isId(value), 'Please name the last row that you have.');

/** The requested page of a list. */
export class PageQuery {
  @Wire({ optional: true })
  @Cursor()
  readonly before?: number;

  @Wire({ optional: true })
  @Limit()
  readonly limit?: number;
}

const LIMIT = 20;
const MOST = 100;

/** 20 rows by default, 100 at most (contract, section 1). */
export function windowOf(asked: {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}): Window {
  return {
    before: asked.before || Number.MAX_SAFE_INTEGER,
    limit: Math.min(asked.limit ?? LIMIT, MOST),
  };
}

/** A range of a list with numbered pages. */
export interface Stretch {
  readonly limit: number;
  readonly offset: number;
  /** Begins after this row rather than at `offset`; 0 if the client named none. */
  readonly last: number;
}

/** Later pages are refused (contract, section 1). */
const LAST_PAGE = 500;

const isPage = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE;

/** The requested page of a list with numbered pages; the first if omitted. */
export abstract class NumberedPage {
  @Wire({ optional: true })
  @Rule('page', isPage, `Please choose a page from 1 to ${LAST_PAGE}.`)
  readonly page?: number;
}

/** A page of a list to which new rows come at the top. */
export abstract class PageAsOf extends NumberedPage {
  /** When its first page was read: what came later does not move the rows of further pages. */
  @Wire({ optional: true })
  readonly asOf?: Date;

  /** The last row of the page before: what vanished meanwhile hides none of the rows after it. */
  @Wire({ optional: true })
  @Cursor()
  readonly last?: number;
}

/** The moment as of which a list is read. */
export const momentOf = (asOf: Date | undefined, now: Date): Date =>
  asOf !== undefined && asOf < now ? asOf : now;

/** The slice of a list in the order of its ids, the newest first. */
export const newestOf = ({ limit, offset, last }: Stretch) => ({
  most: limit,
  from: last ? 0 : offset,
  below: last || Number.MAX_SAFE_INTEGER,
});

/** The page number has been validated before. */
export function stretchOf(page: number | undefined, limit: number, last = 0): Stretch {
  return { limit, offset: ((page ?? 1) - 1) * limit, last };
}
