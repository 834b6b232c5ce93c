import { Account } from '../../auth/account.entity';
import { columns, nullable, statement, time } from '../../platform/database/statement';
import { Event } from '../event.entity';
import { EventRegistration } from '../event-registration.entity';

const ONE = columns(EventRegistration, 'eventId', 'memberId');

/** The first time counts. */
export const ATTEND = statement({
  takes: { ...ONE, now: time },
  gives: columns(EventRegistration, 'eventId'),
  sql: `update event_registration set attended_at = coalesce(attended_at, :now)
    where event_id = :eventId and member_id = :memberId returning event_id as "eventId"`,
});

/** The code that the certificate has, or gets now. Nothing for who did not attend. */
export const CERTIFY = statement({
  takes: { ...ONE, ...columns(EventRegistration, 'certificateCode') },
  gives: columns(EventRegistration, 'certificateCode'),
  sql: `update event_registration set certificate_code = coalesce(certificate_code, :certificateCode)
    where event_id = :eventId and member_id = :memberId and attended_at is not null
    returning certificate_code as "certificateCode"`,
});

/** Of those who are still members. */
export const CERTIFIED = statement({
  takes: columns(EventRegistration, 'certificateCode'),
  gives: {
    ...columns(Account, 'firstName', 'lastName'),
    ...columns(Event, 'title', 'host', 'startsAt', 'endsAt'),
    attendedAt: nullable(time),
  },
  sql: `select a.first_name as "firstName", a.last_name as "lastName", e.title, e.host, e.starts_at as "startsAt",
      e.ends_at as "endsAt", r.attended_at as "attendedAt"
    from event_registration r join event e on e.id = r.event_id join account a on a.id = r.member_id
    where r.certificate_code = :certificateCode and a.deleted_at is null`,
});
