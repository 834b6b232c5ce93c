import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox';
import { announced } from '../notifications.signals';
import { type Fact, hears, News } from './news';
import { Recipients } from './recipients';

const ANNOUNCEMENTS = '/news';

@Injectable()
export class AnnouncementNews extends News {
  constructor(
    private readonly recipients: Recipients,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override readonly heard = new Map([hears(announced, (announcement) => this.toAll(announcement))]);

  /** To all members, some at a time: each stretch promises the next one in its own transaction. */
  private async toAll({ announcementId, after = 0 }: { announcementId: number; after?: number }): Promise<Fact[]> {
    const { memberIds, next } = await this.recipients.membersAfter(after);
    if (next !== undefined) await this.outbox.tell(announced, { announcementId, after: next });
    const about = `announcement ${announcementId}`;
    return [{ kind: 'announcement', recipients: memberIds, actorId: null, link: ANNOUNCEMENTS, about }];
  }
}
