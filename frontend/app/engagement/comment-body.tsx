import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PersonName } from '../profiles/person';
import { DialogLink } from '../ui/dialog-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TimeAgo } from '../ui/time-ago';
import { useNow } from '../ui/use-now';
import type { Session } from '../wire/session.server';
import type { Comment } from './api.server';
import { CommentText } from './comment-text';
import { EditComment } from './edit-comment';
import { EffectMark } from './effect-mark';
import { type EngagementSubject, mayEdit } from './subject';
import { CommentLikeButton } from './toggles';

interface CommentBodyProps {
  subject: EngagementSubject;
  comment: Comment;
  reader: Session;
  /** Further actions, beside the like button. */
  children?: ReactNode;
}

export const DELETE_COMMENT = 'Are you sure you want to delete the comment?';

/**
 * Author, time and text. The author may edit a comment for 15 minutes and delete it at any time.
 */
export function CommentBody({ subject, comment, reader, children }: CommentBodyProps) {
  const [isEditing, setEditing] = useState(false);
  const { author, isDeleted } = comment;
  const path = `${subject.to}/comments/${comment.id}`;
  const isOwn = author.memberId === reader.memberId && !isDeleted;
  return (
    <>
      <p className="comment__head">
        {isDeleted ? <span>Deleted</span> : <PersonName person={author} className="" />}
        {author.speciality && !isDeleted && <span>{author.speciality}</span>}
        <Link
          className="comment__at"
          to={`${subject.to}?comment=${comment.id}#comment-${comment.id}`}
          title="Link to this comment"
        >
          <TimeAgo at={comment.writtenAt} />
        </Link>
        {comment.isEdited && <span>edited</span>}
        {author.memberId === subject.authorId && !isDeleted && (
          <span className="badge badge--primary">Author</span>
        )}
        {comment.isNew && <span className="badge badge--attention">New</span>}
        {comment.wasAsked && <span className="badge">Was asked</span>}
      </p>
      {isEditing ? (
        <EditComment
          action={`${path}/edit`}
          comment={comment}
          isClinical={subject.isClinical}
          onDone={() => setEditing(false)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      {comment.effect && <EffectMark effect={comment.effect} />}
      {!isEditing && (
        <CommentActions
          {...{ subject, comment, path, isOwn, children }}
          onEdit={() => setEditing(true)}
        />
      )}
    </>
  );
}

interface CommentActionsProps {
  subject: EngagementSubject;
  comment: Comment;
  path: string;
  isOwn: boolean;
  onEdit: () => void;
  children?: ReactNode;
}

function CommentActions({ subject, comment, path, isOwn, onEdit, children }: CommentActionsProps) {
  const now = useNow();
  if (comment.isDeleted) return null;
  return (
    <div className="comment__actions">
      <CommentLikeButton action={`${path}/like`} comment={comment} isOpen={subject.isOpen} />
      {children}
      {isOwn && subject.isOpen && mayEdit(comment.writtenAt, now) && (
        <Link
          className="action"
          to={`${path}/edit`}
          onClick={(event) => {
            event.preventDefault();
            onEdit();
          }}
        >
          <Icon of={Pencil} />
          Edit
        </Link>
      )}
      {isOwn && (
        <DialogLink
          className="action"
          to={`${path}/delete`}
          dialog={async () => {
            const { DeleteDialog } = await import('./delete-dialog');
            return (close) => (
              <DeleteDialog action={`${path}/delete`} question={DELETE_COMMENT} onClose={close}>
                {comment.text}
              </DeleteDialog>
            );
          }}
        >
          <Icon of={Trash2} />
          Delete
        </DialogLink>
      )}
    </div>
  );
}
