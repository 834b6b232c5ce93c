import { Processor } from '@nestjs/bullmq';
import { lookForNew } from '../../backend/src/search/saved/saved.jobs';
import { SearchAlertsService } from '../../backend/src/search/saved/search-alerts.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(lookForNew.queue, surviveRestarts)
export class SearchProcessor extends HandedJobProcessor {
  constructor(private readonly alerts: SearchAlertsService) {
    super();
  }

  protected readonly handlers = new Map([handles(lookForNew, () => this.alerts.look())]);
}
