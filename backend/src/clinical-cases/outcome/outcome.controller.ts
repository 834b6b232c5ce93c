import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { OrNull, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { OutcomeService } from './outcome.service';
import {
  adviceOf,
  OutcomeView,
  outcomeChangesOf,
  outcomeView,
  ReportOutcomeBody,
} from './outcome.wire';

/** What became of the patient of a case. */
@Controller('clinicalCases/:id/outcome')
export class OutcomeController {
  constructor(private readonly outcomes: OutcomeService) {}

  @Get()
  @Reply('Done.', 'result', new OrNull(OutcomeView))
  async find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<OutcomeView | null> {
    const { outcome, advice } = await this.outcomes.ofCase(actor, id);
    return outcome && outcomeView(outcome, advice);
  }

  @Put()
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
      version,
    });
  }
}
