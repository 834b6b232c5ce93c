import { Account } from '../../auth/account.entity';
import { POINTING, POINTING_COLUMNS } from '../../clinical-cases/pins/pointing';
import {
  columns,
  ids,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Notification } from '../notification.entity';
import { mayBeTold, WHAT_HAPPENED } from '../notification.sql';
import { NotificationPreference } from '../preferences/notification-preference.entity';
import { PushSubscription } from './push-subscription.entity';

const { firstName, lastName } = columns(Account, 'firstName', 'lastName');

/** The browsers of members that may ring: those whose session was not ended. */
export const BROWSERS_OF = statement({
  takes: { memberIds: ids },
  gives: columns(PushSubscription, 'id', 'memberId'),
  sql: `select p.id, p.member_id as "memberId" from push_subscription p join session s on s.id = p.session_id
    where p.member_id = any(cast(:memberIds as bigint[])) and s.ended_at is null order by p.id`,
});

export const DUE_PUSH = statement({
  takes: {
    subscriptionId: columns(PushSubscription, 'id').id,
    notificationId: columns(Notification, 'id').id,
    since: time,
    now: time,
  },
  gives: {
    ...POINTING,
    ...columns(PushSubscription, 'memberId', 'endpoint', 'p256dh', 'auth'),
    ...columns(Notification, 'kind', 'link', 'words'),
    firstName: nullable(firstName),
    lastName: nullable(lastName),
    push: nullable(columns(NotificationPreference, 'push').push),
    /** Null if the member wants pushes at any hour. */
    quietFrom: nullable(text),
    quietTo: nullable(text),
    timeZone: nullable(text),
  },
  sql: `select p.member_id as "memberId", p.endpoint, p.p256dh, p.auth, n.kind, n.link, n.words,
      actor.first_name as "firstName", actor.last_name as "lastName", chosen.push, ${POINTING_COLUMNS},
      quiet.quiet_from as "quietFrom", quiet.quiet_to as "quietTo", coalesce(quiet.time_zone, a.time_zone) as "timeZone"
    from notification n
    join push_subscription p on p.id = :subscriptionId and p.member_id = n.recipient_id
    join session s on s.id = p.session_id and s.ended_at is null
    join account a on a.id = n.recipient_id and a.deleted_at is null
    left join asking_preference quiet on quiet.account_id = a.id and quiet.quiet_pushes
    left join account actor on actor.id = n.actor_id
    left join notification_preference chosen on chosen.member_id = n.recipient_id and chosen.kind = n.kind
    ${WHAT_HAPPENED}
    where n.id = :notificationId and n.read_at is null and n.created_at > :since and ${mayBeTold('n')}`,
});

/** The oldest make room. */
export const KEEP_NEWEST = statement({
  takes: { ...columns(PushSubscription, 'memberId'), most: number },
  gives: {},
  sql: `delete from push_subscription where id in (
    select id from push_subscription where member_id = :memberId order by created_at desc, id desc offset :most)`,
});
