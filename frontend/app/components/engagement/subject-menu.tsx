import { Link } from '@remix-run/react';
import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { DialogLink } from '../dialog-link';
import { Icon } from '../icon';
import { Menu } from '../menu';
import { deleteQuestion, type EngagementSubject } from './subject';

interface SubjectMenuProps {
  subject: EngagementSubject;
  readerId: number;
  onDeleted?: () => void;
}

/** Its author edits and deletes; others report. */
export function SubjectMenu({ subject, readerId, onDeleted }: SubjectMenuProps) {
  const { to, noun, title } = subject;
  const isOwn = subject.authorId === readerId;
  return (
    <Menu className="post__menu" label={`More about ${title}`} button={<Icon of={Ellipsis} />}>
      {isOwn && (
        <Link to={`${to}/edit`}>
          <Icon of={Pencil} />
          Edit
        </Link>
      )}
      {isOwn && (
        <DialogLink
          to={`${to}/delete`}
          dialog={async () => {
            const { DeleteDialog } = await import('./delete-dialog');
            return (close) => (
              <DeleteDialog action={`${to}/delete`} question={deleteQuestion(noun)} onClose={close} onDeleted={onDeleted}>
                {title}
              </DeleteDialog>
            );
          }}
        >
          <Icon of={Trash2} />
          Delete
        </DialogLink>
      )}
      {!isOwn && (
        <DialogLink
          to={`${to}/report`}
          dialog={async () => {
            const { ReportDialog } = await import('./report-dialog');
            return (close) => <ReportDialog to={to} onClose={close} />;
          }}
        >
          <Icon of={Flag} />
          Report
        </DialogLink>
      )}
    </Menu>
  );
}
