import { useSearchParams } from '@remix-run/react';
import { Link } from './link';

interface PagerProps {
  page: number;
  total: number;
  perPage: number;
  /** When the first page was read: later arrivals do not move the rows of further pages. */
  asOf: string;
  /** The last row shown: the next page begins after it, whatever vanishes meanwhile. */
  lastRow: number | undefined;
}

/** Links to the previous and next page of a list; the page number is part of the URL. */
export function Pager({ page, total, perPage, asOf, lastRow }: PagerProps) {
  const [params] = useSearchParams();
  // Of what vanished, nothing is left to read, but the rows after it have kept their pages.
  const most = Math.max(total, page > 1 ? Number(params.get('of')) || 0 : 0);
  const last = Math.max(1, Math.ceil(most / perPage));
  if (last === 1 && page === 1) return null;
  const to = (next: number) => {
    const query = new URLSearchParams(params);
    query.set('page', String(next));
    for (const name of ['asOf', 'last', 'of']) query.delete(name);
    if (next > 1) query.set('asOf', asOf);
    if (lastRow && next > page) {
      query.set('last', String(lastRow));
      query.set('of', String(most));
    }
    return `?${query}`;
  };
  return (
    <nav className="more" aria-label="Pages">
      {page > 1 && (
        <Link className="btn btn--secondary" to={to(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <p className="quiet tnum">
        Page {page} of {last}
      </p>
      {page < last && (
        <Link className="btn btn--secondary" to={to(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

/** The page number in the URL; 1 if it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** When the first page of a list was read, as its further pages say in their URL. */
export function asOfIn(params: URLSearchParams): string {
  const said = Date.parse(params.get('asOf') ?? '');
  const isKnown = pageIn(params) > 1 && said > 0 && said <= Date.now();
  return new Date(isKnown ? said : Date.now()).toISOString();
}

/** The last row of the page before, if the URL names it. */
export function lastIn(params: URLSearchParams): number | undefined {
  const last = Number(params.get('last'));
  return pageIn(params) > 1 && Number.isSafeInteger(last) && last > 0 ? last : undefined;
}

/** The page of a list that a URL asks for. */
export const pageAskedIn = (params: URLSearchParams) => ({
  page: pageIn(params),
  asOf: asOfIn(params),
  last: lastIn(params),
});
export type AskedPage = ReturnType<typeof pageAskedIn>;

/** The API refuses higher page numbers. */
const LAST_PAGE = 500;
