import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import { keysFrom, typedName } from '../profiles/people/typed-name';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { LEAST_TO_SEARCH } from './beyond-surgery.rules';
import { COLLEAGUE, COUNT_NAMED, NAMED } from './colleagues.sql';

const MOST = 20;
/** A name may have several words that begin as typed. */
const ENOUGH = 8 * MOST;

interface NamedColleagues {
  /** The first ones by name. */
  readonly shown: AuthorRow[];
  readonly total: number;
}

/** Looks up members by name, as authors of posts. */
@Injectable()
export class ColleaguesService {
  constructor(private readonly em: EntityManager) {}

  /** Members with a word in their name that begins so. */
  async named(actor: Actor, begin: string): Promise<NamedColleagues> {
    const text = await typedName(this.em, begin, LEAST_TO_SEARCH);
    if (text === undefined) return { shown: [], total: 0 };
    const asked = { ...keysFrom(text), viewerId: actor.memberId };
    const shown = await NAMED.rows(this.em, { ...asked, enough: ENOUGH, most: MOST });
    if (shown.length < MOST) return { shown, total: shown.length };
    const counted = await COUNT_NAMED.first(this.em, asked);
    return { shown, total: counted?.members ?? 0 };
  }

  /**
   * @throws Refusal `not-found` for an unknown member, one who has left, and if either has blocked
   *   the other
   */
  async find({ memberId: viewerId }: Actor, memberId: number): Promise<AuthorRow> {
    const row = await COLLEAGUE.first(this.em, { memberId, viewerId });
    if (!row) throw new Refusal('not-found');
    return row;
  }
}
