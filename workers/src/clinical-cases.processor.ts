import { Processor } from '@nestjs/bullmq';
import {
  forgetOpenings,
  remindOfOutcomes,
} from '../../backend/src/clinical-cases/clinical-cases.jobs';
import { OpeningsService } from '../../backend/src/clinical-cases/openings/openings.service';
import { FollowUpsService } from '../../backend/src/clinical-cases/outcome/follow-ups.service';
import { showCommentsAgain } from '../../backend/src/engagement/engagement.jobs';
import { ReportedComments } from '../../backend/src/engagement/moderation/reported-comments';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(remindOfOutcomes.queue, surviveRestarts)
export class ClinicalCasesProcessor extends HandedJobProcessor {
  constructor(
    private readonly followUps: FollowUpsService,
    private readonly comments: ReportedComments,
    private readonly openings: OpeningsService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(remindOfOutcomes, () => this.followUps.remindAll()),
    handles(forgetOpenings, () => this.openings.forgetOld()),
    handles(showCommentsAgain, () => this.comments.showDue()),
  ]);
}
