import { Controller, Get } from '@nestjs/common';
import { type Actor, CurrentMember, Onboarding } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { MeasuresService } from './measures.service';
import { MeasureView } from './measures.wire';

@Controller('account/measures')
@Onboarding()
export class MeasuresController {
  constructor(private readonly measures: MeasuresService) {}

  /** The measures in force against the caller, newest first. */
  @Get()
  @Reply('Done.', 'result', [MeasureView])
  async mine(@CurrentMember() actor: Actor): Promise<MeasureView[]> {
    const measures = await this.measures.inForceFor(actor.memberId);
    return measures.map(({ id, kind, reason, takenAt, until }) =>
      Object.assign(new MeasureView(), { id, kind, reason, takenAt, until }),
    );
  }
}
