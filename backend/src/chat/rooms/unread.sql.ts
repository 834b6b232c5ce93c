import { isMuted } from '../../connections/mutes/muted';
import { hasBlocked } from '../../profiles/unblocked';

export const PARTNER =
  'case when r.low_member_id = m.member_id then r.high_member_id else r.low_member_id end';

/**
 * Whether member `m` may enter room `r`: not a room of two whose other member has blocked them,
 * unless they have blocked that member, too. Whoever blocks reads on.
 */
export const ENTERED = `(r.kind <> 'solo' or not ${hasBlocked(PARTNER, 'm.member_id')} or ${hasBlocked('m.member_id', PARTNER)})`;

/** Whether member `m` has muted room `r`, or the other member of it. Takes `now`. */
export const MUTED = `(${isMuted({ by: 'm.member_id', kind: 'room', subject: 'r.id' })}
  or (r.kind = 'solo' and ${isMuted({ by: 'm.member_id', kind: 'member', subject: PARTNER })}))`;

/** Up to here the member has read, or could not read. */
const READ_UP_TO = 'greatest(m.read_number, m.from_number)';

/** Whether member `m` may have something unread in room `r`: true also if all of it was deleted. */
export const HAS_NEWER = `r.message_count > ${READ_UP_TO}`;

/** How many messages of room `r` member `m` has not read; messages that were deleted do not count. */
export const UNREAD = `greatest(0, r.message_count - ${READ_UP_TO} - (select count(*) from chat_message gone
  where gone.room_id = r.id and gone.number > ${READ_UP_TO} and gone.deleted_at is not null))`;

/** How many messages a member has not read in all rooms but muted ones, 100 at most. Takes `memberId` and `now`. */
export const UNREAD_MESSAGES = `select least(100, coalesce(sum(${UNREAD}), 0))::int from chat_member m
  join chat_room r on r.id = m.room_id where m.member_id = :memberId and m.left_at is null and ${HAS_NEWER} and ${ENTERED} and not ${MUTED}`;
