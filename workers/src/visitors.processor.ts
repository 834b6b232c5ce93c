import { Processor } from '@nestjs/bullmq';
import { forgetVisitors } from '../../backend/src/visitors/visitors.jobs';
import { VisitorsService } from '../../backend/src/visitors/visitors.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(forgetVisitors.queue, surviveRestarts)
export class VisitorsProcessor extends HandedJobProcessor {
  constructor(private readonly visitors: VisitorsService) {
    super();
  }

  protected readonly handlers = new Map([handles(forgetVisitors, () => this.visitors.forget())]);
}
