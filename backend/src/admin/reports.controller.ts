import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ModerationService } from '../engagement/moderation/moderation.service';
import { type Decision, ReportQueue } from '../engagement/moderation/report-queue';
import { Refusal } from '../refusal';
import { type Actor, CurrentMember, ForRoles } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { ReportedView, reportedView } from './admin.views';
import { DecisionBody, ReportsQuery } from './admin.wire';
import { MembersService } from './members.service';

const SUSPENSION_DAYS = 7;

/** What members reported, and what is done about it. */
@Controller('admin/reports')
@ForRoles('moderator')
export class ReportsController {
  constructor(
    private readonly em: EntityManager,
    private readonly queue: ReportQueue,
    private readonly moderation: ModerationService,
    private readonly members: MembersService,
  ) {}

  @Get()
  @Reply('Done.', 'result', [ReportedView])
  async list(@Query() query: ReportsQuery): Promise<Page<ReportedView>> {
    const page = await this.queue.list(
      query.state === 'decided' ? 'decided' : 'open',
      windowOf(query),
    );
    return page.map(reportedView);
  }

  /** The decision counts for everything that was reported of the same thing. */
  @Post(':id')
  @Reply('Decided. Both sides are told.')
  async decide(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: DecisionBody,
  ): Promise<void> {
    const { action, note = '', days = SUSPENSION_DAYS } = body;
    if (action === 'suspend' && !actor.isAdmin) throw new Refusal('admin-only');
    await this.em.transactional(async () => {
      const { authorId } = await this.moderation.decide(actor.memberId, id, {
        action: action as Decision,
        note,
      });
      if (action === 'suspend' && authorId !== undefined)
        await this.members.suspend(actor, authorId, days);
    });
  }
}
