import { useContext } from 'react';
import { Words } from '../ui/words';
import type { Comment } from './api.server';
import { CommentSlots } from './comment-slots';

/** The text of a comment, or why it is not shown. */
export function CommentText({ comment }: { comment: Comment }) {
  const { Wordless } = useContext(CommentSlots);
  const { isHidden, isDeleted, text, pins = [] } = comment;
  if (isHidden)
    return <p className="comment__text muted">This comment is hidden because of a report.</p>;
  if (!isDeleted && !text && pins.length > 0 && Wordless) return <Wordless comment={comment} />;
  if (isDeleted || !text) return <p className="comment__text muted">Comment deleted</p>;
  return <Words className="comment__text" text={text} mentions={comment.mentions} />;
}
