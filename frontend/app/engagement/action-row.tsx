import { MessageCircle } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { abbreviated, counted } from '../lib/words';
import { classNames } from '../ui/class-names';
import { CopyLink } from '../ui/copy-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LikersLink } from './likers-link';
import type { EngagementSubject } from './subject';
import { LikeButton, SaveButton } from './toggles';

interface ActionRowProps {
  subject: EngagementSubject;
  /** Set where comments open below the card: the link then calls it (with scripts). */
  onComments?: (event: MouseEvent) => void;
  isExpanded?: boolean;
  /** Stands at the end of the row in place of the share button, which is then in the menu. */
  children?: ReactNode;
}

/** The like, comment, save and share buttons below a card in a list. */
export function ActionRow({ subject, onComments, isExpanded, children }: ActionRowProps) {
  const { to, title, comments, isBlinded } = subject;
  const hasShare = children === undefined;
  const said = isBlinded ? 'Vote to see the discussion' : counted(comments, 'comment');
  return (
    <div className={classNames('post__actions', !hasShare && 'post__actions--short')}>
      <LikeButton subject={subject} />
      {!hasShare && <LikersLink subject={subject} look="count" />}
      <Link
        className="action"
        to={isBlinded ? `${to}#vote` : `${to}#discussion`}
        onClick={onComments}
        aria-expanded={onComments && isExpanded}
        aria-label={said}
        title={said}
      >
        <Icon of={MessageCircle} />
        {isBlinded ? (
          <span>Vote</span>
        ) : (
          <span>
            {abbreviated(comments)}{' '}
            <span className="action__word">{comments === 1 ? 'comment' : 'comments'}</span>
          </span>
        )}
      </Link>
      <SaveButton subject={subject} />
      {hasShare ? <CopyLink className="action" path={to} title={title} /> : children}
    </div>
  );
}
