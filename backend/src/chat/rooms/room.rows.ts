import type { RowOf } from '../../platform/database/statement';
import type { ChatRoom } from './chat-room.entity';
import type { MEMBERS_OF_ROOM, ROOMS, SEAT, UNREAD_ROOMS } from './room.sql';

/** In two, among all of a speciality, among those of a school, a centre or a cause, or among those whom a member brought together. */
export type RoomKind = ChatRoom['kind'];

/** A room as one of its members stands to it. */
export type Membership = RowOf<typeof UNREAD_ROOMS>;

/** What somebody asks who is about to read or to write. */
export type Seat = RowOf<typeof SEAT>;

export type RoomRow = RowOf<typeof ROOMS>;

export type RoomMemberRow = RowOf<typeof MEMBERS_OF_ROOM>;

export function unreadOf({
  messageCount,
  readNumber,
  fromNumber,
}: Pick<Membership, 'messageCount' | 'readNumber' | 'fromNumber'>): number {
  return Math.max(0, messageCount - Math.max(readNumber, fromNumber));
}
