import { columns, ids, json, number, statement, time } from '../../platform/database/statement';
import { ChatMessage } from '../chat-message.entity';
import { ChatReaction } from './chat-reaction.entity';

/** Edits a message. Returns no row if it is too late, or the message is deleted or hidden. */
export const EDIT_MESSAGE = statement({
  takes: {
    ...columns(ChatMessage, 'id', 'text'),
    kinds: json<string>(),
    at: time,
    sentAfter: time,
  },
  gives: columns(ChatMessage, 'id'),
  sql: `update chat_message m set text = :text,
      edited_at = case when m.text = :text then m.edited_at else :at end,
      kept_findings = array(select distinct kind from unnest(m.kept_findings || array(select jsonb_array_elements_text(:kinds::jsonb))) kind)
    where m.id = :id and m.deleted_at is null and m.hidden_at is null and m.created_at > :sentAfter returning m.id`,
});

/**
 * Replaces an earlier reaction of the member. The lock keeps the message from being deleted
 * meanwhile.
 */
export const REACT = statement({
  takes: { ...columns(ChatReaction, 'messageId', 'memberId', 'reaction'), at: time },
  gives: columns(ChatReaction, 'messageId'),
  sql: `insert into chat_reaction (message_id, member_id, reaction, reacted_at)
    select m.id, :memberId, :reaction, :at from (select id from chat_message where id = :messageId and deleted_at is null for share) m
    on conflict (message_id, member_id) do update set reaction = excluded.reaction, reacted_at = excluded.reacted_at
    returning message_id as "messageId"`,
});

export const UNREACT = statement({
  takes: columns(ChatReaction, 'messageId', 'memberId'),
  gives: columns(ChatReaction, 'messageId'),
  sql: `delete from chat_reaction where message_id = :messageId and member_id = :memberId returning message_id as "messageId"`,
});

/** The reactions to a message with their members; of many, the latest. */
export const REACTORS = statement({
  takes: { ...columns(ChatReaction, 'messageId'), most: number },
  gives: columns(ChatReaction, 'memberId', 'reaction'),
  sql: `select member_id as "memberId", reaction from chat_reaction where message_id = :messageId order by reacted_at desc limit :most`,
});

/** The files of reported messages. */
export const FILES_OF = statement({
  takes: { ids },
  gives: { ...columns(ChatMessage, 'id'), assetId: number },
  sql: `select id, asset_id as "assetId" from chat_message
    where deleted_at is null and asset_id is not null and id = any(:ids::bigint[])`,
});
