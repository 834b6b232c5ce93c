import { Ban } from 'lucide-react';
import { AskLink } from '../ui/ask-link';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { BLOCKING, blockQuestion } from './blocking';

interface BlockLinkProps {
  member: { memberId: number; fullName: string };
  /** Whether the entry names the member, where the menu is about something else. */
  isNamed?: boolean;
  /** Where to go afterwards, if the page is of the member's own and so is gone. */
  after?: string;
}

/** The entry of a menu that blocks a member, after a question. */
export function BlockLink({ member: { memberId, fullName }, isNamed, after }: BlockLinkProps) {
  return (
    <AskLink
      className="danger"
      to={`/block/${memberId}${after ? `?after=${encodeURIComponent(after)}` : ''}`}
      question={blockQuestion(fullName)}
      points={BLOCKING}
      no="Cancel"
      yes="Block"
      look="danger"
    >
      <Icon of={Ban} />
      <span>
        Block{isNamed && ' '}
        {isNamed && <DrName of={fullName} />}
      </span>
    </AskLink>
  );
}
