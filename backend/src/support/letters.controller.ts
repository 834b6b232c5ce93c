import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { timeOf } from '../platform/database/columns';
import { type Actor, AdminOnly, CurrentMember } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import type { ContactMessageRow, DeletionRequestRow } from './letter.repository';
import { SupportService } from './support.service';
import { ContactMessageView, DeletionRequestsQuery, DeletionRequestView } from './support.wire';

/** Messages and deletion requests, for administrators. */
@Controller('admin')
@AdminOnly()
export class LettersController {
  constructor(private readonly support: SupportService) {}

  @Get('contact-messages')
  @Reply('Done.', 'result', [ContactMessageView])
  async messages(@Query() query: PageQuery): Promise<Page<ContactMessageView>> {
    return (await this.support.messages(windowOf(query))).map((row) =>
      Object.assign(new ContactMessageView(), row, timesOf(row)),
    );
  }

  @Post('contact-messages/:id/close')
  @Reply('Closed.')
  closeMessage(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    return this.support.closeMessage(actor, id);
  }

  @Get('deletion-requests')
  @Reply('Done.', 'result', [DeletionRequestView])
  async deletionRequests(
    @Query() query: DeletionRequestsQuery,
  ): Promise<Page<DeletionRequestView>> {
    const isUrgent = query.state === 'urgent';
    const page = await this.support.deletionRequests(windowOf(query), { isUrgent });
    return page.map((row) =>
      Object.assign(new DeletionRequestView(), row, timesOf(row), {
        dueAt: timeOf(row.dueAt),
        isUrgent: this.support.isUrgent(row),
      }),
    );
  }

  @Post('deletion-requests/:id/close')
  @Reply('Closed.')
  closeDeletionRequest(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    return this.support.closeDeletionRequest(actor, id);
  }
}

function timesOf({ receivedAt, closedAt }: ContactMessageRow | DeletionRequestRow) {
  return { receivedAt: timeOf(receivedAt), closedAt: timeOf(closedAt) };
}
