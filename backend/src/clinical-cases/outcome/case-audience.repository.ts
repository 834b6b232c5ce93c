import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { FOLLOWERS, INTERESTED } from './case-audience.sql';

/** Members who want to hear of a case, still see it and are not blinded by its poll; between whom and its author there is a block, is left to who tells. */
@Injectable()
export class CaseAudienceRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async followersOf(postId: number): Promise<number[]> {
    return idsOf(await FOLLOWERS.rows(this.em, { postId, now: this.clock.now() }));
  }

  /** Who commented on it, saved or follows it. */
  async interestedIn(postId: number): Promise<number[]> {
    return idsOf(await INTERESTED.rows(this.em, { postId, now: this.clock.now() }));
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
