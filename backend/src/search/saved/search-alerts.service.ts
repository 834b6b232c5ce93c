import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { CASE_LOOKED_FOR, FORGET_MARKS, MARK_NEW, OPPORTUNITY_LOOKED_FOR } from './new-things.sql';
import { newToSearches } from './saved.signals';
import { SAVED_KINDS, type SavedKind } from './saved-searches.rules';

const DAY_MS = 86_400_000;
/**
 * Items that become visible later than this after posting are not reported. A patient's answer
 * comes much earlier.
 */
const NEW_DAYS = 30;
const KEPT_DAYS = 2 * NEW_DAYS;
/** Anything marked later than this after it was posted was not visible in between. */
const WAITED_MS = 10 * 60_000;
const BATCH = 100;
const AT_ONCE = 500;

export interface LookedFor {
  readonly memberId: number;
  readonly searchId: number;
  readonly authorId: number;
}

/** Finds the members whose saved searches match new cases and opportunities. */
@Injectable()
export class SearchAlertsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Job: idempotent; nothing is reported twice. */
  async look(): Promise<void> {
    const now = this.clock.now();
    for (const kind of SAVED_KINDS) {
      for (let marked = BATCH; marked === BATCH; )
        marked = await this.em.transactional(() => this.markSome(kind, now));
    }
    await FORGET_MARKS.rows(this.em, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS) });
  }

  private async markSome(kind: SavedKind, now: Date): Promise<number> {
    const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
    const marked = await MARK_NEW[kind].rows(this.em, { since, now, limit: BATCH });
    await this.outbox.laterForAll(
      newToSearches,
      marked.map(({ subjectId }) => ({ kind, subjectId })),
    );
    return marked.length;
  }

  /**
   * The next batch of members after `after`. `next` is where the following batch starts; undefined
   * after the last one.
   */
  async lookingFor(
    kind: SavedKind,
    subjectId: number,
    after: number,
  ): Promise<{ found: LookedFor[]; next: number | undefined }> {
    const asked = { subjectId, after, limit: AT_ONCE };
    const now = this.clock.now();
    const waited = new Date(now.getTime() - WAITED_MS);
    const found =
      kind === 'case'
        ? await CASE_LOOKED_FOR.rows(this.em, { ...asked, now, waited })
        : await OPPORTUNITY_LOOKED_FOR.rows(this.em, asked);
    return { found, next: found.length === AT_ONCE ? found.at(-1)?.memberId : undefined };
  }
}
