import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { type Actor, CurrentMember } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { OrNull, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import { adviceView } from './advice.views';
import type { Answer } from './follow-up.rules';
import { FollowUpsService } from './follow-ups.service';
import { OutcomeService } from './outcome.service';
import {
  adviceOf,
  FollowUpBody,
  OutcomeView,
  outcomeChangesOf,
  outcomeView,
  ReportOutcomeBody,
  rightOptionOf,
} from './outcome.wire';

/** The outcome of a case. */
@Controller(['clinicalCases/:id', 'posts/:id'])
export class OutcomeController {
  constructor(
    private readonly outcomes: OutcomeService,
    private readonly followUps: FollowUpsService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Get('outcome')
  @Reply('Done.', 'result', new OrNull(OutcomeView))
  async find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<OutcomeView | null> {
    const { outcome, advice, rightOption } = await this.outcomes.ofCase(actor, id);
    const quoted = advice.map((one) => adviceView(one, this.addresses));
    return outcome && outcomeView(outcome, quoted, rightOption);
  }

  @Put('outcome')
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('Outcome saved successfully')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ReportOutcomeBody,
  ): Promise<void> {
    const { version } = body;
    await this.outcomes.report(actor, id, {
      changes: outcomeChangesOf(body),
      advice: adviceOf(body),
      rightOption: rightOptionOf(body),
      version,
    });
  }

  /** Instead of a report: ask again in 14 days, or the patient is lost to follow-up. */
  @Post('followUp')
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
