import { type ReactNode, useContext, useState } from 'react';
import { PersonName } from '../profiles/person';
import { cachedFragment } from '../ui/cached-fragment';
import { Link } from '../ui/link';
import { TimeAgo } from '../ui/time-ago';
import type { Session } from '../wire/session.server';
import type { Comment } from './api.server';
import { CommentActions } from './comment-actions';
import { CommentSlots } from './comment-slots';
import { CommentText } from './comment-text';
import { EditComment } from './edit-comment';
import { EffectMark } from './effect-mark';
import type { EngagementSubject } from './subject';

/** Its author has blocked the reader (contract, section 30). */
const WITHHELD = 2;

const CommentHead = cachedFragment('comment head', Head);

interface CommentBodyProps {
  subject: EngagementSubject;
  comment: Comment;
  reader: Session;
  /** Further actions, beside the like button. */
  children?: ReactNode;
}

/**
 * Author, time and text. The author may edit a comment for 15 minutes and delete it at any time.
 */
export function CommentBody(props: CommentBodyProps) {
  const { isBlocked } = props.comment;
  if (isBlocked === WITHHELD)
    return <p className="comment__text muted">This comment is not shown to you.</p>;
  if (!isBlocked) return <Shown {...props} />;
  return (
    <details className="comment__folded">
      <summary className="muted">
        A comment by a member you have blocked <span className="action">Show</span>
      </summary>
      <Shown {...props} />
    </details>
  );
}

function Shown({ subject, comment, reader, children }: CommentBodyProps) {
  const [isEditing, setEditing] = useState(false);
  const { Above } = useContext(CommentSlots);
  const { author, writtenAt, isDeleted, isHidden, isEdited, isNew, wasAsked } = comment;
  const path = `${subject.to}/comments/${comment.id}`;
  const isOwn = author.memberId === reader.memberId && !isDeleted;
  return (
    <>
      <CommentHead
        author={author}
        writtenAt={writtenAt}
        isDeleted={isDeleted}
        isHidden={isHidden}
        isEdited={isEdited}
        isNew={isNew}
        wasAsked={wasAsked}
        to={`${subject.to}?comment=${comment.id}#comment-${comment.id}`}
        isByAuthor={author.memberId === subject.authorId}
      />
      {isEditing ? (
        <EditComment
          action={`${path}/edit`}
          comment={comment}
          isClinical={subject.isClinical}
          onDone={() => setEditing(false)}
        />
      ) : (
        <>
          {Above && <Above comment={comment} />}
          <CommentText comment={comment} />
        </>
      )}
      {comment.effect && <EffectMark effect={comment.effect} />}
      {!isEditing && (
        <CommentActions
          subject={subject}
          comment={comment}
          path={path}
          isOwn={isOwn}
          onEdit={() => setEditing(true)}
        >
          {children}
        </CommentActions>
      )}
    </>
  );
}

interface HeadProps
  extends Pick<
    Comment,
    'author' | 'writtenAt' | 'isDeleted' | 'isHidden' | 'isEdited' | 'isNew' | 'wasAsked'
  > {
  to: string;
  /** Whether the author of the comment is the author of what it is about. */
  isByAuthor: boolean;
}

function Head({
  author,
  writtenAt,
  isDeleted,
  isHidden,
  isEdited,
  isNew,
  wasAsked,
  to,
  isByAuthor,
}: HeadProps) {
  return (
    <p className="comment__head">
      {isDeleted ? (
        <span>{isHidden ? 'Hidden' : 'Deleted'}</span>
      ) : (
        <PersonName person={author} className="" />
      )}
      {author.speciality && !isDeleted && <span>{author.speciality}</span>}
      <Link className="comment__at" to={to} title="Link to this comment">
        <TimeAgo at={writtenAt} />
      </Link>
      {isEdited && <span>edited</span>}
      {isByAuthor && !isDeleted && <span className="badge badge--primary">Author</span>}
      {isNew && <span className="badge badge--attention">New</span>}
      {wasAsked && <span className="badge">Was asked</span>}
    </p>
  );
}
