import { Injectable } from '@nestjs/common';
import { Connections } from '../platform/sockets/connections';
import { Live } from '../platform/sockets/live';
import { toWire } from '../wire/write';
import { NotificationRepository, type Told } from './notification.repository';
import { NotificationViews } from './notification.views';

/** The name of the socket event; its payload is a row of getNotificationData. */
const EVENT = 'notification';

/** Sends new notifications to members who are online. The others read them later. */
@Injectable()
export class LiveNotifications {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly connections: Connections,
    private readonly live: Live,
    private readonly views: NotificationViews,
  ) {}

  /** Call this after the commit. */
  async show(told: readonly Told[]): Promise<void> {
    const listed = told.filter(({ isListed }) => isListed);
    const online = await this.connections.onlineAmong(listed.map(({ recipientId }) => recipientId));
    for (const { id, recipientId } of listed.filter((one) => online.has(one.recipientId))) {
      const row = await this.notifications.find(recipientId, id);
      if (row) this.live.toMember(recipientId, EVENT, toWire(this.views.of(row, recipientId)));
    }
  }
}
