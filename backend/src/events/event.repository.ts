import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf, type DbTime } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import type { Stretch } from '../wire/paging';
import type { ProgrammeItem, Speaker } from './event-lines.rules';

export type EventKind = 'event' | 'meeting';

export interface EventRow {
  readonly id: number;
  readonly kind: EventKind;
  readonly title: string;
  readonly description: string;
  /** Null where it was typed as plain words. */
  readonly descriptionHtml: string | null;
  readonly location: string;
  readonly link: string | null;
  readonly bannerKey: string | null;
  readonly bannerMediumKey: string | null;
  readonly startsAt: DbTime;
  readonly endsAt: DbTime;
  readonly publishedAt: DbTime | null;
  readonly registrationCount: number;
  readonly version: number;
  readonly isRegistered: boolean;
  readonly host: string;
  readonly speakers: readonly Speaker[];
  readonly programme: readonly ProgrammeItem[];
  readonly recordingUrl: string | null;
  /** When the reader joined while it took place. */
  readonly attendedAt: DbTime | null;
}

export interface Registration {
  readonly title: string;
  readonly startsAt: DbTime;
  /** Null where it was not told. */
  readonly zone: string | null;
}

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

/** Which published events a list holds, and their order. */
const LISTS = {
  past: { where: 'e.ends_at <= ?', order: 'e.ends_at desc, e.id desc' },
  upcoming: { where: 'e.starts_at > ?', order: 'e.starts_at, e.id' },
  ongoing: { where: 'e.starts_at <= ? and e.ends_at > ?', order: 'e.starts_at, e.id' },
} as const;

export type EventList = keyof typeof LISTS;

const SELECT = `select e.id, e.kind, e.title, e.description, e.description_html as "descriptionHtml", e.location, e.link, banner.key as "bannerKey",
    banner.renditions->'medium'->>'key' as "bannerMediumKey", e.starts_at as "startsAt", e.ends_at as "endsAt", e.published_at as "publishedAt",
    e.registration_count as "registrationCount", e.version, mine.event_id is not null as "isRegistered",
    e.host, e.speakers, e.programme, e.recording_url as "recordingUrl", mine.attended_at as "attendedAt"
  from event e left join asset banner on banner.id = e.banner_asset_id
  left join event_registration mine on mine.event_id = e.id and mine.member_id = ?`;

/** What members may see: published, and not for a moment to come. */
export const PUBLISHED = 'e.published_at is not null and e.published_at <= ?';

@Injectable()
export class EventRepository {
  constructor(private readonly em: EntityManager) {}

  async page(
    readerId: number,
    list: EventList,
    wanted: { now: Date; kind: EventKind | undefined; stretch: Stretch },
  ): Promise<EventRow[]> {
    const { where, order } = LISTS[list];
    const { now, kind, stretch } = wanted;
    const moments = where
      .split('?')
      .slice(1)
      .map(() => now);
    const ofKind = kind === undefined ? '' : 'and e.kind = ?';
    return this.em.execute<EventRow[]>(
      `${SELECT} where ${PUBLISHED} and ${where} ${ofKind} order by ${order} limit ? offset ?`,
      [
        ...[readerId, now, ...moments],
        ...(kind === undefined ? [] : [kind]),
        ...[stretch.limit, stretch.offset],
      ],
    );
  }

  /** Drafts and scheduled ones too; the latest start first. */
  async all({ limit, offset }: Stretch): Promise<EventRow[]> {
    return this.em.execute<EventRow[]>(
      `${SELECT} order by e.starts_at desc, e.id desc limit ? offset ?`,
      [0, limit, offset],
    );
  }

  async findPublished(readerId: number, id: number, now: Date): Promise<EventRow | undefined> {
    const [row] = await this.em.execute<EventRow[]>(`${SELECT} where e.id = ? and ${PUBLISHED}`, [
      readerId,
      id,
      now,
    ]);
    return row;
  }

  async find(id: number): Promise<EventRow | undefined> {
    const [row] = await this.em.execute<EventRow[]>(`${SELECT} where e.id = ?`, [0, id]);
    return row;
  }

