import { Controller, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, AdminOnly, CurrentMember } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { BreachSheetsService } from './breach-sheets.service';
import { BreachSheetsView, breachSheetsView } from './breach-sheets.wire';

/** Who has seen a post by which a patient may have been recognised. */
@Controller('admin/posts/:id/breachSheet')
@AdminOnly()
export class BreachSheetsController {
  constructor(private readonly sheets: BreachSheetsService) {}

  /** Whether a sheet may be made, and when one was made last. */
  @Get()
  @Reply('Done.', 'result', BreachSheetsView)
  async get(@Param('id', IdPipe) id: number): Promise<BreachSheetsView> {
    return breachSheetsView(await this.sheets.of(id));
  }

  /** A PDF with the names of all members who have opened it. */
  @Post()
  async make(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res() response: Response,
  ): Promise<void> {
    const pdf = await this.sheets.make(actor, id);
    response
      .status(HttpStatus.OK)
      .type('application/pdf')
      .attachment(`who-has-seen-post-${id}.pdf`)
      .set('Cache-Control', 'private, no-store')
      .send(pdf);
  }
}
