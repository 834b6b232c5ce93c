import { columns, statement, time } from '../../platform/database/statement';
import { Notification } from '../notification.entity';
import { NotificationDigest } from '../notification-digest.entity';
import { NotificationPreference } from '../preferences/notification-preference.entity';
import { PushSubscription } from '../push/push-subscription.entity';

export const TOLD = statement({
  takes: { memberId: columns(Notification, 'recipientId').recipientId },
  gives: { ...columns(Notification, 'kind', 'link', 'readAt'), toldAt: time },
  sql: `select kind, link, created_at as "toldAt", read_at as "readAt" from notification where recipient_id = :memberId order by id`,
});

export const PREFERENCES = statement({
  takes: columns(NotificationPreference, 'memberId'),
  gives: columns(NotificationPreference, 'kind', 'inApp', 'push', 'mail'),
  sql: `select kind, in_app as "inApp", push, mail from notification_preference where member_id = :memberId order by kind`,
});

export const DIGESTS = statement({
  takes: columns(NotificationDigest, 'memberId'),
  gives: {
    ...columns(NotificationDigest, 'frequency'),
    lastSentAt: columns(NotificationDigest, 'sentAt').sentAt,
  },
  sql: 'select frequency, sent_at as "lastSentAt" from notification_digest where member_id = :memberId',
});

export const DEVICES = statement({
  takes: columns(PushSubscription, 'memberId'),
  gives: { ...columns(PushSubscription, 'endpoint'), since: time },
  sql: `select endpoint, created_at as "since" from push_subscription where member_id = :memberId order by id`,
});
