import { Account } from '../../auth/account.entity';
import {
  columns,
  nullable,
  number,
  type RowOf,
  statement,
  text,
} from '../../platform/database/statement';
import { CaseFollowUp } from './case-follow-up.entity';

const { postId, dueOn } = columns(CaseFollowUp, 'postId', 'dueOn');

/** A page of the cases that may be due by a day in any time zone, after a position. */
export const PENDING = statement({
  takes: { until: dueOn, afterDay: dueOn, afterPost: postId, most: number },
  gives: { postId, dueOn: text },
  sql: `select post_id as "postId", due_on::text as "dueOn" from case_follow_up
    where due_on <= :until::date and (due_on, post_id) > (:afterDay::date, :afterPost) order by due_on, post_id limit :most`,
});
/** A case whose next reminder is near, with its position in the list. */
export type Pending = RowOf<typeof PENDING>;

/** Does not wait for locks: a row locked by another process is skipped. */
export const LOCK_FOLLOW_UP = statement({
  takes: { postId },
  gives: {
    postedOn: text,
    ...columns(CaseFollowUp, 'sent'),
    repeatOn: nullable(text),
    lastSentOn: nullable(text),
  },
  sql: `select posted_on::text as "postedOn", sent, repeat_on::text as "repeatOn", last_sent_on::text as "lastSentOn"
    from case_follow_up where post_id = :postId for update skip locked`,
});

/**
 * The time zone of the author of a case; nothing if the case or the account is deleted, or the
 * consent was withdrawn.
 */
export const ZONE_OF_AUTHOR = statement({
  takes: { postId },
  gives: { zone: columns(Account, 'timeZone').timeZone },
  sql: `select a.time_zone as zone from clinical_post p join account a on a.id = p.author_id
    where p.id = :postId and p.deleted_at is null and p.withdrawn_at is null and a.deleted_at is null`,
});
