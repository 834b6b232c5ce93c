import type { RowOf } from '../../platform/database/statement';
import type { ChatRoom } from './chat-room.entity';
import type { MEMBERS_OF_ROOM, ROOMS, SEAT, UNREAD_ROOMS } from './room.sql';

/**
 * A room of two; the group of a speciality; the group of a school, a centre or a cause; a group
 * created by a member.
 */
export type RoomKind = ChatRoom['kind'];

/** A room with one member's state in it. */
export type Membership = Omit<RowOf<typeof UNREAD_ROOMS>, 'unread'>;

/** What is needed before reading or writing in a room. */
export type Seat = RowOf<typeof SEAT>;

export type RoomRow = RowOf<typeof ROOMS>;

export type RoomMemberRow = RowOf<typeof MEMBERS_OF_ROOM>;
