import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, AdminOnly, CurrentMember } from '../../wire/access';
import { windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { AuditService } from './audit.service';
import { AuditActionsView, AuditLineView, AuditQuery } from './audit.wire';

@Controller('admin/audit')
@AdminOnly()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Reply('Done.', 'result', [AuditLineView])
  async lines(@Query() query: AuditQuery): Promise<Page<AuditLineView>> {
    const page = await this.audit.find(query, windowOf(query));
    return page.map((line) => Object.assign(new AuditLineView(), line));
  }

  @Get('actions')
  @Reply('Done.', undefined, AuditActionsView)
  async actions(): Promise<AuditActionsView> {
    return Object.assign(new AuditActionsView(), { actions: await this.audit.actions() });
  }

  /** CSV: the newest 10,000 entries of the search. */
  @Get('export')
  async export(
    @CurrentMember() actor: Actor,
    @Query() query: AuditQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { name, csv } = await this.audit.export(actor, query);
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/csv; charset=utf-8').attachment(name).send(csv);
  }
}
