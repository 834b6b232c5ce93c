import { Processor } from '@nestjs/bullmq';
import { forgetLetters } from '../../backend/src/support/support.jobs';
import { SupportService } from '../../backend/src/support/support.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(forgetLetters.queue, surviveRestarts)
export class SupportProcessor extends HandedJobProcessor {
  constructor(private readonly support: SupportService) {
    super();
  }

  protected readonly handlers = new Map([handles(forgetLetters, () => this.support.forget())]);
}
