import { Processor } from '@nestjs/bullmq';
import { forgetLetters } from '../../backend/src/support/support.jobs';
import { SupportService } from '../../backend/src/support/support.service';
import { HandedJobProcessor, handles, outliving } from './handed-job';

@Processor(forgetLetters.queue, outliving)
export class SupportProcessor extends HandedJobProcessor {
  constructor(private readonly support: SupportService) {
    super();
  }

  protected readonly handlers = new Map([handles(forgetLetters, () => this.support.forget())]);
}
