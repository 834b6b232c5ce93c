import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { PageQuery, windowOf } from '../wire/paging';
import { Reads } from '../wire/reads';
import { Reply } from '../wire/reply';
import { NotificationViews } from './notification.views';
import { NotificationsService } from './notifications.service';
import { NotificationsView, ReadBody, UnreadQuery, UnreadView } from './notifications.wire';

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly views: NotificationViews,
  ) {}

  @Reads('getNotificationData')
  @Reply('Done.', undefined, NotificationsView)
  async list(@CurrentMember() actor: Actor, @Body() body: PageQuery): Promise<NotificationsView> {
    const { page, unread } = await this.notifications.list(actor.memberId, windowOf(body));
    return Object.assign(new NotificationsView(), {
      result: page.items.map((row) => this.views.of(row, actor.memberId)),
      nextBefore: page.nextBefore,
      unread,
    });
  }

  @Get('notifications/unread')
  @Reply('Done.', undefined, UnreadView)
  async unread(
    @CurrentMember() actor: Actor,
    @Query() { place }: UnreadQuery,
  ): Promise<UnreadView> {
    const bells =
      place === undefined
        ? await this.notifications.countBells(actor.memberId)
        : await this.notifications.see(actor, place);
    return Object.assign(new UnreadView(), bells);
  }

  @Post('notifications/read')
  @WhileRestricted()
  @Reply('Marked as read.', undefined, UnreadView)
  async read(@CurrentMember() actor: Actor, @Body() body: ReadBody): Promise<UnreadView> {
    const unread = await this.notifications.markRead(
      actor.memberId,
      body.all ? 'all' : (body.ids ?? []),
    );
    return Object.assign(new UnreadView(), { unread });
  }
}
