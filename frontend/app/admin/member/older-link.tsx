import { useLocation } from '@remix-run/react';
import { Link } from '../../ui/link';

interface OlderLinkProps {
  /** Where the next page of the list begins; null at its end. */
  before: number | null;
  /** The list's word in the address, and the id of its section. */
  list: string;
  children: string;
}

/** The next page of one of several lists on a page: the others stay where they are. */
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
