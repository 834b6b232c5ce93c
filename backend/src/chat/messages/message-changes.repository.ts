import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentifierKind } from '../../identifiers/finding.rules';
import type { Reaction } from '../reactions.rules';
import { EDIT_MESSAGE, REACT, REACTORS, UNREACT } from './message-changes.sql';

/** In very large groups only the latest to react are told which reaction is theirs. */
const MOST_REACTORS = 500;

export interface NewWords {
  readonly text: string;
  /** Kinds of identifiers the sender confirmed, added to those confirmed before. */
  readonly kinds: readonly IdentifierKind[];
}

/** Edits of, and reactions to, sent messages. */
@Injectable()
export class MessageChangesRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns false if it is too late, or the message is deleted or hidden */
  async edit(
    id: number,
    { text, kinds }: NewWords,
    when: { at: Date; sentAfter: Date },
  ): Promise<boolean> {
    const params = { id, text, kinds: JSON.stringify(kinds), ...when };
    return (await EDIT_MESSAGE.first(this.em, params)) !== undefined;
  }

  /**
   * Replaces the member's reaction, or removes it if null.
   * @returns false if the message is deleted
   */
  async react(
    { messageId, memberId }: { messageId: number; memberId: number },
    reaction: Reaction | null,
    at: Date,
  ): Promise<boolean> {
    if (reaction)
      return (await REACT.first(this.em, { messageId, memberId, reaction, at })) !== undefined;
    await UNREACT.rows(this.em, { messageId, memberId });
    return true;
  }

  reactorsOf(messageId: number): Promise<readonly { memberId: number; reaction: Reaction }[]> {
    return REACTORS.rows(this.em, { messageId, most: MOST_REACTORS });
  }
}
