import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { tidyOpportunities } from '../../backend/src/opportunities/opportunities.jobs';
import { TidyingService } from '../../backend/src/opportunities/tidying.service';
import { Queues } from '../../backend/src/platform/queues/queues';
import { HandedJobProcessor, handles, outliving } from './handed-job';

const EVERY_MS = 3_600_000;

@Processor(tidyOpportunities.queue, outliving)
export class OpportunitiesProcessor extends HandedJobProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly tidying: TidyingService,
    private readonly queues: Queues,
  ) {
    super();
  }

  protected readonly handlers = new Map([handles(tidyOpportunities, () => this.tidying.tidy())]);

  async onApplicationBootstrap(): Promise<void> {
    const data = { requestId: tidyOpportunities.name };
    await this.queues
      .of(tidyOpportunities.queue)
      .upsertJobScheduler(
        tidyOpportunities.name,
        { every: EVERY_MS },
        { name: tidyOpportunities.name, data },
      );
  }
}
