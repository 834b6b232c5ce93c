import { Processor } from '@nestjs/bullmq';
import { sendWorkMail, tellOfWork } from '../../backend/src/admin/waiting/work-mails.jobs';
import { WorkMails } from '../../backend/src/admin/waiting/work-mails.service';
import { gatherDigests, sendDigest } from '../../backend/src/notifications/digests/digests.jobs';
import { DigestsService } from '../../backend/src/notifications/digests/digests.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, mailId, surviveRestarts } from './handed-job';

@Processor(sendDigest.queue, { concurrency: 2, ...surviveRestarts })
export class DigestsProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly digests: DigestsService,
    private readonly work: WorkMails,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(gatherDigests, () => this.digests.gather()),
    handles(tellOfWork, () => this.work.tell()),
    handles(sendWorkMail, ({ memberId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.work.send(memberId, mailId(handed))),
    ),
    handles(sendDigest, ({ memberId }, handed) =>
      this.outbox.once(handed.outboxId, () => this.digests.send(memberId, mailId(handed))),
    ),
  ]);
}
