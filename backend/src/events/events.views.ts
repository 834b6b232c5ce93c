import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { asHtml, harmless } from '../platform/rich-text/rich-text';
import { type AuthorRow, authorOf } from '../profiles/author';
import type { EventRow } from './event.repository';
import type { Speaker } from './event-lines.rules';
import { isJoinable, stateOf, writtenIn } from './event-time.rules';
import { EventView, ProgrammeItemView, SpeakerView } from './events.wire';

@Injectable()
export class EventViews {
  constructor(
    private readonly addresses: MediaAddresses,
    private readonly clock: Clock,
  ) {}

  of(row: EventRow, members?: ReadonlyMap<number, AuthorRow>): EventView {
    return this.fill(new EventView(), row, members);
  }

  /** Also used by views with more fields. */
  fill<View extends EventView>(
    view: View,
    row: EventRow,
    members?: ReadonlyMap<number, AuthorRow>,
  ): View {
    const { id, kind, title, description, location, registrationCount } = row;
    const span = { startsAt: timeOf(row.startsAt), endsAt: timeOf(row.endsAt) };
    const now = this.clock.now();
    const { date, time } = writtenIn(span.startsAt);
    const url = this.addresses.at(row.bannerKey);
    return Object.assign(view, {
      id,
      kind,
      title,
      description,
      location,
      startsAt: span.startsAt,
      endsAt: span.endsAt,
      date,
      url,
      descriptionHtml: harmless(row.descriptionHtml ?? asHtml(description)),
      startTime: time,
      banner: url ?? 'nofile',
      thumbnailUrl: this.addresses.at(row.bannerMediumKey) ?? url,
      state: stateOf(span, now),
      isRegistered: row.isRegistered ? 1 : 0,
      registeredCount: registrationCount,
      link: row.isRegistered && isJoinable(span, now) ? (row.link ?? '') : '',
      host: row.host,
      speakers: row.speakers.map((speaker) => this.speaker(speaker, members)),
      programme: row.programme.map((item) => Object.assign(new ProgrammeItemView(), item)),
      recordingUrl: stateOf(span, now) === 'past' ? (row.recordingUrl ?? '') : '',
      hasAttended: Number(row.attendedAt !== null),
    });
  }

  private speaker(speaker: Speaker, members?: ReadonlyMap<number, AuthorRow>): SpeakerView {
    const row = speaker.memberId === null ? undefined : members?.get(speaker.memberId);
    const member = row && authorOf(row, this.addresses);
    return Object.assign(new SpeakerView(), speaker, {
      pictureUrl: member?.pictureUrl ?? '',
      isVerified: Number(Boolean(member?.verifiedIn)),
    });
  }
}
