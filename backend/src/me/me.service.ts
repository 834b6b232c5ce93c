import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { RowOf } from '../platform/database/statement';
import type { Actor } from '../wire/access';
import { MEMBER_SUMMARY } from './member-summary.sql';

export type MemberSummary = RowOf<typeof MEMBER_SUMMARY>;

const DAY_MS = 24 * 3_600_000;
const NEW_DAYS = 7;
const SOON_DAYS = 2;

/** The content of the member's own page and beside the feed. */
@Injectable()
export class MeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async summaryOf({ memberId, isAdmin }: Actor): Promise<MemberSummary> {
    const now = this.clock.now();
    const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const summary = await MEMBER_SUMMARY.first(this.em, {
      memberId,
      isAdmin,
      now,
      weekAgo: inDays(-NEW_DAYS),
      soon: inDays(SOON_DAYS),
    });
    if (!summary) throw new Error('The summary of a member is one row.');
    return summary;
  }
}
