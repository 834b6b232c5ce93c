import type { ReactNode } from 'react';
import { Link } from '../ui/link';
import type { Comment, Mentioned } from './api.server';

/** The text of a comment, with links for its mentions. */
export function CommentText({ comment }: { comment: Comment }) {
  if (comment.isHidden)
    return <p className="comment__text muted">This comment is hidden because of a report.</p>;
  if (comment.isDeleted || !comment.text)
    return <p className="comment__text muted">Comment deleted</p>;
  return <p className="comment__text lines">{withLinks(comment.text, comment.mentions)}</p>;
}

function withLinks(text: string, [first, ...others]: Mentioned[]): ReactNode {
  if (!first) return text;
  const name = `@${first.fullName}`;
  const at = text.indexOf(name);
  if (at < 0) return withLinks(text, others);
  return (
    <>
      {withLinks(text.slice(0, at), others)}
      <Link to={`/profile/${first.memberId}`}>{name}</Link>
      {withLinks(text.slice(at + name.length), others)}
    </>
  );
}
