import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogLink } from '../ui/dialog-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { useNow } from '../ui/use-now';
import type { Comment } from './api.server';
import { CommentLikeButton } from './comment-like-button';
import { CommentMenu } from './comment-menu';
import { type EngagementSubject, mayEdit } from './subject';

export const DELETE_COMMENT = 'Are you sure you want to delete the comment?';

interface CommentActionsProps {
  subject: EngagementSubject;
  comment: Comment;
  path: string;
  isOwn: boolean;
  onEdit: () => void;
  children?: ReactNode;
}

export function CommentActions({
  subject,
  comment,
  path,
  isOwn,
  onEdit,
  children,
}: CommentActionsProps) {
  const now = useNow();
  if (comment.isDeleted || comment.isBlocked) return null;
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
      {!isOwn && (
        <CommentMenu
          comment={comment}
          path={path}
          to={`${subject.to}?comment=${comment.id}#comment-${comment.id}`}
        />
      )}
    </div>
  );
}
