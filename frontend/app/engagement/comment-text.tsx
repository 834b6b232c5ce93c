import { Words } from '../ui/words';
import type { Comment } from './api.server';

/** The text of a comment, or why it is not shown. */
export function CommentText({ comment }: { comment: Comment }) {
  if (comment.isHidden)
    return <p className="comment__text muted">This comment is hidden because of a report.</p>;
  if (comment.isDeleted || !comment.text)
    return <p className="comment__text muted">Comment deleted</p>;
  return <Words className="comment__text" text={comment.text} mentions={comment.mentions} />;
}
