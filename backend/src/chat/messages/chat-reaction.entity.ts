import { Entity, Enum, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { REACTIONS, type Reaction } from '../reactions.rules';

/** A member's reaction to a message; at most one each. */
@Entity({ tableName: 'chat_reaction' })
export class ChatReaction {
  [PrimaryKeyProp]?: ['messageId', 'memberId'];

  @ManyToOne({ entity: 'ChatMessage', mapToPk: true, fieldName: 'message_id', primary: true })
  messageId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Enum({ items: [...REACTIONS] })
  reaction!: Reaction;

  @Property({ type: 'datetime' })
  reactedAt!: Date;
}
