import { unblocked } from '../connections/connection.sql';
import type { MutedKind } from '../connections/mutes/member-mute.entity';
import { isMuted } from '../connections/mutes/muted';
import { boolean, columns, json, number, statement, time } from '../platform/database/statement';
import { Notification } from './notification.entity';

const muted = (kind: MutedKind, subject: string) =>
  isMuted({ by: 'a.id', kind, subject, now: 'cast(:at as timestamptz)' });
/** The id in the link of a fact, as in `/caseDetails/7#comment-3`. */
const linked = (path: string) => `cast(substring(f.link from '^${path}([0-9]{1,15})') as bigint)`;

/**
 * Whether member `a` has muted what they would be told of. What the house itself says of a case,
 * such as a moderator's decision, is not muted.
 */
const MUTED = `(f.actor_id is not null and (${muted('member', 'f.actor_id')}
          or ${muted('case', linked('/caseDetails/'))} or ${muted('room', linked('/chat.room='))}))`;

/**
 * Adds each fact once for every recipient who wants it by any channel; members are not notified of
 * their own actions. A single statement with one plan for all facts: each member is looked up by
 * key, regardless of their number. Returns the notifications that are new.
 */
export const TELL = statement({
  takes: { facts: json<string>(), at: time },
  gives: {
    ...columns(Notification, 'id', 'recipientId', 'isListed'),
    /** The index of the fact in `facts`. */
    fact: number,
    /** Whether the member wants it pushed. */
    push: boolean,
  },
  sql: `with fact as (
      select * from jsonb_to_recordset(cast(:facts as jsonb)) as f(place int, recipients bigint[], kind text, actor_id bigint, link text,
        about text, grouping text, words text, in_app boolean, push boolean, mail boolean)
    ), wanted as (
      select distinct on (member.id, f.kind, f.about) f.place, f.kind, f.actor_id, f.link, f.about, f.grouping, f.words, member.*
      from fact f cross join lateral unnest(f.recipients) named(id) cross join lateral (
        select a.id, coalesce(p.in_app, f.in_app) as is_listed, coalesce(p.push, f.push) as is_pushed, coalesce(p.mail, f.mail) as is_mailed
        from account a left join notification_preference p on p.member_id = a.id and p.kind = f.kind
        where a.id = named.id and a.deleted_at is null and a.id is distinct from f.actor_id and ${unblocked('a.id', 'f.actor_id')}
          and not ${MUTED}
          and not exists (select from account gone where gone.id = f.actor_id and gone.deleted_at is not null) limit 1
      ) member
      order by member.id, f.kind, f.about, f.place
    ), told as (
      insert into notification (recipient_id, kind, actor_id, link, about, grouping, words, created_at, is_listed)
      select id, kind, actor_id, link, about, grouping, words, cast(:at as timestamptz), is_listed from wanted
      where is_listed or is_pushed or is_mailed order by place, id
      on conflict (recipient_id, kind, about) do nothing returning id, recipient_id, kind, about, is_listed
    )
    select told.id, wanted.place as fact, told.recipient_id as "recipientId", told.is_listed as "isListed", wanted.is_pushed as push
    from told join wanted on wanted.id = told.recipient_id and wanted.kind = told.kind and wanted.about = told.about order by told.id`,
});
