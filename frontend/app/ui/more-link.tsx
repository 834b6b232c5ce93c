import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Link } from './link';

interface MoreLinkProps {
  /** The cursor of the next page; null on the last page. */
  before: number | null;
  /**
   * One of several lists on a page: its query parameter, and the id of its section. The other lists
   * keep their position.
   */
  list?: string;
  children: ReactNode;
}

/** A link to the next page of a list, if there is one: the current URL with the list's cursor. */
export function MoreLink({ before, list, children }: MoreLinkProps) {
  const { pathname, search } = useLocation();
  if (before === null) return null;
  const params = new URLSearchParams(search);
  params.set(list ?? 'before', String(before));
  return (
    <p className="more">
      <Link className="btn btn--secondary" to={`${pathname}?${params}${list ? `#${list}` : ''}`}>
        {children}
      </Link>
    </p>
  );
}
