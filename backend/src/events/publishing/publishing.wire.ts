import { hasFewTags, MOST_HTML, plain, TOO_MANY_TAGS } from '../../platform/rich-text/rich-text';
import { isZone } from '../../platform/time-zones.rules';
import { AtLeast, OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { programmeIn, speakersIn } from '../event-lines.rules';
import {
  dayOf,
  instantsOf,
  isDateShaped,
  isDay,
  isTimeShaped,
  ORGANISER_ZONE,
  skippedInWords,
  WHICH,
  zoneName,
} from '../event-time.rules';
import { EVENT_KINDS, EventView } from '../events.wire';

/** A day and a time that can be looked up; undefined while one of them is refused for itself. */
function clockOf(time: unknown, { date = '', zone }: { date?: string; zone?: string }) {
  const day = dayOf(date);
  const isKnown = isDay(day) && isTimeShaped(String(time)) && (!zone || isZone(zone));
  return isKnown ? { day, time: String(time), zone: zone || ORGANISER_ZONE } : undefined;
}

function isShown(value: unknown, whole: object): boolean {
  const clock = clockOf(value, whole);
  return !clock || instantsOf(clock.day, clock.time, clock.zone).length > 0;
}

function skipped(value: unknown, whole: object): string {
  const { day, time, zone } = clockOf(value, whole) ?? { day: '', time: '', zone: '' };
  return skippedInWords(day, time, zone);
}

function isOneInstant(value: unknown, whole: { startWhich?: string; date?: string }): boolean {
  const clock = clockOf(value, whole);
  if (!clock || WHICH.some((which) => which === whole.startWhich)) return true;
  return instantsOf(clock.day, clock.time, clock.zone).length < 2;
}

function twice(value: unknown, whole: object): string {
  const { day, time, zone } = clockOf(value, whole) ?? { day: '', time: '', zone: '' };
  const [first, second] = instantsOf(day, time, zone).map((at) => zoneName(at, zone));
  return `${time} comes twice on ${day} (${zone}): the clocks go back. Please choose the first (${first}) or the second (${second}).`;
}

const hasWords = (description: unknown, { descriptionHtml = '' }: { descriptionHtml?: string }) =>
  plain(descriptionHtml) !== '' || String(description ?? '').trim() !== '';
const isWeb = (value: unknown) => {
  try {
    return ['http:', 'https:'].includes(new URL(String(value)).protocol);
  } catch {
    return false;
  }
};
const isLength = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_MINUTES;
const LONGEST_MINUTES = 7 * 24 * 60;
const TITLE = 3;
const SPEAKERS =
  'Please write each speaker on a line: name | speciality and place | talk | /profile/7.';
const PROGRAMME =
  'Please write each part on a line, in order: 0:25 | title | who, with hours and minutes after the start.';

export class EventBody {
  @Wire({ optional: true })
  @OneOf(EVENT_KINDS, 'Please choose event or meeting.')
  readonly kind?: string;

  @Wire()
  @AtLeast(TITLE, 'Title must be at least 3 characters long')
  readonly title!: string;

  /** Plain text, for clients that do not send `description_html`. */
  @Wire({ lines: true })
  @Rule('words', hasWords, 'Description is required.')
  readonly description!: string;

  /** Sanitised before it is stored; its plain text replaces `description`. */
  @Wire('description_html', { lines: true, max: MOST_HTML, optional: true })
  @Rule('tags', hasFewTags, TOO_MANY_TAGS)
  readonly descriptionHtml?: string;

  @Wire()
  @Required('Location is required.')
  readonly location!: string;

  /** An IANA name: the time zone of `date` and `start_time`; Asia/Kolkata by default. */
  @Wire({ optional: true, max: 64 })
  @Rule('zone', (value) => isZone(String(value)), 'Please enter a time zone.')
  readonly zone?: string;

  /** DD/MM/YYYY; browser forms send YYYY-MM-DD. */
  @Wire()
  @Required('Date is required.')
  @Rule(
    'day',
    (value) => isDateShaped(dayOf(String(value))),
    'Please enter the date as DD/MM/YYYY.',
  )
  @Rule(
    'calendar',
    (value) => isDay(dayOf(String(value))),
    (value) => `There is no ${dayOf(String(value))} in the calendar.`,
  )
  readonly date!: string;

  /** HH:mm. */
  @Wire('start_time')
  @Rule('time', (value) => isTimeShaped(String(value)), 'Please enter the start as HH:mm.')
  @Rule('shown', isShown, skipped)
  @Rule('once', isOneInstant, twice)
  readonly startTime!: string;

  /** Which of the two, if the clocks go back and the start comes twice; else ignored. */
  @Wire('start_which', { optional: true, words: WHICH })
  @OneOf(WHICH, 'Please choose the first or the second.')
  readonly startWhich?: string;

  /** The length in minutes; two hours by default. */
  @Wire({ optional: true })
  @Rule('length', isLength, 'Please enter the length in minutes, a week at most.')
  readonly minutes?: number;

  /** The organiser: a person, a department or a society. */
  @Wire({ optional: true })
  readonly host?: string;

  /** One per line: name | speciality and place | talk | /profile/7; only the name is required. */
  @Wire({ optional: true, lines: true })
  @Rule('speakers', (value) => speakersIn(String(value)) !== undefined, SPEAKERS)
  readonly speakers?: string;

  /** One per line: 0:25 | title | who. */
  @Wire({ optional: true, lines: true })
  @Rule('programme', (value) => programmeIn(String(value)) !== undefined, PROGRAMME)
  readonly programme?: string;

  @Wire('recording_url', { optional: true, max: 2_000 })
  @Rule('web', isWeb, 'Please enter an address that begins with https://.')
  readonly recordingUrl?: string;

  @Wire('event_link', { optional: true, max: 2_000 })
  @Rule('web', isWeb, 'Please enter an address that begins with https://.')
  readonly link?: string;

  /** The edition that the words were begun from; absent, whatever is stored is replaced. */
  @Wire({ optional: true, max: 40 }) readonly edition?: string;
}

export class PublishBody {
  /** When to publish; at once by default. */
  @Wire({ optional: true }) readonly at?: Date;
  /** Makes it a draft again. */
  @Wire('withdraw', { optional: true }) readonly withdraws?: boolean;
}

export class DraftedView {
  @Wire() id!: number;
}

/** The event as members will see it, with the fields for administrators. */
export class ManagedEventView extends EventView {
  /** Null for a draft; in the future for a scheduled event. */
  @Wire('published_at', { as: 'time', nullable: true }) publishedAt!: Date | null;
  @Wire('organiser_link') organiserLink!: string;
  @Wire('organiser_recording') organiserRecording!: string;
  @Wire() version!: number;
  /** Changes with its words and its banner. */
  @Wire() edition!: string;
}
