import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../lib/words';
import { Icon } from '../ui/icon';
import type { Comment } from './api.server';

interface NewCommentsProps {
  comments: Comment[];
  readerId: number;
}

/**
 * A link to others' new comments for a reader who is elsewhere on the page. It disappears once they
 * come into view.
 */
export function NewComments({ comments, readerId }: NewCommentsProps) {
  const unread = useUnreadComments(comments, readerId);
  const [first] = unread;
  if (first === undefined) return null;
  const isAbove = (elementOf(first)?.getBoundingClientRect().top ?? 0) < 0;
  return (
    <a className="btn new-comments" href={`#${idOf(first)}`}>
      <Icon of={isAbove ? ArrowUp : ArrowDown} size="s" />
      {counted(unread.length, 'new comment')}
    </a>
  );
}

/** Ids of comments that arrived after the page loaded and have not been in view, in page order. */
function useUnreadComments(comments: Comment[], readerId: number): number[] {
  const known = useRef<Set<number>>();
  const [unread, setUnread] = useState<number[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...comments.map(({ id }) => id)]);
    if (!before) return;
    const news = comments.filter(
      ({ id, author, isDeleted, isBlocked }) =>
        !before.has(id) && !isDeleted && !isBlocked && author.memberId !== readerId,
    );
    if (news.length > 0) setUnread((all) => [...all, ...news.map(({ id }) => id)]);
  }, [comments, readerId]);
  useEffect(() => {
    if (unread.length === 0) return;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      const ids = new Set(seen.map(({ target }) => target.id));
      if (ids.size > 0) setUnread((all) => all.filter((id) => !ids.has(idOf(id))));
    });
    for (const id of unread) {
      const element = elementOf(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [unread]);
  // Leaves out comments that were deleted or are on another page of the discussion.
  return comments.map(({ id }) => id).filter((id) => unread.includes(id));
}

const idOf = (comment: number) => `comment-${comment}`;
const elementOf = (comment: number) => document.getElementById(idOf(comment));
