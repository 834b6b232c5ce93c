import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountAccessService } from '../../auth/roles/account-access.service';
import type { RowOf } from '../../platform/database/statement';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { Subject } from '../subjects';
import { mayRuleOn } from './moderation.policy';
import { DECIDED_APPEALS, OPEN_APPEALS, WAITING_APPEALS } from './moderation.sql';
import { type QueueState, startOf } from './report-queue';
import { ReportedThings, type Thing } from './reported-things';

type Row = RowOf<typeof OPEN_APPEALS>;

/** An appeal with its background. */
export interface Appealed {
  readonly row: Row;
  readonly subject: Subject;
  /** Undefined if it is gone. */
  readonly thing: Thing | undefined;
  /** Whether the viewer may decide about it. */
  readonly mayDecide: boolean;
}

/** Appeals for moderators: open ones oldest first, decided ones newest first. */
@Injectable()
export class AppealQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccountAccessService,
    private readonly things: ReportedThings,
  ) {}

  async list(
    moderator: Pick<Actor, 'memberId' | 'isAdmin'>,
    state: QueueState,
    { before, limit }: Window,
  ): Promise<Page<Appealed>> {
    const statement = state === 'open' ? OPEN_APPEALS : DECIDED_APPEALS;
    const params = { from: startOf(state, before), most: limit + 1 };
    const page = Page.of(await statement.rows(this.em, params), limit);
    const isOnly = await this.access.onlyDecider(moderator.memberId);
    const thingOf = await this.things.describe(page.items.map(subjectOf));
    return page.map((row) => ({
      row,
      subject: subjectOf(row),
      thing: thingOf(subjectOf(row)),
      mayDecide:
        row.decidedAt === null && mayRuleOn({ ...moderator, isOnly: isOnly(row.authorId) }, row),
    }));
  }

  async waiting(): Promise<number> {
    return (await WAITING_APPEALS.first(this.em, {}))?.count ?? 0;
  }
}

const subjectOf = ({ kind, subjectId }: Row): Subject => ({ kind, id: subjectId });
