import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import { keysFrom, typedName } from '../profiles/people/typed-name';
import { MENTIONABLE } from './mentionable.sql';

const MOST = 8;
/** A name may have several words that begin as typed. */
const ENOUGH = 8 * MOST;
/** Too many members have a name that begins with any one letter. */
const LEAST_CHARACTERS = 2;

/** Finds members to mention in a comment. */
@Injectable()
export class MentionableService {
  constructor(private readonly em: EntityManager) {}

  /** Members with a word in their name that begins so, without blocks between them and the viewer. */
  async named(viewerId: number, begin: string): Promise<AuthorRow[]> {
    const text = await typedName(this.em, begin, LEAST_CHARACTERS);
    if (text === undefined) return [];
    return MENTIONABLE.rows(this.em, { ...keysFrom(text), viewerId, most: MOST, enough: ENOUGH });
  }
}
