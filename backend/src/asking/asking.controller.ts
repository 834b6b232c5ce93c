import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import type { Urgency } from './asking.rules';
import { AskingService } from './asking.service';
import { AskBody, AskView, askView, CaseAskedView } from './asking.wire';

/** Lets the author of a case ask colleagues for an answer. */
@Controller('clinicalCases/:id/ask')
export class AskingController {
  constructor(private readonly asking: AskingService) {}

  @Post()
  @OncePerKey()
  @Reply('We are now asking colleagues of the speciality.', 'result', CaseAskedView)
  async ask(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { urgency }: AskBody,
  ): Promise<CaseAskedView> {
    const { asked, dueAt } = await this.asking.ask(actor, id, urgency as Urgency);
    return Object.assign(new CaseAskedView(), { id, asked, dueAt });
  }

  @Get()
  @Reply('Done.', 'result', AskView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<AskView> {
    return askView(await this.asking.ofCase(actor, id));
  }
}
