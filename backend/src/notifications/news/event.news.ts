import { Injectable } from '@nestjs/common';
import { EventRepository, type Registration } from '../../events/event.repository';
import { ORGANISER_ZONE, shownIn, zoneName } from '../../events/event-time.rules';
import { eventReminder } from '../../events/events.signals';
import { timeOf } from '../../platform/database/columns';
import { isolated } from '../../platform/members-words.rules';
import type { Fact } from '../fact';
import { hears, News } from './news';

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

  /** Not sent to members who have unregistered. All reminders of an event are one line. */
  private async ofReminder({ eventId, version, memberId, minutes }: Reminder): Promise<Fact[]> {
    const registration = await this.events.registration(eventId, memberId);
    if (!registration) return [];
    const group = `event ${eventId}`;
    const about = `${group} version ${version} in ${minutes}`;
    return [
      {
        kind: 'event-reminder',
        recipients: [memberId],
        actorId: null,
        link: `/events/${eventId}`,
        about,
        group,
        words: reminding(registration, minutes),
      },
    ];
  }
}

const DAY_OF_MINUTES = 1_440;

/** The start in the member's time zone or, if that is unknown, in the organiser's. */
function reminding({ title, startsAt, zone }: Registration, minutes: number): string {
  const start = timeOf(startsAt);
  const [date, ...time] = shownIn(start, zone ?? ORGANISER_ZONE).split(' ');
  const at = `${time.join(' ')} ${zoneName(start, zone ?? ORGANISER_ZONE)}`;
  return minutes >= DAY_OF_MINUTES
    ? `“${isolated(title)}” is on ${date} at ${at}.`
    : `“${isolated(title)}” starts in ${minutes} minutes, at ${at}.`;
}
