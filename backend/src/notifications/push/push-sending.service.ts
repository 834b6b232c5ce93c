import { Injectable } from '@nestjs/common';
import { fullName } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { Log } from '../../platform/logging/log';
import { PushServices } from '../../platform/push/push-services';
import { sentenceOf } from '../notification.kinds';
import { NotificationRepository } from '../notification.repository';
import { linkToPlace, withPlace } from '../pointing';
import { type DuePush, PushRepository } from './push.repository';

/** Older notifications are not pushed; push services do not keep them longer either. */
const FRESH_MS = 24 * 3_600_000;

/** Sends a push to one browser. */
@Injectable()
export class PushSendingService {
  constructor(
    private readonly pushes: PushRepository,
    private readonly notifications: NotificationRepository,
    private readonly services: PushServices,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Job: sends nothing if the notification was read meanwhile, pushes are switched off, or it is a
   * quiet hour; the notification itself stays.
   */
  async send(job: { notificationId: number; subscriptionId: number }): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - FRESH_MS);
    const due = await this.pushes.due(job, { since, now });
    if (!due) return;
    const tag = `n${job.notificationId}`;
    const unread = await this.notifications.countUnread(due.memberId);
    const outcome = await this.services.send(due, {
      payload: { ...wordsOf(due), tag, unread },
      topic: tag,
    });
    if (outcome === 'gone') await this.pushes.forget(job.subscriptionId);
    if (outcome === 'refused')
      this.log.error({ subscriptionId: job.subscriptionId }, 'a push service refused a push');
  }
}

/** Names and events, never what was written, since it appears on lock screens. */
function wordsOf(due: DuePush): {
  title: string;
  body: string;
  link: string;
} {
  const { firstName, lastName } = due;
  const name = firstName === null || lastName === null ? '' : fullName({ firstName, lastName });
  const line = { ...due, others: 0 };
  return {
    title: 'Suture',
    body: withPlace(sentenceOf(due, name), line),
    link: linkToPlace(line),
  };
}
