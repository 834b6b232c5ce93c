import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { ReportedObject } from '../api.server';

interface ReportedThingProps {
  of: ReportedObject;
  /** Its page, where the reader can open it. */
  link: string | null;
}

/** The title of a reported thing; what is withheld or gone has none. */
export function ReportedTitle({ of: object, link }: ReportedThingProps) {
  if (object.is_gone) return 'No longer exists';
  if (object.is_withheld) return 'Only its author can see it now';
  return link ? <Link to={link}>{object.title}</Link> : object.title;
}

/** The last words under a reported thing, from the earliest of them on. */
export function Thread({ of: { thread } }: { of: ReportedObject }) {
  if (thread.length === 0) return null;
  return (
    <details>
      <summary>
        {thread.length === 1 ? 'The last comment' : `The last ${thread.length} comments`}
      </summary>
      <ul className="mod__said">
        {[...thread].reverse().map(({ author, text, created_at }) => (
          <li key={`${author} ${created_at}`}>
            <p>{text}</p>
            <span className="quiet">
              {author} · <TimeAgo at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who posted it, and what became of what they posted before. */
export function ReportedAuthor({
  of: { author },
  isAdmin,
}: {
  of: ReportedObject;
  isAdmin: boolean;
}) {
  if (!author) return null;
  const { id, name, removed, repaired, kept } = author;
  const told = [
    removed > 0 && `removed ${times(removed)}`,
    repaired > 0 && `correction requested ${times(repaired)}`,
    kept > 0 && `reported and kept ${times(kept)}`,
  ].filter(Boolean);
  return (
    <div className="mod__author">
      <p>
        Author: <Link to={isAdmin ? `/admin/members/${id}` : `/profile/${id}`}>{name}</Link>
      </p>
      <p className="quiet">
        {told.length > 0 ? `Earlier posts: ${told.join(', ')}` : 'No earlier decisions'}
      </p>
    </div>
  );
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
