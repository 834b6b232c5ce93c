import { columns, json, statement, time } from '../platform/database/statement';
import { Event } from './event.entity';
import { EventRegistration } from './event-registration.entity';

const ID = columns(Event, 'id');
const REGISTRATION = columns(EventRegistration, 'eventId', 'memberId');
const OWNER = columns(EventRegistration, 'memberId');

/** Holds it still to the end of the transaction. */
export const LOCK_EVENT = statement({
  takes: ID,
  gives: {},
  sql: 'select from event where id = :id for update',
});

/** Once, however often; the event counts it in the same statement. */
export const REGISTER = statement({
  takes: { ...REGISTRATION, ...columns(EventRegistration, 'createdAt', 'timeZone') },
  gives: {},
  sql: `with added as (insert into event_registration (event_id, member_id, created_at, time_zone)
      values (:eventId, :memberId, :createdAt, :timeZone) on conflict do nothing returning event_id)
    update event set registration_count = registration_count + 1 from added where event.id = added.event_id`,
});

export const UNREGISTER = statement({
  takes: REGISTRATION,
  gives: {},
  sql: `with gone as (delete from event_registration where event_id = :eventId and member_id = :memberId returning event_id)
    update event set registration_count = registration_count - 1 from gone where event.id = gone.event_id`,
});

export const CHANGE_EVENT = statement({
  takes: {
    ...columns(Event, 'id', 'kind', 'title', 'description', 'descriptionHtml', 'location'),
    ...columns(Event, 'link', 'startsAt', 'endsAt', 'host', 'recordingUrl'),
    speakers: json<string>(),
    programme: json<string>(),
  },
  gives: {},
  sql: `update event set kind = :kind, title = :title, description = :description, description_html = :descriptionHtml, location = :location,
      link = :link, starts_at = :startsAt, ends_at = :endsAt, host = :host, speakers = cast(:speakers as jsonb),
      programme = cast(:programme as jsonb), recording_url = :recordingUrl, version = version + 1 where id = :id`,
});

export const PUBLISH_EVENT = statement({
  takes: columns(Event, 'id', 'publishedAt'),
  gives: {},
  sql: 'update event set published_at = :publishedAt, version = version + 1 where id = :id',
});

/** Gives the banner that it had. */
export const SET_BANNER = statement({
  takes: columns(Event, 'id', 'bannerAssetId'),
  gives: { before: columns(Event, 'bannerAssetId').bannerAssetId },
  sql: `update event e set banner_asset_id = :bannerAssetId from (select id, banner_asset_id from event where id = :id) b where e.id = b.id
    returning b.banner_asset_id as before`,
});

/** For the copy of a member's data. */
export const REGISTRATIONS_OF = statement({
  takes: OWNER,
  gives: {
    ...columns(Event, 'title', 'startsAt'),
    ...columns(EventRegistration, 'timeZone'),
    registeredAt: time,
    joinedAt: columns(EventRegistration, 'attendedAt').attendedAt,
    certificate: columns(EventRegistration, 'certificateCode').certificateCode,
  },
  sql: `select e.title, e.starts_at as "startsAt", r.created_at as "registeredAt", r.time_zone as "timeZone",
      r.attended_at as "joinedAt", r.certificate_code as "certificate" from event_registration r join event e on e.id = r.event_id
    where r.member_id = :memberId order by e.starts_at`,
});

export const FORGET_REGISTRATIONS_OF = statement({
  takes: OWNER,
  gives: {},
  sql: `with gone as (delete from event_registration where member_id = :memberId returning event_id)
    update event e set registration_count = registration_count - 1 from gone where e.id = gone.event_id`,
});

export const FORGET_BANNERS_OF = statement({
  takes: OWNER,
  gives: {},
  sql: `update event set banner_asset_id = null
    where banner_asset_id in (select id from asset where owner_id = :memberId)`,
});
