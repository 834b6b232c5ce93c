import { Processor } from '@nestjs/bullmq';
import { sendPush } from '../../backend/src/notifications/push/push.jobs';
import { PushSendingService } from '../../backend/src/notifications/push/push-sending.service';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(sendPush.queue, { concurrency: 5, ...surviveRestarts })
export class PushProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly pushes: PushSendingService,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(sendPush, (push, { outboxId }) =>
      this.outbox.once(outboxId, () => this.pushes.send(push)),
    ),
  ]);
}
