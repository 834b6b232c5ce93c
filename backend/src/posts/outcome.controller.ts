import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { AuthorsFirst } from '../clinical-cases/authors-first';
import { OutcomeCalls } from '../clinical-cases/outcome/outcome-calls';
import { PinsService } from '../clinical-cases/pins/pins.service';
import { type Actor, CurrentMember } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { OrNull, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { PinnedOutcomeView, ReportPinnedOutcomeBody } from './outcome.wire';
import { pinView, placeIn } from './pins.wire';

/** The outcome of a case, with the places that it points at. */
@Controller('posts/:id/outcome')
export class PinnedOutcomeController {
  constructor(
    private readonly calls: OutcomeCalls,
    private readonly pins: PinsService,
  ) {}

  @Get()
  @Reply('Done.', 'result', new OrNull(PinnedOutcomeView))
  async find(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<PinnedOutcomeView | null> {
    const outcome = await this.calls.find(actor, id);
    if (!outcome) return null;
    const pins = (await this.pins.ofOutcome(actor, id)).map(pinView);
    return Object.assign(new PinnedOutcomeView(), outcome, { pins });
  }

  /** Without `pins` the marks stay as they are. */
  @Put()
  @AuthorsFirst('case')
  @OncePerKey()
  @Reply('Outcome saved successfully')
  report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ReportPinnedOutcomeBody,
  ): Promise<void> {
    const { pins } = body;
    const beside = pins && (() => this.pins.putOnOutcome(id, pins.map(placeIn)));
    return this.calls.report(actor, id, body, beside);
  }
}
