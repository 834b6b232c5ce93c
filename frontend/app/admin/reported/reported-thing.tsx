import { CommentQuote } from '../../engagement/comment-quote';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { ReportedObject } from '../api.server';

interface ReportedThingProps {
  of: ReportedObject;
  /** The page of the reported object; null if the user cannot open it. */
  link: string | null;
}

/** The title of a reported object, or a note that it is withheld or deleted. */
export function ReportedTitle({ of: object, link }: ReportedThingProps) {
  if (object.is_gone) return 'No longer exists';
  if (object.is_withheld) return 'Only its author can see it now';
  const title = <bdi>{object.title}</bdi>;
  return link ? <Link to={link}>{title}</Link> : title;
}

/** Its words; of a comment that has none, that it has none. */
export function ReportedText({ of: object }: { of: ReportedObject }) {
  const { kind, text, is_gone, is_withheld } = object;
  if (text) return <Words className="admin__words" text={text} />;
  return kind === 'comment' && !is_gone && !is_withheld ? <CommentQuote text="" /> : null;
}

/** What the author declared about it, for the kinds that ask. */
export function Declared({ of: { declaration } }: { of: ReportedObject }) {
  if (!declaration) return null;
  const { shows_patient, declared_at, looked_at } = declaration;
  if (shows_patient === null || !declared_at)
    return <p className="quiet">Its author was not asked whether it shows a patient.</p>;
  if (!shows_patient)
    return (
      <p>
        Declared <TimeAgo at={declared_at} />: it shows no patient.
      </p>
    );
  return (
    <p>
      Declared <TimeAgo at={declared_at} />: it shows a patient, who has given written consent
      {looked_at && ', and its author has looked at the whole video'}.
    </p>
  );
}

/** The latest comments under a reported object, oldest first. */
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
            <CommentQuote as="p" text={text} />
            <span className="quiet">
              <bdi>{author}</bdi> · <TimeAgo at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The author, and the outcome of earlier reports about them. */
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
        Author:{' '}
        <Link to={isAdmin ? `/admin/members/${id}` : `/profile/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      <p className="quiet">
        {told.length > 0 ? `Earlier posts: ${told.join(', ')}` : 'No earlier decisions'}
      </p>
    </div>
  );
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
