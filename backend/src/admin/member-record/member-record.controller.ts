import { Controller, Get, Param, Query } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { AdminOnly } from '../../wire/access';
import { windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { MemberRecordService, type PostKind } from './member-record.service';
import {
  DecidedReportView,
  MemberPostsQuery,
  MemberPostView,
  MemberReportsView,
  OpenReportView,
  OwnReportView,
} from './member-record.wire';

@Controller('admin/members/:id')
@AdminOnly()
export class MemberRecordController {
  constructor(private readonly records: MemberRecordService) {}

  @Get('posts')
  @Reply('Done.', 'result', [MemberPostView])
  async posts(
    @Param('id', IdPipe) id: number,
    @Query() query: MemberPostsQuery,
  ): Promise<Page<MemberPostView>> {
    const kind = (query.kind ?? 'clinical-post') as PostKind;
    const page = await this.records.posts(id, kind, windowOf(query));
    return page.map((post) =>
      Object.assign(new MemberPostView(), post, { createdAt: timeOf(post.createdAt) }),
    );
  }

  @Get('reports')
  @Reply('Done.', 'result', MemberReportsView)
  async reports(@Param('id', IdPipe) id: number): Promise<MemberReportsView> {
    const { open, decided, own, ...counts } = await this.records.reports(id);
    return Object.assign(new MemberReportsView(), counts, {
      open: open.map((row) =>
        Object.assign(new OpenReportView(), row, { since: timeOf(row.since) }),
      ),
      decided: decided.map((row) => Object.assign(new DecidedReportView(), row)),
      own: own.map((row) => Object.assign(new OwnReportView(), row)),
    });
  }
}
