import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { FOLLOWERS, INTERESTED } from './case-audience.sql';

/**
 * Members to notify about a case, who can still see it and are not blinded by its poll. Blocks
 * between them and the author are not considered here, but left to the caller.
 */
@Injectable()
export class CaseAudienceRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async followersOf(postId: number): Promise<number[]> {
    return idsOf(await FOLLOWERS.rows(this.em, { postId, now: this.clock.now() }));
  }

  /** Members who commented on it, saved it or follow it. */
  async interestedIn(postId: number): Promise<number[]> {
    return idsOf(await INTERESTED.rows(this.em, { postId, now: this.clock.now() }));
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
