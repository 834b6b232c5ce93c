import { Processor } from '@nestjs/bullmq';
import { remindOfOutcomes } from '../../backend/src/clinical-cases/clinical-cases.jobs';
import { FollowUpsService } from '../../backend/src/clinical-cases/outcome/follow-ups.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(remindOfOutcomes.queue, surviveRestarts)
export class ClinicalCasesProcessor extends HandedJobProcessor {
  constructor(private readonly followUps: FollowUpsService) {
    super();
  }

  protected readonly handlers = new Map([
    handles(remindOfOutcomes, () => this.followUps.remindAll()),
  ]);
}
