import { Injectable } from '@nestjs/common';
import { eventReminder } from '../../events/events.signals';
import { hears, News } from './news';

@Injectable()
export class EventNews extends News {
  override readonly heard = new Map([
    hears(eventReminder, async ({ eventId, memberId, minutes }) => [
      {
        kind: 'event-reminder',
        recipients: [memberId],
        actorId: null,
        link: `/upcoming#event-${eventId}`,
        about: `event ${eventId} in ${minutes}`,
        group: `event ${eventId}`,
      },
    ]),
  ]);
}
