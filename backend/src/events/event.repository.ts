import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import type { Stretch } from '../wire/paging';
import { Event } from './event.entity';
import {
  ANY_EVENT,
  ANY_EVENTS,
  type EventRow,
  ONGOING_EVENTS,
  ONGOING_OF_KIND,
  PAST_EVENTS,
  PAST_OF_KIND,
  PUBLISHED_EVENT,
  REGISTERED_FOR,
  REGISTERED_MEMBERS,
  REGISTRATION,
  type Registration,
  SPEAKERS,
  UPCOMING_EVENTS,
  UPCOMING_OF_KIND,
} from './event.sql';
import {
  CHANGE_EVENT,
  LOCK_EVENT,
  PUBLISH_EVENT,
  REGISTER,
  SET_BANNER,
  UNREGISTER,
} from './event-changes.sql';
import type { ProgrammeItem, Speaker } from './event-lines.rules';

export { type EventRow, PUBLISHED, type Registration } from './event.sql';

export type EventKind = EventRow['kind'];

export interface EventContent {
  readonly kind: EventKind;
  readonly title: string;
  readonly description: string;
  /** Null or undefined for plain words. */
  readonly descriptionHtml?: string | null;
  readonly location: string;
  readonly link: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly host: string;
  readonly speakers: readonly Speaker[];
  readonly programme: readonly ProgrammeItem[];
  readonly recordingUrl: string | null;
}

/** The lists of published events: of both kinds, or of one. */
const LISTS = {
  past: { ofBoth: PAST_EVENTS, ofKind: PAST_OF_KIND },
  upcoming: { ofBoth: UPCOMING_EVENTS, ofKind: UPCOMING_OF_KIND },
  ongoing: { ofBoth: ONGOING_EVENTS, ofKind: ONGOING_OF_KIND },
} as const;

export type EventList = keyof typeof LISTS;

/** Registered for nothing. */
const NOBODY = 0;

const sliceOf = ({ limit, offset, last }: Stretch) => ({
  most: limit,
  from: last ? 0 : offset,
});

@Injectable()
export class EventRepository {
  constructor(private readonly em: EntityManager) {}

  page(
    readerId: number,
    list: EventList,
    { now, kind, stretch }: { now: Date; kind: EventKind | undefined; stretch: Stretch },
  ): Promise<EventRow[]> {
    const { ofBoth, ofKind } = LISTS[list];
    const wanted = { readerId, now, last: stretch.last, ...sliceOf(stretch) };
    return kind === undefined
      ? ofBoth.rows(this.em, wanted)
      : ofKind.rows(this.em, { ...wanted, kind });
  }

  /** Those written by `now`, drafts and scheduled ones too; the latest start first. */
  all(now: Date, stretch: Stretch): Promise<EventRow[]> {
    const wanted = { readerId: NOBODY, now, last: stretch.last };
    return ANY_EVENTS.rows(this.em, { ...wanted, ...sliceOf(stretch) });
  }

  findPublished(readerId: number, id: number, now: Date): Promise<EventRow | undefined> {
    return PUBLISHED_EVENT.first(this.em, { readerId, id, now });
  }

  find(id: number): Promise<EventRow | undefined> {
    return ANY_EVENT.first(this.em, { readerId: NOBODY, id });
  }

  /** Holds it still to the end of the transaction. */
  async lock(id: number): Promise<void> {
    await LOCK_EVENT.rows(this.em, { id });
  }

  /** Of events that are not over yet. */
  async registeredOf(memberId: number, now: Date): Promise<number[]> {
    return idsOf(await REGISTERED_FOR.rows(this.em, { memberId, now }));
  }

  async register(
    eventId: number,
    memberId: number,
    { zone = null, now }: { zone: string | null | undefined; now: Date },
  ): Promise<void> {
    await REGISTER.rows(this.em, { eventId, memberId, createdAt: now, timeZone: zone });
  }

  async unregister(eventId: number, memberId: number): Promise<void> {
    await UNREGISTER.rows(this.em, { eventId, memberId });
  }

  /** What somebody registered for; undefined for everybody else. */
  registration(eventId: number, memberId: number): Promise<Registration | undefined> {
    return REGISTRATION.first(this.em, { eventId, memberId });
  }

  /** Members as lists show them, without those who left. */
  async members(ids: readonly number[]): Promise<Map<number, AuthorRow>> {
    if (ids.length === 0) return new Map();
    const rows = await SPEAKERS.rows(this.em, { ids });
    return new Map(rows.map((row) => [row.author_id, row]));
  }

  /** Of those who are still members. */
  async registered(eventId: number): Promise<number[]> {
    return idsOf(await REGISTERED_MEMBERS.rows(this.em, { id: eventId }));
  }

  add(content: EventContent, now: Date): Promise<number> {
    const { speakers, programme } = content;
    return this.em.insert(Event, {
      ...wordsOf(content),
      speakers,
      programme,
      createdAt: now,
      registrationCount: 0,
      version: 1,
    });
  }

  async change(id: number, content: EventContent): Promise<void> {
    await CHANGE_EVENT.rows(this.em, {
      ...wordsOf(content),
      id,
      speakers: JSON.stringify(content.speakers),
      programme: JSON.stringify(content.programme),
    });
  }

  async publish(id: number, at: Date | null): Promise<void> {
    await PUBLISH_EVENT.rows(this.em, { id, publishedAt: at });
  }

  /** @returns the banner that it had */
  async setBanner(id: number, assetId: number): Promise<number | null> {
    const banner = await SET_BANNER.first(this.em, { id, bannerAssetId: assetId });
    return banner?.before ?? null;
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Without whatever else the caller's object may hold. */
function wordsOf(content: EventContent) {
  const { kind, title, description, descriptionHtml = null, location } = content;
  const { link, startsAt, endsAt, host, recordingUrl } = content;
  return {
    kind,
    title,
    description,
    descriptionHtml,
    location,
    link,
    startsAt,
    endsAt,
    host,
    recordingUrl,
  };
}
