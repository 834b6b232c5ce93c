import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';

/** In two, among all of a speciality, among those of a school, a centre or a cause, or among those whom a member brought together. */
export type RoomKind = 'solo' | 'speciality' | 'group' | 'members';

/** A room as one of its members stands to it. */
export interface Membership {
  readonly roomId: number;
  readonly kind: RoomKind;
  readonly name: string;
  /** What a group is the group of; null in a room of two and in members' own groups. */
  readonly groupKey: string | null;
  /** How many messages it has had: the number of the last one. */
  readonly messageCount: number;
  /** What was said up to here is not theirs to see. */
  readonly fromNumber: number;
  /** The last of them by id; 0 for who joined before it was kept, and where nothing had been said. */
  readonly fromMessageId: number;
  readonly readNumber: number;
  /** The other one in a room of two. */
  readonly partnerId: number | null;
  /** Of a members' own group: may rename it, add, remove and name administrators. */
  readonly isAdmin: boolean;
  readonly onlyAdminsAdd: boolean;
}

/** What somebody asks who is about to read or to write. */
export interface Seat extends Membership {
  /** How far the other one in a room of two has read; 0 in groups. */
  readonly seenNumber: number;
}

type PartnerRow = AuthorRow & { readonly isPartnerGone: boolean };

/** Whether somebody is here now. */
interface Present {
  readonly isOnline: boolean;
}

interface RoomFacts extends Membership, Present {
  /** The room's id, by which a page is continued. */
  readonly id: number;
  readonly members: number;
  readonly activeAt: DbTime;
  readonly lastKind: 'text' | 'file' | 'image' | 'case' | null;
  /** What was said last, or the name of the file; empty when there is nothing to show. */
  readonly lastText: string;
  readonly isLastGone: boolean;
  readonly lastSenderId: number | null;
  readonly lastSenderName: string;
}

/** In groups there is no partner. */
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
