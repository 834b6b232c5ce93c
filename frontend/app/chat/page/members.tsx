import { Form } from '@remix-run/react';
import { LinkButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link';
import type { ChatRoom } from '../chat';
import type { ChatMember } from '../rooms.server';
import { PageDialog } from './page-dialog';
import { PersonRow } from './person-row';

interface MembersProps {
  room: ChatRoom;
  members: ChatMember[];
  next: number | null;
  me: number;
}

/** The members of a group, the way to leave it, and the actions of its admins. */
export function Members({ room, members, next, me }: MembersProps) {
  const here = `/chat?room=${room.id}`;
  const isOwn = room.kind === 'members';
  return (
    <PageDialog title="Group members" backTo={here} className="people">
      {isOwn && (
        <div className="people__admin">
          {(room.isAdmin || !room.onlyAdminsAdd) && (
            <LinkButton look="secondary" to={`${here}&add=`}>
              Add members
            </LinkButton>
          )}
          {room.isAdmin && (
            <LinkButton look="secondary" to={`${here}&rename=`}>
              Change group
            </LinkButton>
          )}
        </div>
      )}
      <ul className="chat-members">
        {members.map((member) => (
          <li key={member.memberId} className="person">
            <PersonRow
              person={member}
              isOnline={member.isOnline}
              mark={member.isAdmin && <span className="badge">Admin</span>}
            />
            <span className="chat-members__ways">
              <Link to={`/profile/${member.memberId}`}>View Profile</Link>
              {member.memberId !== me && <Link to={`/chat?with=${member.memberId}`}>Chat Now</Link>}
              {isOwn && room.isAdmin && member.memberId !== me && (
                <AdminWays room={room} member={member} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="dialog__actions">
        {next !== null && (
          <LinkButton look="quiet" to={`${here}&members=${next}`}>
            More members
          </LinkButton>
        )}
        <LinkButton look="danger-quiet" to={`${here}&leave=1`}>
          Leave Group
        </LinkButton>
      </div>
    </PageDialog>
  );
}

function AdminWays({ room, member }: { room: ChatRoom; member: ChatMember }) {
  const way = (intent: string, name: string, isDanger = false) => (
    <Form noValidate method="post" action={`/chat?room=${room.id}`} replace>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="chatRoomId" value={room.id} />
      <input type="hidden" name="memberId" value={member.memberId} />
      <button
        className={classNames('chat-members__way', isDanger && 'chat-members__way--danger')}
        type="submit"
      >
        {name}
      </button>
    </Form>
  );
  return (
    <>
      {!member.isAdmin && way('nameAdmin', 'Make admin')}
      {way('removeMember', 'Remove', true)}
    </>
  );
}
