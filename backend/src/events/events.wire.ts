import { isZone } from '../platform/time-zones.rules';
import { PageAsOf } from '../wire/paging';
import { OneOf, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

export const EVENT_KINDS = ['event', 'meeting'] as const;

export class EventsQuery extends PageAsOf {
  /** Both kinds by default. */
  @Wire({ optional: true })
  @OneOf(EVENT_KINDS, 'Please choose event or meeting.')
  readonly kind?: string;
}

const isZoneName = (value: unknown) => typeof value === 'string' && isZone(value);

export class EventRegistrationBody {
  /** An IANA name: the time zone used in reminders. */
  @Wire({ optional: true, max: 64 })
  @Rule('timezone', isZoneName, 'Please enter a time zone.')
  readonly timezone?: string;
}

export class SpeakerView {
  @Wire() name!: string;
  /** For example "Oncosurgery, Vienna". */
  @Wire() about!: string;
  @Wire() talk!: string;
  /** For a speaker who is a member. */
  @Wire('member_id', { as: 'number', nullable: true }) memberId!: number | null;
  /** Only set in eventDetails. */
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('is_verified') isVerified!: number;
}

export class ProgrammeItemView {
  /** Minutes after the start. */
  @Wire() minute!: number;
  @Wire() title!: string;
  @Wire() who!: string;
}

export class EventView {
  @Wire() id!: number;
  @Wire({ words: ['event', 'meeting'] }) kind!: string;
  @Wire() title!: string;
  @Wire() description!: string;
  @Wire('description_html') descriptionHtml!: string;
  @Wire() location!: string;
  @Wire() banner!: string;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  /** DD/MM/YYYY and HH:mm in Asia/Kolkata. */
  @Wire() date!: string;
  @Wire('start_time') startTime!: string;
  @Wire('starts_at') startsAt!: Date;
  @Wire('ends_at') endsAt!: Date;
  /** upcoming, ongoing or past. */
  @Wire({ words: ['upcoming', 'ongoing', 'past'] }) state!: string;
  @Wire('is_registered') isRegistered!: number;
  @Wire('registered_count') registeredCount!: number;
  /**
   * Only for registered members, from 60 minutes before the start until the end; empty otherwise.
   */
  @Wire('event_link') link!: string;
  @Wire() host!: string;
  @Wire({ of: () => SpeakerView }) speakers!: SpeakerView[];
  @Wire({ of: () => ProgrammeItemView }) programme!: ProgrammeItemView[];
  /** After the end; empty if there is none. */
  @Wire('recording_url') recordingUrl!: string;
  /** 1: the member joined during the event, and can get a certificate afterwards. */
  @Wire('has_attended') hasAttended!: number;
}

export class RegisteredEventView {
  @Wire('event_id') eventId!: number;
}

export class EventsView {
  @Wire({ of: () => EventView }) events!: EventView[];
  @Wire('registeredEvents', { of: () => RegisteredEventView }) registered!: RegisteredEventView[];
}

export class JoinedView {
  @Wire() message!: string;
}
