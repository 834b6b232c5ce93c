import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { type AuthorRow, authorOf } from '../profiles/author';
import { sentenceOf } from './notification.kinds';
import type { NotificationRow } from './notification.repository';
import { NotificationView, NotifierView } from './notifications.wire';

@Injectable()
export class NotificationViews {
  constructor(private readonly addresses: MediaAddresses) {}

  of(row: NotificationRow, readerId: number): NotificationView {
    const { id, kind, link, others } = row;
    const actor = row.author_id === null ? null : this.actorOf(row);
    return Object.assign(new NotificationView(), {
      ...{ id, kind, link, others },
      text: sentenceOf(row, actor?.fullName ?? '', others),
      actor,
      sentTo: readerId,
      isRead: Number(row.isRead),
      createdAt: timeOf(row.createdAt),
    });
  }

  private actorOf(row: AuthorRow): NotifierView {
    const { memberId, fullName, pictureUrl } = authorOf(row, this.addresses);
    return Object.assign(new NotifierView(), {
      id: memberId,
      fullName,
      pictureUrl: pictureUrl ?? '',
    });
  }
}
