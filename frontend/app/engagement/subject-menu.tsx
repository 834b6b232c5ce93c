import { Ellipsis, MessagesSquare, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { BlockLink } from '../profiles/block-link';
import { MuteLink } from '../profiles/mute-link';
import { DialogLink } from '../ui/dialog-link';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Menu } from '../ui/menu';
import { ReportLink } from './report-link';
import { deleteQuestion, type EngagementSubject, GOES_ALONG } from './subject';

interface SubjectMenuProps {
  subject: EngagementSubject;
  isOwn: boolean;
  onDeleted?: () => void;
  /** The noun after "Edit" and "Delete", if any: "Post". */
  what?: string;
  /** Further menu items for this kind of subject. */
  children?: ReactNode;
}

/** The author can edit and delete; others can report it, and block the author. */
export function SubjectMenu({ subject, isOwn, onDeleted, what, children }: SubjectMenuProps) {
  const { to, title, authorId: memberId, authorName: fullName, listedAt } = subject;
  const caseId = subject.watched?.['caseId'];
  return (
    <Menu className="post__menu" label={`More about ${title}`} button={<Icon of={Ellipsis} />}>
      {isOwn && !subject.isLocked && (
        <Link to={`${to}/edit`}>
          <Icon of={Pencil} />
          {named('Edit', what)}
        </Link>
      )}
      {caseId !== undefined && (
        <Link to={`/chat?share=${caseId}`}>
          <Icon of={MessagesSquare} />
          Share in a chat
        </Link>
      )}
      {children}
      {!isOwn && (
        <MuteLink kind="member" id={memberId}>
          Mute <DrName of={fullName} />
        </MuteLink>
      )}
      {caseId !== undefined && (
        <MuteLink kind="case" id={caseId}>
          Mute this case
        </MuteLink>
      )}
      <hr />
      {isOwn && <DeleteLink subject={subject} what={what} onDeleted={onDeleted} />}
      {!isOwn && <ReportLink className="danger" to={to} />}
      {!isOwn && <BlockLink member={{ memberId, fullName }} isNamed after={listedAt} />}
    </Menu>
  );
}

function DeleteLink({
  subject: { to, noun, title },
  what,
  onDeleted,
}: Pick<SubjectMenuProps, 'subject' | 'what' | 'onDeleted'>) {
  return (
    <DialogLink
      className="danger"
      to={`${to}/delete`}
      dialog={async () => {
        const { DeleteDialog } = await import('./delete-dialog');
        return (close) => (
          <DeleteDialog
            action={`${to}/delete`}
            question={deleteQuestion(noun)}
            also={GOES_ALONG}
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
  );
}

const named = (verb: string, what?: string) => (what ? `${verb} ${what}` : verb);
