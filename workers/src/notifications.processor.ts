import { Processor } from '@nestjs/bullmq';
import { TellingService } from '../../backend/src/notifications/telling.service';
import { declaredSignals, SIGNALS, signal } from '../../backend/src/platform/outbox/job';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, outliving } from './handed-job';

@Processor(SIGNALS, { concurrency: 5, ...outliving })
export class NotificationsProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly telling: TellingService,
  ) {
    super();
  }

  protected readonly handlers = new Map(
    declaredSignals().map((name) =>
      handles(signal(name), (payload, { outboxId }) => this.outbox.once(outboxId, () => this.telling.hear(name, payload))),
    ),
  );
}
