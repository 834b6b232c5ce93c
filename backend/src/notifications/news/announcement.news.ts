import { Injectable } from '@nestjs/common';
import { AnnouncementRepository } from '../../learning/announcements/announcement.repository';
import { announced } from '../../learning/learning.signals';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import type { Fact } from '../fact';
import { hears, News } from './news';
import { Recipients } from './recipients';

const ANNOUNCEMENTS = '/news';

interface Stretch {
  readonly announcementId: number;
  readonly version: number;
  readonly after?: number;
}

@Injectable()
export class AnnouncementNews extends News {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly recipients: Recipients,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  override readonly heard = new Map([hears(announced, (announcement) => this.toAll(announcement))]);

  /**
   * Notifies all members in batches: each batch enqueues the next one in its own transaction. Sent
   * only once, however often the announcement is published.
   */
  private async toAll({ announcementId, version, after = 0 }: Stretch): Promise<Fact[]> {
    if (!(await this.announcements.isPublished(announcementId, version, this.clock.now())))
      return [];
    const { memberIds, next } = await this.recipients.membersAfter(after);
    if (next !== undefined)
      await this.outbox.tell(announced, { announcementId, version, after: next });
    const about = `announcement ${announcementId}`;
    return [
      { kind: 'announcement', recipients: memberIds, actorId: null, link: ANNOUNCEMENTS, about },
    ];
  }
}
