import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { timeOf } from '../platform/database/columns';
import { type Actor, AdminOnly, CurrentMember } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { SupportService } from './support.service';
import { ContactMessageView } from './support.wire';

/** Messages, for administrators. */
@Controller('admin')
@AdminOnly()
export class LettersController {
  constructor(private readonly support: SupportService) {}

  @Get('contact-messages')
  @Reply('Done.', 'result', [ContactMessageView])
  async messages(@Query() query: PageQuery): Promise<Page<ContactMessageView>> {
    return (await this.support.messages(windowOf(query))).map((row) =>
      Object.assign(new ContactMessageView(), row, {
        receivedAt: timeOf(row.receivedAt),
        closedAt: timeOf(row.closedAt),
      }),
    );
  }

  @Post('contact-messages/:id/close')
  @Reply('Closed.')
  closeMessage(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    return this.support.closeMessage(actor, id);
  }
}
