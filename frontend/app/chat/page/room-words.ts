import { UNSEEN_MEMBER, UNSEEN_MESSAGE } from '../../../../backend/src/chat/unseen.rules';
import { drName } from '../../lib/words';
import type { ChatRoom, QuotedMessage } from '../chat';

/** Members are titled Dr; groups, and members who have left the network, are not. */
export function titleOf({
  kind,
  name,
  partnerId,
}: Pick<ChatRoom, 'kind' | 'name' | 'partnerId'>): string {
  return kind === 'solo' && partnerId !== null ? drName(name) : name;
}

/** The sender of a message, who has no title if the reader does not see them. */
export const senderOf = (name: string): string => (name === UNSEEN_MEMBER ? name : drName(name));

/** The last message of a room, for the list of rooms. */
export function lastLine(room: ChatRoom, memberId: number): string {
  if (room.lastKind === null) return 'No messages yet';
  // Who wrote it is not shown.
  if (room.lastText === UNSEEN_MESSAGE) return UNSEEN_MESSAGE;
  const by =
    room.lastSenderId === memberId
      ? 'You: '
      : room.kind === 'solo'
        ? ''
        : `${drName(room.lastSenderName)}: `;
  if (room.isLastDeleted) return `${by}This message was deleted`;
  if (room.lastKind === 'image' && room.lastText === '') return `${by}Picture`;
  if (room.lastKind === 'case' && room.lastText === '') return `${by}Shared a case`;
  return by + room.lastText;
}

const KINDS = { text: '', file: 'File', image: 'Picture', case: 'Case' } as const;

/** The text that a quote shows of the quoted message. */
export function quotedWords({ text, kind, isDeleted }: QuotedMessage): string {
  return isDeleted ? 'This message was deleted' : text || KINDS[kind];
}
