import { drName } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import type { ChatMember } from '../api.server';
import type { ChatRoom } from '../chat';
import { Face } from './face';
import { PageDialog } from './page-dialog';

interface MembersProps {
  room: ChatRoom;
  members: ChatMember[];
  next: number | null;
  me: number;
}

/** Who is in a group, and the way out of it. */
export function Members({ room, members, next, me }: MembersProps) {
  return (
    <PageDialog title="Group members" backTo={`/chat?room=${room.id}`}>
      <ul className="chat-members">
        {members.map((member) => (
          <li key={member.memberId} className="person">
            <Face person={member} isOnline={member.isOnline} />
            <div className="person__text">
              <span className="person__name">{drName(member.fullName)}</span>
              <span className="person__meta">
                {[member.speciality, member.place].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span className="chat-members__ways">
              <Link to={`/profile/${member.memberId}`}>View Profile</Link>
              {member.memberId !== me && <Link to={`/chat?with=${member.memberId}`}>Chat Now</Link>}
            </span>
          </li>
        ))}
      </ul>
      <div className="dialog__actions">
        {next !== null && (
          <LinkButton look="quiet" to={`/chat?room=${room.id}&members=${next}`}>
            More members
          </LinkButton>
        )}
        <LinkButton look="danger-quiet" to={`/chat?room=${room.id}&leave=1`}>
          Leave Group
        </LinkButton>
      </div>
    </PageDialog>
  );
}
