import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { Clock } from '../../platform/clock';
import { FORGET_VISITS_OF, NOTE_VISIT, VISITS_OF } from './case-visits.sql';

/** Returning within this time continues the same visit. */
const PAUSE_MS = 30 * 60_000;

/** How far members have read discussions, for marking new comments. Not visible to anyone else. */
@Injectable()
export class CaseVisits extends MemberData {
  override readonly name = 'visits';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super(parts);
  }

  /** @returns the latest comment the member had read before */
  async note(memberId: number, postId: number, latest: number): Promise<number> {
    const visitedAt = this.clock.now();
    const pause = new Date(visitedAt.getTime() - PAUSE_MS);
    const visit = await NOTE_VISIT.first(this.em, { memberId, postId, latest, visitedAt, pause });
    return visit?.readUpTo ?? latest;
  }

  override collect(memberId: number): Promise<object> {
    return VISITS_OF.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await FORGET_VISITS_OF.rows(this.em, { memberId });
  }
}
