import { Injectable } from '@nestjs/common';
import { EventRepository } from '../../events/event.repository';
import { eventReminder } from '../../events/events.signals';
import { type Fact, hears, News } from './news';

interface Reminder {
  readonly eventId: number;
  readonly version: number;
  readonly memberId: number;
  readonly minutes: number;
}

@Injectable()
export class EventNews extends News {
  constructor(private readonly events: EventRepository) {
    super();
  }

  override readonly heard = new Map([
    hears(eventReminder, (reminder) => this.ofReminder(reminder)),
  ]);

  /** Not to whoever is not registered any more. The reminders of one event are one line. */
  private async ofReminder({ eventId, version, memberId, minutes }: Reminder): Promise<Fact[]> {
    if (!(await this.events.isRegistered(eventId, memberId))) return [];
    const group = `event ${eventId}`;
    const about = `${group} version ${version} in ${minutes}`;
    return [
      {
        kind: 'event-reminder',
        recipients: [memberId],
        actorId: null,
        link: `/upcoming#event-${eventId}`,
        about,
        group,
      },
    ];
  }
}
