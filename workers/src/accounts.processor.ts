import { Processor } from '@nestjs/bullmq';
import { sweepInactive } from '../../backend/src/auth/auth.jobs';
import { InactivityService } from '../../backend/src/auth/inactivity/inactivity.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(sweepInactive.queue, surviveRestarts)
export class AccountsProcessor extends HandedJobProcessor {
  constructor(private readonly inactivity: InactivityService) {
    super();
  }

  protected readonly handlers = new Map([handles(sweepInactive, () => this.inactivity.sweep())]);
}
