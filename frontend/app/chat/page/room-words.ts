import { drName } from '../../lib/words';
import type { ChatRoom } from '../chat';

/** Members are doctors; groups, and those who left the network, are not. */
export function titleOf({
  kind,
  name,
  partnerId,
}: Pick<ChatRoom, 'kind' | 'name' | 'partnerId'>): string {
  return kind === 'solo' && partnerId !== null ? drName(name) : name;
}

/** What was said last, in the list of rooms. */
export function lastLine(room: ChatRoom, memberId: number): string {
  if (room.lastKind === null) return 'No messages yet';
  const by =
    room.lastSenderId === memberId
      ? 'You: '
      : room.kind === 'solo'
        ? ''
        : `${drName(room.lastSenderName)}: `;
  if (room.isLastDeleted) return `${by}This message was deleted`;
  if (room.lastKind === 'image') return `${by}Picture`;
  return by + room.lastText;
}
