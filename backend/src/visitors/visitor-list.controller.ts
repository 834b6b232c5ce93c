import { Controller, Get, Query } from '@nestjs/common';
import { type Actor, AdminOnly, CurrentMember } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { VisitorsService } from './visitors.service';
import { VisitorView } from './visitors.wire';

/** Visitors who gave their name to read cases, for administrators. */
@Controller('admin/visitors')
@AdminOnly()
export class VisitorListController {
  constructor(private readonly visitors: VisitorsService) {}

  @Get()
  @Reply('Done.', 'result', [VisitorView])
  async list(@CurrentMember() actor: Actor, @Query() query: PageQuery): Promise<Page<VisitorView>> {
    return (await this.visitors.list(actor, windowOf(query))).map((visitor) =>
      Object.assign(new VisitorView(), visitor),
    );
  }
}