  /** Holds it still to the end of the transaction. */
  async lock(id: number): Promise<void> {
    await this.em.execute('select from event where id = ? for update', [id]);
  }

  /** Of events that are not over yet. */
  async registeredOf(memberId: number, now: Date): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select r.event_id as id from event_registration r join event e on e.id = r.event_id where r.member_id = ? and e.ends_at > ? order by 1',
      [memberId, now],
    );
    return rows.map(({ id }) => id);
  }

  async register(
    eventId: number,
    memberId: number,
    { zone, now }: { zone: string | undefined; now: Date },
  ): Promise<void> {
    await this.em.execute(
      `with added as (insert into event_registration (event_id, member_id, created_at, time_zone) values (?, ?, ?, ?) on conflict do nothing returning event_id)
       update event set registration_count = registration_count + 1 from added where event.id = added.event_id`,
      [eventId, memberId, now, zone ?? null],
    );
  }

  async unregister(eventId: number, memberId: number): Promise<void> {
    await this.em.execute(
      `with gone as (delete from event_registration where event_id = ? and member_id = ? returning event_id)
       update event set registration_count = registration_count - 1 from gone where event.id = gone.event_id`,
      [eventId, memberId],
    );
  }

  /** What somebody registered for; undefined for everybody else. */
  async registration(eventId: number, memberId: number): Promise<Registration | undefined> {
    const [row] = await this.em.execute<Registration[]>(
      `select e.title, e.starts_at as "startsAt", r.time_zone as zone
       from event_registration r join event e on e.id = r.event_id where r.event_id = ? and r.member_id = ?`,
      [eventId, memberId],
    );
    return row;
  }

  /** Members as lists show them, without those who left. */
  async members(ids: readonly number[]): Promise<Map<number, AuthorRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<AuthorRow[]>(
      `select ${AUTHOR_COLUMNS} from unnest(cast(? as bigint[])) speaker(id) ${authorJoins('speaker.id')}
       where author.deleted_at is null`,
      [arrayOf(ids)],
    );
    return new Map(rows.map((row) => [row.author_id, row]));
  }

  /** Of those who are still members. */
  async registered(eventId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select r.member_id as id from event_registration r join account a on a.id = r.member_id where r.event_id = ? and a.deleted_at is null order by 1',
      [eventId],
    );
    return rows.map(({ id }) => id);
  }

  async add(content: EventContent, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into event (kind, title, description, description_html, location, link, starts_at, ends_at, host, speakers, programme, recording_url, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, cast(? as jsonb), cast(? as jsonb), ?, ?) returning id`,
      [...columnsOf(content), now],
    );
    if (!row) throw new Error('The event was not stored.');
    return row.id;
  }

  async change(id: number, content: EventContent): Promise<void> {
    await this.em.execute(
      `update event set kind = ?, title = ?, description = ?, description_html = ?, location = ?, link = ?, starts_at = ?, ends_at = ?, host = ?,
         speakers = cast(? as jsonb), programme = cast(? as jsonb), recording_url = ?, version = version + 1 where id = ?`,
      [...columnsOf(content), id],
    );
  }

  async publish(id: number, at: Date | null): Promise<void> {
    await this.em.execute('update event set published_at = ?, version = version + 1 where id = ?', [
      at,
      id,
    ]);
  }

  /** @returns the banner that it had */
  async setBanner(id: number, assetId: number): Promise<number | null> {
    const [row] = await this.em.execute<{ before: number | null }[]>(
      `update event e set banner_asset_id = ? from (select id, banner_asset_id from event where id = ?) b where e.id = b.id
       returning b.banner_asset_id as before`,
      [assetId, id],
    );
    return row?.before ?? null;
  }
}

function columnsOf(content: EventContent): unknown[] {
  const { kind, title, description, descriptionHtml = null, location } = content;
  const { link, startsAt, endsAt, host } = content;
  return [
    ...[kind, title, description, descriptionHtml, location, link, startsAt, endsAt, host],
    JSON.stringify(content.speakers),
    JSON.stringify(content.programme),
    content.recordingUrl,
  ];
}
