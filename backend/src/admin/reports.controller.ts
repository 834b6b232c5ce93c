import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ModerationService } from '../engagement/moderation/moderation.service';
import { ReportQueue } from '../engagement/moderation/report-queue';
import type { Decision } from '../engagement/moderation-decision.entity';
import { Refusal } from '../refusal';
import { type Actor, CurrentMember, ForRoles } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { MembersService } from './members.service';
import { ReportedObjects } from './reported-object.views';
import { ReportedView, reportedView } from './reports.views';
import { DecisionBody, ReportsQuery } from './reports.wire';
import type { SuspensionLength } from './suspension';

/** Reports by members, and the decisions on them. */
@Controller('admin/reports')
@ForRoles('moderator')
export class ReportsController {
  constructor(
    private readonly em: EntityManager,
    private readonly queue: ReportQueue,
    private readonly moderation: ModerationService,
    private readonly members: MembersService,
    private readonly objects: ReportedObjects,
  ) {}

  @Get()
  @Reply('Done.', 'result', [ReportedView])
  async list(
    @CurrentMember() actor: Actor,
    @Query() query: ReportsQuery,
  ): Promise<Page<ReportedView>> {
    const state = query.state === 'decided' ? 'decided' : 'open';
    const page = await this.queue.list(state, windowOf(query));
    return page.map((one) =>
      reportedView(one, this.objects.viewOf(one.subject, one.thing, actor), actor),
    );
  }

  /** The decision applies to all reports of the same object. */
  @Post(':id')
  @Reply('Decided. Both sides are notified.')
  async decide(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: DecisionBody,
  ): Promise<void> {
    const { action, reason = '', note = '' } = body;
    if (action === 'suspend' && !actor.isAdmin) throw new Refusal('admin-only');
    await this.em.transactional(async () => {
      const { authorId } = await this.moderation.decide(actor, id, {
        action: action as Decision,
        reason,
        note,
      });
      if (action === 'suspend' && authorId !== undefined)
        await this.members.suspend(actor, authorId, {
          reason,
          isAnew: false,
          ...lengthOf(body),
        });
    });
  }
}

/** The default for a decision without a length or an end date. */
const SUSPENSION_DAYS = 7;

function lengthOf({ days, until }: DecisionBody): SuspensionLength {
  return days === undefined && until === undefined ? { days: SUSPENSION_DAYS } : { days, until };
}
