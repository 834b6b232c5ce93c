import { Account } from '../../auth/account.entity';
import { boolean, columns, json, number, statement, time } from '../../platform/database/statement';
import { ChatMember } from './chat-member.entity';
import { ChatRoom } from './chat-room.entity';

export const ADD_OWN_GROUP = statement({
  takes: { ...columns(ChatRoom, 'name', 'onlyAdminsAdd'), at: time },
  gives: columns(ChatRoom, 'id'),
  sql: `insert into chat_room (kind, name, only_admins_add, active_at, created_at) values ('members', :name, :onlyAdminsAdd, :at, :at) returning id`,
});

/** Those in whom the member still has the part of their maker, which begins with the group. */
export const GROUPS_MADE_BY = statement({
  takes: columns(ChatMember, 'memberId'),
  gives: { made: number },
  sql: `select count(*) as made from chat_member m join chat_room r on r.id = m.room_id
    where m.member_id = :memberId and m.left_at is null and r.kind = 'members' and m.admin_since = r.created_at`,
});

/** Adds the first members of a new group; its creator becomes an administrator. */
export const SEAT_FIRST = statement({
  takes: { ...columns(ChatMember, 'roomId'), makerId: number, members: json<string>(), at: time },
  gives: columns(ChatRoom, 'memberCount'),
  sql: `with seated as (
      insert into chat_member (room_id, member_id, joined_at, admin_since)
      select :roomId, value::bigint, :at, case when value::bigint = :makerId then :at::timestamptz end
      from jsonb_array_elements_text(:members::jsonb) returning member_id)
    update chat_room set member_count = (select count(*) from seated) where id = :roomId returning member_count as "memberCount"`,
});

/** Locks the group against changes of its members until the end of the transaction. */
export const LOCK_OWN_GROUP = statement({
  takes: columns(ChatRoom, 'id'),
  gives: columns(ChatRoom, 'id', 'name', 'memberCount', 'onlyAdminsAdd'),
  sql: `select id, name, member_count as "memberCount", only_admins_add as "onlyAdminsAdd" from chat_room where id = :id and kind = 'members' for no key update`,
});

export const RENAME_OWN_GROUP = statement({
  takes: columns(ChatRoom, 'id', 'name', 'onlyAdminsAdd'),
  gives: columns(ChatRoom, 'id'),
  sql: 'update chat_room set name = :name, only_admins_add = :onlyAdminsAdd where id = :id returning id',
});

export const NAME_ADMIN = statement({
  takes: { ...columns(ChatMember, 'roomId', 'memberId'), at: time },
  gives: columns(ChatMember, 'memberId'),
  sql: `update chat_member set admin_since = coalesce(admin_since, :at) where room_id = :roomId and member_id = :memberId and left_at is null
    returning member_id as "memberId"`,
});

/** In each of these groups without an administrator, the longest-standing member becomes one. */
export const PASS_ROLE = statement({
  takes: { rooms: json<string>(), at: time },
  gives: columns(ChatMember, 'roomId', 'memberId'),
  sql: `update chat_member m set admin_since = :at from (
      select distinct on (c.room_id) c.room_id, c.member_id from chat_member c join chat_room r on r.id = c.room_id
      where r.kind = 'members' and c.room_id in (select value::bigint from jsonb_array_elements_text(:rooms::jsonb)) and c.left_at is null
        and not exists (select from chat_member a where a.room_id = c.room_id and a.left_at is null and a.admin_since is not null)
      order by c.room_id, c.joined_at, c.member_id) longest
    where m.room_id = longest.room_id and m.member_id = longest.member_id returning m.room_id as "roomId", m.member_id as "memberId"`,
});

/** Those of these members who are connected with the member. A block ends a connection. */
export const CONNECTED_AMONG = statement({
  takes: { members: json<string>(), memberId: number },
  gives: columns(Account, 'id'),
  sql: `select a.id from account a where a.id in (select value::bigint from jsonb_array_elements_text(:members::jsonb)) and a.deleted_at is null
    and exists (select from connection c where least(c.sender_id, c.receiver_id) = least(a.id, :memberId)
      and greatest(c.sender_id, c.receiver_id) = greatest(a.id, :memberId) and c.accepted_at is not null)
    and not exists (select from member_block b where (b.blocker_id = a.id and b.blocked_id = :memberId) or (b.blocker_id = :memberId and b.blocked_id = a.id))`,
});

export const IS_IN_GROUP = statement({
  takes: columns(ChatMember, 'roomId', 'memberId'),
  gives: { isIn: boolean },
  sql: `select true as "isIn" from chat_member where room_id = :roomId and member_id = :memberId and left_at is null`,
});
