import { columns, number, statement, time } from '../platform/database/statement';
import { ChatReaction } from './messages/chat-reaction.entity';
import { ChatRoom } from './rooms/chat-room.entity';

export const REACTIONS_OF = statement({
  takes: columns(ChatReaction, 'memberId'),
  gives: columns(ChatReaction, 'messageId', 'reaction', 'reactedAt'),
  sql: `select message_id as "messageId", reaction, reacted_at as "reactedAt" from chat_reaction where member_id = :memberId order by message_id`,
});

export const REMOVE_REACTIONS_OF = statement({
  takes: columns(ChatReaction, 'memberId'),
  gives: columns(ChatReaction, 'messageId'),
  sql: 'delete from chat_reaction where member_id = :memberId returning message_id as "messageId"',
});

/** Gives the groups that were left. */
export const LEAVE_GROUPS = statement({
  takes: { memberId: number, at: time },
  gives: columns(ChatRoom, 'id'),
  sql: `with gone as (
      update chat_member m set left_at = :at, admin_since = null from chat_room r
      where m.member_id = :memberId and m.left_at is null and r.id = m.room_id and r.kind <> 'solo' returning m.room_id)
    update chat_room r set member_count = member_count - 1 from gone where r.id = gone.room_id returning r.id`,
});
