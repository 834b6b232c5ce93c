import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';

/**
 * A room of two; the group of a speciality; the group of a school, a centre or a cause; a group
 * created by a member.
 */
export type RoomKind = 'solo' | 'speciality' | 'group' | 'members';

/** A room with one member's state in it. */
export interface Membership {
  readonly roomId: number;
  readonly kind: RoomKind;
  readonly name: string;
  /** Identifies what a group is for; null in a room of two and in groups created by members. */
  readonly groupKey: string | null;
  /** The number of messages so far, which is the number of the last one. */
  readonly messageCount: number;
  /** Messages up to this number are not visible to the member. */
  readonly fromNumber: number;
  /**
   * The id of the last message that is not visible; 0 for members who joined before this was
   * stored, and for rooms that were empty.
   */
  readonly fromMessageId: number;
  readonly readNumber: number;
  /** The other member in a room of two. */
  readonly partnerId: number | null;
  /** In a group created by a member: can rename it, add and remove members and appoint admins. */
  readonly isAdmin: boolean;
  readonly onlyAdminsAdd: boolean;
}

/** What is needed before reading or writing in a room. */
export interface Seat extends Membership {
  /** How far the other member has read in a room of two; 0 in groups. */
  readonly seenNumber: number;
}

type PartnerRow = AuthorRow & { readonly isPartnerGone: boolean };

/** Whether the other member is online now. */
interface Present {
  readonly isOnline: boolean;
}

interface RoomFacts extends Membership, Present {
  /** The room's id, used as the cursor of a page. */
  readonly id: number;
  readonly members: number;
  readonly activeAt: DbTime;
  readonly lastKind: 'text' | 'file' | 'image' | 'case' | null;
  /** The last message, or the name of its file; empty if there is nothing to show. */
  readonly lastText: string;
  readonly isLastGone: boolean;
  readonly lastSenderId: number | null;
  readonly lastSenderName: string;
}

/** Groups have no partner. */
export type RoomRow = RoomFacts & (PartnerRow | { readonly author_id: null });

export type RoomMemberRow = AuthorRow & {
  readonly id: number;
  readonly isAdmin: boolean;
} & Present;

export function unreadOf({
  messageCount,
  readNumber,
  fromNumber,
}: Pick<Membership, 'messageCount' | 'readNumber' | 'fromNumber'>): number {
  return Math.max(0, messageCount - Math.max(readNumber, fromNumber));
}
