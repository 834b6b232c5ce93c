import { Processor } from '@nestjs/bullmq';
import { LiveNotifications } from '../../backend/src/notifications/live-notifications';
import type { Told } from '../../backend/src/notifications/notification.repository';
import { TellingService } from '../../backend/src/notifications/telling.service';
import { declaredSignals, SIGNALS, signal } from '../../backend/src/platform/outbox/job';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, outliving } from './handed-job';

@Processor(SIGNALS, { concurrency: 5, ...outliving })
export class NotificationsProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly telling: TellingService,
    private readonly live: LiveNotifications,
  ) {
    super();
  }

  protected readonly handlers = new Map(
    declaredSignals().map((name) => handles(signal(name), (payload, { outboxId }) => this.hear(name, payload, outboxId))),
  );

  private async hear(name: string, payload: object, outboxId: number): Promise<void> {
    let told: Told[] = [];
    await this.outbox.once(outboxId, async () => {
      told = await this.telling.hear(name, payload);
    });
    await this.live.show(told);
  }
}
