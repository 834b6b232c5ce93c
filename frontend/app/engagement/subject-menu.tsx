import { Ellipsis, MessagesSquare, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogLink } from '../ui/dialog-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Menu } from '../ui/menu';
import { ReportLink } from './report-link';
import { deleteQuestion, type EngagementSubject } from './subject';

interface SubjectMenuProps {
  subject: EngagementSubject;
  isOwn: boolean;
  onDeleted?: () => void;
  /** The noun after "Edit" and "Delete", if any: "Post". */
  what?: string;
  /** Further menu items for this kind of subject. */
  children?: ReactNode;
}

/** The author can edit and delete; others can report. */
export function SubjectMenu({ subject, isOwn, onDeleted, what, children }: SubjectMenuProps) {
  const { to, noun, title } = subject;
  return (
    <Menu className="post__menu" label={`More about ${title}`} button={<Icon of={Ellipsis} />}>
      {isOwn && !subject.isLocked && (
        <Link to={`${to}/edit`}>
          <Icon of={Pencil} />
          {named('Edit', what)}
        </Link>
      )}
      {isOwn && (
        <DialogLink
          to={`${to}/delete`}
          dialog={async () => {
            const { DeleteDialog } = await import('./delete-dialog');
            return (close) => (
              <DeleteDialog
                action={`${to}/delete`}
                question={deleteQuestion(noun)}
                onClose={close}
                onDeleted={onDeleted}
              >
                {title}
              </DeleteDialog>
            );
          }}
        >
          <Icon of={Trash2} />
          {named('Delete', what)}
        </DialogLink>
      )}
      {subject.watched?.['caseId'] !== undefined && (
        <Link to={`/chat?share=${subject.watched['caseId']}`}>
          <Icon of={MessagesSquare} />
          Share in a chat
        </Link>
      )}
      {!isOwn && <ReportLink to={to} />}
      {children}
    </Menu>
  );
}

const named = (verb: string, what?: string) => (what ? `${verb} ${what}` : verb);
