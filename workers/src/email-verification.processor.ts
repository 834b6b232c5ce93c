import { Processor } from '@nestjs/bullmq';
import { sendVerificationEmail } from '../../backend/src/auth/auth.jobs';
import { VerificationService } from '../../backend/src/auth/joining/verification.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(sendVerificationEmail.queue, { concurrency: 5, ...surviveRestarts })
export class EmailVerificationProcessor extends HandedJobProcessor {
  constructor(private readonly verification: VerificationService) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendVerificationEmail, ({ accountId }, { outboxId }) =>
      this.verification.sendVerificationEmail(accountId, outboxId),
    ),
  ]);
}
