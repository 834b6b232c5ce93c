import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { RowOf } from '../platform/database/statement';
import type { Actor } from '../wire/access';
import { STANDING } from './standing.sql';

export type Standing = RowOf<typeof STANDING>;

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

  async standingOf({ memberId, isAdmin }: Actor): Promise<Standing> {
    const now = this.clock.now();
    const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const standing = await STANDING.first(this.em, {
      ...{ memberId, isAdmin, now },
      weekAgo: inDays(-NEW_DAYS),
      soon: inDays(SOON_DAYS),
    });
    if (!standing) throw new Error('The standing of a member is one row.');
    return standing;
  }
}
