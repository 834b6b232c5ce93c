import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { Verdict } from '../engagement/moderation/appeal.entity';
import { AppealQueue } from '../engagement/moderation/appeal-queue';
import { AppealsService } from '../engagement/moderation/appeals.service';
import { type Actor, CurrentMember, ForRoles } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { AppealView, appealView } from './appeals.views';
import { ReportedObjects } from './reported-object.views';
import { AppealsQuery, VerdictBody } from './reports.wire';

/** Appeals by authors, and the decisions on them. */
@Controller('admin/appeals')
@ForRoles('moderator')
export class AdminAppealsController {
  constructor(
    private readonly queue: AppealQueue,
    private readonly appeals: AppealsService,
    private readonly objects: ReportedObjects,
  ) {}

  @Get()
  @Reply('Done.', 'result', [AppealView])
  async list(
    @CurrentMember() actor: Actor,
    @Query() query: AppealsQuery,
  ): Promise<Page<AppealView>> {
    const state = query.state === 'decided' ? 'decided' : 'open';
    const page = await this.queue.list(actor, state, windowOf(query));
    return page.map((one) => appealView(one, this.objects.viewOf(one.subject, one.thing, actor)));
  }

  @Post(':id')
  @Reply('Decided. The author is notified.')
  async decide(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { decision, reason }: VerdictBody,
  ): Promise<void> {
    await this.appeals.decide(actor, id, { decision: decision as Verdict, reason });
  }
}
