import { Injectable } from '@nestjs/common';
import { Connections } from '../platform/sockets/connections';
import { Live } from '../platform/sockets/live';
import { toWire } from '../wire/write';
import { NotificationRepository, type Told } from './notification.repository';
import { NotificationViews } from './notification.views';

/** The event of the socket door; its payload is a row of getNotificationData. */
const EVENT = 'notification';

/** Shows members who are there at once what they were told. Who is not there reads it later. */
@Injectable()
export class LiveNotifications {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly connections: Connections,
    private readonly live: Live,
    private readonly views: NotificationViews,
  ) {}

  /** After the commit. */
  async show(told: readonly Told[]): Promise<void> {
    const listed = told.filter(({ isListed }) => isListed);
    const online = await this.connections.onlineAmong(listed.map(({ recipientId }) => recipientId));
    for (const { id, recipientId } of listed.filter((one) => online.has(one.recipientId))) {
      const row = await this.notifications.find(recipientId, id);
      if (row) this.live.toMember(recipientId, EVENT, toWire(this.views.of(row, recipientId)));
    }
  }
}
