import { Processor } from '@nestjs/bullmq';
import { TidyingService } from '../../backend/src/opportunities/applications/tidying.service';
import { tidyOpportunities } from '../../backend/src/opportunities/opportunities.jobs';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(tidyOpportunities.queue, surviveRestarts)
export class OpportunitiesProcessor extends HandedJobProcessor {
  constructor(private readonly tidying: TidyingService) {
    super();
  }

  protected readonly handlers = new Map([handles(tidyOpportunities, () => this.tidying.tidy())]);
}
