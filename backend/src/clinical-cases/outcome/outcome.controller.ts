import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { OrNull, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import type { Answer } from './follow-up.rules';
import { FollowUpsService } from './follow-ups.service';
import { FollowUpBody, OutcomeView, ReportOutcomeBody } from './outcome.wire';
import { OutcomeCalls } from './outcome-calls';

/** The outcome of a case, as the existing apps know it: without marks. */
@Controller('clinicalCases/:id/outcome')
export class OutcomeController {
  constructor(private readonly calls: OutcomeCalls) {}

  @Get()
  @Reply('Done.', 'result', new OrNull(OutcomeView))
  find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<OutcomeView | null> {
    return this.calls.find(actor, id);
  }

  @Put()
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('Outcome saved successfully')
  report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ReportOutcomeBody,
  ): Promise<void> {
    return this.calls.report(actor, id, body);
  }
}

@Controller(['clinicalCases/:id/followUp', 'posts/:id/followUp'])
export class FollowUpController {
  constructor(private readonly followUps: FollowUpsService) {}

  /** Instead of a report: ask again in 14 days, or the patient is lost to follow-up. */
  @Post()
  @AuthorsFirst('case')
  @Reply('Thank you. We have noted your answer.')
  async followUp(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: FollowUpBody,
  ): Promise<void> {
    await this.followUps.answer(actor, id, body.answer as Answer);
  }
}
