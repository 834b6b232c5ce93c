import { useLocation } from '@remix-run/react';
import { Link } from '../../ui/link';

interface OlderLinkProps {
  /** The cursor of the next page; null on the last page. */
  before: number | null;
  /** The list's query parameter, and the id of its section. */
  list: string;
  children: string;
}

/**
 * Links to the next page of one of several lists on a page; the other lists keep their position.
 */
export function OlderLink({ before, list, children }: OlderLinkProps) {
  const { pathname, search } = useLocation();
  if (before === null) return null;
  const params = new URLSearchParams(search);
  params.set(list, String(before));
  return (
    <p>
      <Link className="btn btn--secondary" to={`${pathname}?${params}#${list}`}>
        {children}
      </Link>
    </p>
  );
}
