import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { ReportCategory } from '../engagement/report-categories';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { PageQuery, windowOf } from '../wire/paging';
import { Rated } from '../wire/rate.guard';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { LearningRepository } from './learning.repository';
import { LearningViews } from './learning.views';
import { LearningView, ReportLearningBody } from './learning.wire';
import { LearningReportingService } from './reporting.service';

/** Educational images and videos. */
@Controller()
export class LearningController {
  constructor(
    private readonly learning: LearningRepository,
    private readonly views: LearningViews,
    private readonly reporting: LearningReportingService,
  ) {}

  @Get('lwsfs/images')
  @Reply('Done.', 'posts', [LearningView])
  async images(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<LearningView>> {
    const page = await this.learning.published(actor, 'image', windowOf(query));
    return page.map((row) => this.views.of(row, actor));
  }

  @Get('lwsfs/videos')
  @Reply('Done.', 'posts', [LearningView])
  async videos(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<LearningView>> {
    const page = await this.learning.published(actor, 'video', windowOf(query));
    return page.map((row) => this.views.of(row, actor));
  }

  @Post('learning/:id/report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review it.')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { category = 'other', reason }: ReportLearningBody,
  ): Promise<void> {
    await this.reporting.report(actor, id, { category: category as ReportCategory, reason });
  }
}
