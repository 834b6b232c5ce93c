import { named } from '../platform/database/named';
import {
  boolean,
  columns,
  ids,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { Event } from './event.entity';
import { EventRegistration } from './event-registration.entity';

/** What members may see of events `e`: published, and not for a moment to come. Takes the time. */
export const PUBLISHED = 'e.published_at is not null and e.published_at <= ?';
const IS_PUBLISHED = named(PUBLISHED, [':now']);

const { id, kind } = columns(Event, 'id', 'kind');
const { memberId, attendedAt, timeZone } = columns(
  EventRegistration,
  'memberId',
  'attendedAt',
  'timeZone',
);
const ROW = {
  ...columns(Event, 'id', 'kind', 'title', 'description', 'descriptionHtml', 'location', 'link'),
  ...columns(Event, 'startsAt', 'endsAt', 'publishedAt', 'registrationCount', 'version'),
  ...columns(Event, 'host', 'speakers', 'programme', 'recordingUrl'),
  bannerKey: nullable(text),
  bannerMediumKey: nullable(text),
  isRegistered: boolean,
  /** When the reader joined while it took place. */
  attendedAt,
};
const SELECT = `select e.id, e.kind, e.title, e.description, e.description_html as "descriptionHtml", e.location, e.link, banner.key as "bannerKey",
    banner.renditions->'medium'->>'key' as "bannerMediumKey", e.starts_at as "startsAt", e.ends_at as "endsAt", e.published_at as "publishedAt",
    e.registration_count as "registrationCount", e.version, mine.event_id is not null as "isRegistered",
    e.host, e.speakers, e.programme, e.recording_url as "recordingUrl", mine.attended_at as "attendedAt"
  from event e left join asset banner on banner.id = e.banner_asset_id
  left join event_registration mine on mine.event_id = e.id and mine.member_id = :readerId`;

interface List {
  readonly where: string;
  readonly order: string;
  /** Whether an event comes after event `l`. */
  readonly after: string;
}

const FIRST_TO_BEGIN = {
  order: 'e.starts_at, e.id',
  after: '(e.starts_at, e.id) > (l.starts_at, l.id)',
};
const PAST: List = {
  where: 'e.ends_at <= :now',
  order: 'e.ends_at desc, e.id desc',
  after: '(e.ends_at, e.id) < (l.ends_at, l.id)',
};
const UPCOMING: List = { where: 'e.starts_at > :now', ...FIRST_TO_BEGIN };
const ONGOING: List = { where: 'e.starts_at <= :now and e.ends_at > :now', ...FIRST_TO_BEGIN };
const WRITTEN: List = {
  where: 'e.created_at <= :now',
  order: 'e.starts_at desc, e.id desc',
  after: '(e.starts_at, e.id) < (l.starts_at, l.id)',
};
const STRETCH = { readerId: memberId, most: number, from: number };

/** Unpublished events keep their rows, so that the last one of a page is known even so. */
const rest = ({ where, after }: List) =>
  `${where} and (:last = 0 or exists (select from event l where l.id = :last and ${after}))`;

const pageOf = (list: List) =>
  statement({
    takes: { ...STRETCH, last: number, now: time },
    gives: ROW,
    sql: `${SELECT} where ${IS_PUBLISHED} and ${rest(list)} order by ${list.order} limit :most offset :from`,
  });
const pageOfKind = (list: List) =>
  statement({
    takes: { ...STRETCH, last: number, now: time, kind },
    gives: ROW,
    sql: `${SELECT} where ${IS_PUBLISHED} and ${rest(list)} and e.kind = :kind order by ${list.order} limit :most offset :from`,
  });

export const PAST_EVENTS = pageOf(PAST);
export const PAST_OF_KIND = pageOfKind(PAST);
export const UPCOMING_EVENTS = pageOf(UPCOMING);
export const UPCOMING_OF_KIND = pageOfKind(UPCOMING);
export const ONGOING_EVENTS = pageOf(ONGOING);
export const ONGOING_OF_KIND = pageOfKind(ONGOING);
export type EventRow = RowOf<typeof PAST_EVENTS>;

/** Drafts and scheduled ones too; the latest start first. */
export const ANY_EVENTS = statement({
  takes: { ...STRETCH, last: number, now: time },
  gives: ROW,
  sql: `${SELECT} where ${rest(WRITTEN)} order by ${WRITTEN.order} limit :most offset :from`,
});

export const PUBLISHED_EVENT = statement({
  takes: { readerId: memberId, id, now: time },
  gives: ROW,
  sql: `${SELECT} where e.id = :id and ${IS_PUBLISHED}`,
});

/** Drafts and scheduled ones too. */
export const ANY_EVENT = statement({
  takes: { readerId: memberId, id },
  gives: ROW,
  sql: `${SELECT} where e.id = :id`,
});

/** Of events that are not over yet. */
export const REGISTERED_FOR = statement({
  takes: { memberId, now: time },
  gives: { id },
  sql: `select r.event_id as id from event_registration r join event e on e.id = r.event_id
    where r.member_id = :memberId and e.ends_at > :now order by 1`,
});

/** Of those who are still members. */
export const REGISTERED_MEMBERS = statement({
  takes: { id },
  gives: { id: memberId },
  sql: `select r.member_id as id from event_registration r join account a on a.id = r.member_id
    where r.event_id = :id and a.deleted_at is null order by 1`,
});

/** What somebody registered for; nothing for everybody else. */
export const REGISTRATION = statement({
  takes: columns(EventRegistration, 'eventId', 'memberId'),
  gives: {
    ...columns(Event, 'title', 'startsAt'),
    /** Null where it was not told. */
    zone: timeZone,
  },
  sql: `select e.title, e.starts_at as "startsAt", r.time_zone as zone
    from event_registration r join event e on e.id = r.event_id where r.event_id = :eventId and r.member_id = :memberId`,
});
export type Registration = RowOf<typeof REGISTRATION>;

/** Members as lists show them, without those who left. */
export const SPEAKERS = statement({
  takes: { ids },
  gives: AUTHOR,
  sql: `select ${AUTHOR_COLUMNS} from unnest(cast(:ids as bigint[])) speaker(id) ${authorJoins('speaker.id')}
    where author.deleted_at is null`,
});
