import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentifierKind } from '../../identifiers/finding.rules';
import { EDIT_MESSAGE, REACT, REACTORS, UNREACT } from './message-changes.sql';
import type { Reaction } from './reactions.rules';

/** In a very large group those who reacted last are told which reaction is theirs. */
const MOST_REACTORS = 500;

export interface NewWords {
  readonly text: string;
  /** Of identifiers that were confirmed; they are added to those of before. */
  readonly kinds: readonly IdentifierKind[];
}

/** What happens to a message after it was sent. */
@Injectable()
export class MessageChangesRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns false where it is too late, or the message is gone or hidden */
  async edit(
    id: number,
    { text, kinds }: NewWords,
    when: { at: Date; sentAfter: Date },
  ): Promise<boolean> {
    const params = { id, text, kinds: JSON.stringify(kinds), ...when };
    return (await EDIT_MESSAGE.first(this.em, params)) !== undefined;
  }

  /** Instead of the one of before; without one that is taken back. @returns false where the message is gone */
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
