import { boolean, columns, number, statement, time } from '../../platform/database/statement';
import { ChatMember } from './chat-member.entity';
import { ChatRoom } from './chat-room.entity';

const ID = columns(ChatRoom, 'id');
const SEAT = columns(ChatMember, 'roomId', 'memberId');
/** Two members in the order of their ids. */
const PAIR = { low: number, high: number };

/** Unless the two have a room. */
export const ADD_SOLO = statement({
  takes: { ...PAIR, at: time },
  gives: {},
  sql: `insert into chat_room (kind, low_member_id, high_member_id, active_at, created_at) values ('solo', :low, :high, :at, :at)
    on conflict (low_member_id, high_member_id) do nothing`,
});

export const SOLO = statement({
  takes: PAIR,
  gives: ID,
  sql: 'select id from chat_room where low_member_id = :low and high_member_id = :high',
});

/** In the same order from both sides: two who open it at once would else wait for each other. */
export const SEAT_BOTH = statement({
  takes: {
    ...columns(ChatMember, 'roomId'),
    ...PAIR,
    at: time,
    isLowListed: boolean,
    isHighListed: boolean,
  },
  gives: {},
  sql: `insert into chat_member (room_id, member_id, joined_at, is_listed)
    values (:roomId, :low, :at, :isLowListed), (:roomId, :high, :at, :isHighListed)
    on conflict (room_id, member_id) do update set is_listed = chat_member.is_listed or excluded.is_listed`,
});

/** Unless it is there. */
export const ADD_GROUP = statement({
  takes: { ...columns(ChatRoom, 'kind', 'groupKey', 'name'), at: time },
  gives: {},
  sql: `insert into chat_room (kind, group_key, name, active_at, created_at) values (:kind, :groupKey, :name, :at, :at)
    on conflict (group_key) do nothing`,
});

export const GROUP = statement({
  takes: columns(ChatRoom, 'groupKey'),
  gives: ID,
  sql: 'select id from chat_room where group_key = :groupKey',
});

/** What was said before is not theirs. */
const joining = (known: string) => `with joined as (
    insert into chat_member (room_id, member_id, joined_at, from_number, from_message_id, read_number)
    select r.id, :memberId, :at, r.message_count, coalesce(r.last_message_id, 0), r.message_count from chat_room r where r.id = :roomId
    on conflict (room_id, member_id) do ${known} returning room_id)
  update chat_room r set member_count = member_count + 1 from joined where r.id = joined.room_id returning r.id`;

/** Who left stays away. Gives nothing if nobody joined. */
export const JOIN = statement({ takes: { ...SEAT, at: time }, gives: ID, sql: joining('nothing') });

/** Who left comes back. */
export const JOIN_AGAIN = statement({
  takes: { ...SEAT, at: time },
  gives: ID,
  sql: joining(`update set left_at = null, joined_at = excluded.joined_at, from_number = excluded.from_number,
    from_message_id = excluded.from_message_id, read_number = excluded.read_number where chat_member.left_at is not null`),
});

export const LEAVE = statement({
  takes: { ...SEAT, at: time },
  gives: {},
  sql: `with gone as (
      update chat_member set left_at = :at, admin_since = null
      where room_id = :roomId and member_id = :memberId and left_at is null returning room_id)
    update chat_room r set member_count = member_count - 1 from gone where r.id = gone.room_id`,
});

/** Gives nothing when nothing was unread. */
export const MARK_READ = statement({
  takes: { ...SEAT, number },
  gives: columns(ChatMember, 'roomId'),
  sql: `update chat_member set read_number = :number
    where room_id = :roomId and member_id = :memberId and read_number < :number returning room_id as "roomId"`,
});
