import { ENTERED } from './room.sql';

/** The number of unread messages of a member in all rooms, at most 100. Takes `memberId`. */
export const UNREAD_MESSAGES = `select least(100, coalesce(sum(r.message_count - greatest(m.read_number, m.from_number)), 0))::int from chat_member m
  join chat_room r on r.id = m.room_id where m.member_id = :memberId and m.left_at is null and r.message_count > greatest(m.read_number, m.from_number) and ${ENTERED}`;
