import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Link } from './link';

/** A link to the next page of a list, if there is one: the current URL with the list's cursor. */
export function MoreLink({ before, children }: { before: number | null; children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (before === null) return null;
  const params = new URLSearchParams(search);
  params.set('before', String(before));
  return (
    <p className="more">
      <Link className="btn btn--secondary" to={`${pathname}?${params}`}>
        {children}
      </Link>
    </p>
  );
}
