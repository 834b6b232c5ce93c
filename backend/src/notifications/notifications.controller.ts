import { Body, Controller, Get, Post } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { type AuthorRow, authorOf } from '../profiles/author';
import { type Actor, Asking, Reads } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { Reply } from '../wire/reply';
import { sentenceOf } from './notification.kinds';
import type { NotificationRow } from './notification.repository';
import { NotificationsService } from './notifications.service';
import { NotificationsView, NotificationView, NotifierView, ReadBody, UnreadView } from './notifications.wire';

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Post('getNotificationData')
  @Reads()
  @Reply()
  async list(@Asking() actor: Actor, @Body() body: PageQuery): Promise<NotificationsView> {
    const { page, unread } = await this.notifications.list(actor.memberId, windowOf(body));
    return Object.assign(new NotificationsView(), { result: page.items.map((row) => this.view(row)), nextBefore: page.nextBefore, unread });
  }

  @Get('notifications/unread')
  @Reply('Done.', undefined, UnreadView)
  async unread(@Asking() actor: Actor): Promise<UnreadView> {
    return Object.assign(new UnreadView(), { unread: await this.notifications.countUnread(actor.memberId) });
  }

  @Post('notifications/read')
  @Reply('Marked as read.', undefined, UnreadView)
  async read(@Asking() actor: Actor, @Body() body: ReadBody): Promise<UnreadView> {
    const unread = await this.notifications.markRead(actor.memberId, body.all ? 'all' : (body.ids ?? []));
    return Object.assign(new UnreadView(), { unread });
  }

  private actorOf(row: AuthorRow): NotifierView {
    const { memberId, fullName, pictureUrl } = authorOf(row, this.addresses);
    return Object.assign(new NotifierView(), { id: memberId, fullName, pictureUrl: pictureUrl ?? '' });
  }

  private view(row: NotificationRow): NotificationView {
    const { id, kind, link, others } = row;
    const actor = row.author_id === null ? null : this.actorOf(row);
    return Object.assign(new NotificationView(), {
      ...{ id, kind, link, others },
      text: sentenceOf(kind, actor?.fullName ?? '', others),
      actor,
      isRead: Number(row.isRead),
      createdAt: timeOf(row.createdAt),
    });
  }
}
