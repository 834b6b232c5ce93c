import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseFollowUp } from './case-follow-up.entity';
import { LOCK_FOLLOW_UP, PENDING, type Pending, ZONE_OF_AUTHOR } from './case-follow-up.sql';
import { type FollowUp, nextStep } from './follow-up.rules';

const FIRST: Pending = { postId: 0, dueOn: '0001-01-01' };
const AT_ONCE = 500;

/** Which cases wait for their outcome. */
@Injectable()
export class CaseFollowUpRepository {
  constructor(private readonly em: EntityManager) {}

  /** A stretch of the cases that may be due by a day in any zone; begin without `after`. */
  pending(until: string, after: Pending = FIRST): Promise<Pending[]> {
    const { dueOn: afterDay, postId: afterPost } = after;
    return PENDING.rows(this.em, { until, afterDay, afterPost, most: AT_ONCE });
  }

  /** Waits for nobody: what another process has in hand is left to it. */
  lock(postId: number): Promise<FollowUp | undefined> {
    return LOCK_FOLLOW_UP.first(this.em, { postId });
  }

  /** The zone in which its author lives; undefined for a case that nobody waits for any more. */
  zoneOf(postId: number): Promise<{ zone: string | null } | undefined> {
    return ZONE_OF_AUTHOR.first(this.em, { postId });
  }

  async keep(postId: number, followUp: FollowUp): Promise<void> {
    const dueOn = nextStep(followUp).on;
    await this.em.upsert(CaseFollowUp, { postId, ...followUp, dueOn });
  }

  async remove(postId: number): Promise<void> {
    await this.em.nativeDelete(CaseFollowUp, { postId });
  }
}
