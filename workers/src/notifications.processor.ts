import { Processor } from '@nestjs/bullmq';
import { LiveNotifications } from '../../backend/src/notifications/live-notifications';
import type { Told } from '../../backend/src/notifications/notification.repository';
import { TellingService } from '../../backend/src/notifications/telling/telling.service';
import { withRequestId } from '../../backend/src/platform/logging/request-context';
import {
  declaredSignals,
  type HandedSignal,
  MANY_SIGNALS,
  SIGNALS,
  signal,
} from '../../backend/src/platform/outbox/job';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { HandedJobProcessor, handles, scopeOf, surviveRestarts } from './handed-job';

@Processor(SIGNALS, { concurrency: 5, ...surviveRestarts })
export class NotificationsProcessor extends HandedJobProcessor {
  constructor(
    private readonly outbox: Outbox,
    private readonly telling: TellingService,
    private readonly live: LiveNotifications,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    ...declaredSignals().map((name) =>
      handles(signal(name), (payload, handed) => this.hear([{ ...payload, ...handed, name }])),
    ),
    handles(MANY_SIGNALS, ({ signals }) => this.hearMany(signals)),
  ]);

  /**
   * In one transaction. If it fails, the signals are processed one by one, so that only the failing
   * one is retried.
   */
  private async hearMany(signals: readonly HandedSignal[]): Promise<void> {
    await this.hear(signals).catch(() => this.hearOneByOne(signals));
  }

  /** @throws the last error; each one is logged under its own request */
  private async hearOneByOne(signals: readonly HandedSignal[]): Promise<void> {
    const failed: unknown[] = [];
    for (const each of signals) {
      await this.hear([each]).catch((error: unknown) => {
        failed.push(error);
        withRequestId(scopeOf(each), () =>
          this.log.error(
            { err: error, job: each.name, outboxId: each.outboxId },
            'a signal could not be heard',
          ),
        );
      });
    }
    if (failed.length > 0) throw failed.at(-1);
  }

  private async hear(signals: readonly HandedSignal[]): Promise<void> {
    const told: Told[] = [];
    const ids = signals.map(({ outboxId }) => outboxId);
    await this.outbox.onceForEach(ids, async (claimed) => {
      const unheard = signals.filter(({ outboxId }) => claimed.has(outboxId));
      told.push(
        ...(await this.telling.hear(
          unheard.map((each) => ({ name: each.name, payload: each, scope: scopeOf(each) })),
        )),
      );
    });
    await this.live.show(told);
  }
}
