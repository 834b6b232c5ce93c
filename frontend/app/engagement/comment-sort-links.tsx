import { Link } from '../ui/link';
import type { CommentSort } from './comment-sorts';

const sorts = [
  { sort: null, label: 'Latest' },
  { sort: 'oldest', label: 'Oldest' },
  { sort: 'liked', label: 'Most liked' },
] as const satisfies { sort: CommentSort | null; label: string }[];

/** The order in the URL; undefined for the usual one. */
export const chosenSort = (params: URLSearchParams) =>
  sorts.find(({ sort }) => sort !== null && sort === params.get('sort'))?.sort;

export function CommentSortLinks({ to, chosen }: { to: string; chosen: CommentSort | null }) {
  return (
    <nav aria-label="Order of the comments">
      <ul className="chips">
        {sorts.map(({ sort, label }) => (
          <li key={label}>
            <Link
              className="chip"
              to={`${to}${sort ? `?sort=${sort}` : ''}#discussion`}
              preventScrollReset
              aria-current={sort === chosen ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
