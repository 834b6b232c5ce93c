import { Account, MEMBER_FROM_STEP } from '../../auth/account.entity';
import { POINTING, POINTING_COLUMNS } from '../../clinical-cases/pins/pointing';
import {
  columns,
  nullable,
  number,
  statement,
  texts,
  time,
} from '../../platform/database/statement';
import { Notification } from '../notification.entity';
import { KIND, mayBeTold, sameGroup, WHAT_HAPPENED } from '../notification.sql';
import { NotificationDigest } from '../notification-digest.entity';

const { firstName, lastName } = columns(Account, 'firstName', 'lastName');
const { memberId, frequency } = columns(NotificationDigest, 'memberId', 'frequency');

/**
 * Condition for notifications that are unread, were not mailed yet, and may still be shown. Takes
 * `since`.
 */
const MISSED = `n.read_at is null and n.mailed_at is null and n.created_at > cast(:since as timestamptz) and ${mayBeTold('n')}`;

/**
 * Claims the next members who are due a digest, ordered by id, once per period. Members active
 * since `away` get none. `usual` is the frequency of members who have not chosen one.
 */
export const CLAIM_DIGESTS = statement({
  takes: {
    after: number,
    usual: frequency,
    now: time,
    weekAgo: time,
    dayAgo: time,
    away: time,
    since: time,
    most: number,
  },
  gives: { memberId },
  sql: `insert into notification_digest as d (member_id, frequency, sent_at)
    select a.id, :usual, cast(:now as timestamptz) from account a left join notification_digest d on d.member_id = a.id
    where a.id > :after and a.deleted_at is null and a.deactivated_at is null and a.email_verified_at is not null and a.onboarding_step >= ${MEMBER_FROM_STEP}
      and (a.suspended_until is null or a.suspended_until <= :now)
      and coalesce(d.frequency, :usual) <> 'never'
      and (d.sent_at is null or d.sent_at <= case d.frequency when 'weekly' then cast(:weekAgo as timestamptz) else cast(:dayAgo as timestamptz) end)
      and not exists (select from session s where s.account_id = a.id and s.last_seen_at > :away)
      and exists (select from notification n where n.recipient_id = a.id and ${MISSED})
    order by a.id limit :most
    on conflict (member_id) do update set sent_at = excluded.sent_at where d.sent_at is null or d.sent_at < excluded.sent_at
    returning member_id as "memberId"`,
});

/** The missed notifications, one line per group, newest first. */
export const MISSED_BY = statement({
  takes: { memberId, kinds: texts, since: time, now: time, most: number },
  gives: {
    ...columns(Notification, 'id', 'words'),
    kind: KIND,
    firstName: nullable(firstName),
    lastName: nullable(lastName),
    others: number,
    ...POINTING,
  },
  sql: `with missed as (
      select n.* from notification n where n.recipient_id = :memberId and n.kind = any(cast(:kinds as text[])) and ${MISSED})
    select n.id, n.kind, n.words, actor.first_name as "firstName", actor.last_name as "lastName",
      (select count(distinct g.actor_id) from missed g where ${sameGroup('g', 'n')} and g.actor_id <> n.actor_id) as others, ${POINTING_COLUMNS}
    from missed n left join account actor on actor.id = n.actor_id ${WHAT_HAPPENED}
    where not exists (select from missed g where ${sameGroup('g', 'n')} and g.id > n.id) order by n.id desc limit :most`,
});
