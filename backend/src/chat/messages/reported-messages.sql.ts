import { boolean, columns, ids, statement, text } from '../../platform/database/statement';
import { ChatMessage } from '../chat-message.entity';

export const REPORTED_MESSAGES = statement({
  takes: { ids },
  gives: {
    ...columns(ChatMessage, 'id', 'text'),
    authorId: columns(ChatMessage, 'senderId').senderId,
    title: text,
    isHidden: boolean,
  },
  sql: `select id, sender_id as "authorId", 'A chat message' as title, text, hidden_at is not null as "isHidden"
    from chat_message where deleted_at is null and id = any(:ids::bigint[])`,
});
