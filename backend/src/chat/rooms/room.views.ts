import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import { authorOf, hasAuthor } from '../../profiles/author';
import { authorFields } from '../../profiles/author.wire';
import { ChatRoomView, MESSAGE_TYPES, RoomMemberView } from '../chat.wire';
import { DELETED_MEMBER, UNSEEN_MEMBER, UNSEEN_MESSAGE } from '../unseen.rules';
import type { RoomKind, RoomMemberRow, RoomRow } from './room.rows';

const CATEGORIES = {
  solo: 'I',
  speciality: 'S',
  group: 'G',
  members: 'M',
} as const satisfies Record<RoomKind, string>;

export const categoryOf = (kind: RoomKind) => CATEGORIES[kind];

/** Builds the views of chat rooms and their members. */
@Injectable()
export class RoomViews {
  constructor(private readonly addresses: MediaAddresses) {}

  room(row: RoomRow): ChatRoomView {
    const partner = hasAuthor(row) ? row : undefined;
    const isGone = partner?.isPartnerGone === true;
    const person = partner && authorOf(partner, this.addresses);
    return Object.assign(new ChatRoomView(), {
      id: row.id,
      roomId: row.roomId,
      category: categoryOf(row.kind),
      unread: row.unread,
      members: row.members,
      name: person ? (isGone ? DELETED_MEMBER : person.fullName) : row.name,
      pictureUrl: isGone ? '' : (person?.pictureUrl ?? ''),
      partnerId: isGone ? null : row.partnerId,
      speciality: isGone ? '' : (person?.speciality ?? ''),
      place: isGone ? '' : (person?.place ?? ''),
      isOnline: Number(row.isOnline && !row.isClosed),
      isClosed: Number(row.isClosed),
      isMuted: Number(row.isMuted),
      lastMessage: row.isLastFolded ? UNSEEN_MESSAGE : row.lastText,
      lastType:
        row.lastKind === null ? null : MESSAGE_TYPES[row.isLastFolded ? 'text' : row.lastKind],
      isLastDeleted: Number(row.isLastGone),
      ...lastSenderOf(row),
      activeAt: timeOf(row.activeAt),
      isAdmin: Number(row.isAdmin),
      onlyAdminsAdd: Number(row.onlyAdminsAdd),
    });
  }

  member(row: RoomMemberRow): RoomMemberView {
    return Object.assign(new RoomMemberView(), authorFields(authorOf(row, this.addresses)), {
      id: row.id,
      isOnline: Number(row.isOnline),
      isAdmin: Number(row.isAdmin),
    });
  }
}

function lastSenderOf({ lastSenderId, lastSenderName, isLastFolded }: RoomRow) {
  if (lastSenderId === null) return { lastSenderId, lastSenderName: '' };
  if (isLastFolded) return { lastSenderId: 0, lastSenderName: UNSEEN_MEMBER };
  return { lastSenderId, lastSenderName: lastSenderName || DELETED_MEMBER };
}
