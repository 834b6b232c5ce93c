import { columns, number, statement, time } from '../../platform/database/statement';
import { ChatMessage } from '../chat-message.entity';
import { ChatReaction } from '../messages/chat-reaction.entity';
import { ChatMember } from '../rooms/chat-member.entity';
import { ChatRoom } from '../rooms/chat-room.entity';

export const ROOMS_OF = statement({
  takes: columns(ChatMember, 'memberId'),
  gives: {
    ...columns(ChatRoom, 'id', 'kind', 'name'),
    ...columns(ChatMember, 'joinedAt', 'leftAt', 'adminSince'),
  },
  sql: `select r.id, r.kind, r.name, m.joined_at as "joinedAt", m.left_at as "leftAt", m.admin_since as "adminSince"
    from chat_member m join chat_room r on r.id = m.room_id where m.member_id = :memberId order by m.joined_at`,
});

const SENT = columns(
  ChatMessage,
  'roomId',
  'createdAt',
  'replyToId',
  'sharedPostId',
  'keptFindings',
);

export const MESSAGES_OF = statement({
  takes: columns(ChatMember, 'memberId'),
  gives: {
    ...columns(ChatMessage, 'id', 'kind', 'text', 'editedAt'),
    room: SENT.roomId,
    sentAt: SENT.createdAt,
    replyTo: SENT.replyToId,
    sharedCase: SENT.sharedPostId,
    sentOnPurpose: SENT.keptFindings,
  },
  sql: `select id, room_id as room, kind, text, created_at as "sentAt", edited_at as "editedAt", reply_to_id as "replyTo",
      shared_post_id as "sharedCase", kept_findings as "sentOnPurpose"
    from chat_message where sender_id = :memberId and deleted_at is null order by id`,
});

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
