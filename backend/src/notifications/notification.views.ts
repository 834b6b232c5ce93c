import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { type AuthorRow, authorOf, hasAuthor } from '../profiles/author';
import { sentenceOf } from './notification.kinds';
import type { NotificationRow } from './notification.repository';
import { NotificationView, NotifierView, RequestStandingView } from './notifications.wire';
import { linkToPlace, withPlace } from './pointing';

@Injectable()
export class NotificationViews {
  constructor(private readonly addresses: MediaAddresses) {}

  of(row: NotificationRow, readerId: number): NotificationView {
    const { id, kind, others } = row;
    const actor = hasAuthor(row) ? this.actorOf(row) : null;
    return Object.assign(new NotificationView(), {
      id,
      kind,
      link: linkToPlace(row),
      others,
      text: withPlace(sentenceOf(row, actor?.fullName ?? '', others), row),
      actor,
      sentTo: readerId,
      isRead: Number(row.isRead),
      createdAt: timeOf(row.createdAt),
      title: row.title,
      quote: row.quote && firstWords(row.quote),
      connection: standingOf(row),
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

const SHOWN = 140;

/** Truncates a text at a word boundary. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  return `${line.slice(0, SHOWN).replace(/\s+\S*$/, '')}…`;
}

function standingOf({ connectionId, connectionState: state }: NotificationRow) {
  return connectionId === null || state === null
    ? null
    : Object.assign(new RequestStandingView(), { connectionId, state });
}
