import { useSearchParams } from '@remix-run/react';
import { Link } from './link';

interface PagerProps {
  page: number;
  total: number;
  perPage: number;
  /** When the first page was read: later arrivals do not move the rows of further pages. */
  asOf?: string;
}

/** Links to the previous and next page of a list; the page number is part of the URL. */
export function Pager({ page, total, perPage, asOf }: PagerProps) {
  const [params] = useSearchParams();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const to = (next: number) => {
    const query = new URLSearchParams(params);
    query.set('page', String(next));
    if (asOf && next > 1) query.set('asOf', asOf);
    else query.delete('asOf');
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

/** The API refuses higher page numbers. */
const LAST_PAGE = 500;
