import {
  boolean,
  columns,
  ids,
  json,
  number,
  type RowOf,
  statement,
  time,
} from '../platform/database/statement';
import { PART, promiseFor } from '../platform/outbox/outbox.sql';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { unblocked } from '../profiles/unblocked';
import { EngagementLike } from './engagement-like.entity';
import { lockIn } from './subject.sql';
import { byTable, DISCUSSED } from './subject-tables';

const {
  subjectKind: kind,
  subjectId,
  memberId,
} = columns(EngagementLike, 'subjectKind', 'subjectId', 'memberId');
const LIKED = { kind, subjectId, memberId };
const COUNT = { count: number };
const WINDOW = { before: number, most: number };

/**
 * Adds a like, updates the count and adds the outbox job. The subject is locked first, which
 * serialises likes with its deletion, so that a deleted subject gets no likes. Returns nothing if
 * the subject was already liked or is gone.
 */
export const LIKE = byTable(DISCUSSED, (table) =>
  statement({
    takes: { ...LIKED, at: time, payload: json<string>(), ...PART },
    gives: COUNT,
    sql: `with subject as (${lockIn(table)}),
        added as (
          insert into engagement_like (subject_kind, subject_id, member_id, created_at)
          select :kind, id, cast(:memberId as bigint), cast(:at as timestamptz) from subject
          on conflict (subject_kind, subject_id, member_id) do nothing returning subject_id),
        counted as (
          update ${table} s set like_count = like_count + 1 from added where s.id = added.subject_id
          returning s.id, s.like_count),
        told as (${promiseFor('counted', 'cast(:payload as jsonb)')})
      select like_count as count from counted`,
  }),
);

/** Returns nothing if there was no like. */
export const UNLIKE = byTable(DISCUSSED, (table) =>
  statement({
    takes: LIKED,
    gives: COUNT,
    sql: `with subject as (${lockIn(table)}),
        removed as (
          delete from engagement_like l using subject
          where l.subject_kind = :kind and l.subject_id = subject.id and l.member_id = :memberId returning l.subject_id)
      update ${table} s set like_count = like_count - 1 from removed where s.id = removed.subject_id
      returning s.like_count as count`,
  }),
);

/** All variants, for `npm run check`. */
export const OF_EACH_TABLE = [...Object.values(LIKE), ...Object.values(UNLIKE)];

/** Whether each of these likes still exists, in the order given. */
export const LIKES_THAT_STAND = statement({
  takes: { kind, subjectIds: ids, memberIds: ids },
  gives: { stands: boolean },
  sql: `select l.id is not null as stands
    from unnest(cast(:subjectIds as bigint[]), cast(:memberIds as bigint[])) with ordinality as named(subject_id, member_id, place)
      left join engagement_like l
        on l.subject_kind = :kind and l.subject_id = named.subject_id and l.member_id = named.member_id
    order by named.place`,
});

export const LIKED_BY = statement({
  takes: { memberId, kind, ...WINDOW },
  gives: { id: subjectId },
  sql: `select subject_id as id from engagement_like
    where member_id = :memberId and subject_kind = :kind and subject_id < :before order by subject_id desc limit :most`,
});
/** The id of a subject that a member likes. */
export type Liked = RowOf<typeof LIKED_BY>;

export const LIKERS = statement({
  takes: { kind, subjectId, viewerId: memberId, ...WINDOW },
  gives: { ...columns(EngagementLike, 'id'), ...AUTHOR },
  sql: `select l.id, ${AUTHOR_COLUMNS} from engagement_like l ${authorJoins('l.member_id')}
    where l.subject_kind = :kind and l.subject_id = :subjectId and l.id < :before and author.deleted_at is null
      and ${unblocked('l.member_id', ':viewerId')} order by l.id desc limit :most`,
});
export type Liker = RowOf<typeof LIKERS>;

/** For the export of a member's data. */
export const ALL_LIKED_BY = statement({
  takes: { memberId },
  gives: { kind, id: subjectId, at: time },
  sql: `select subject_kind as kind, subject_id as id, created_at as at from engagement_like
    where member_id = :memberId order by created_at`,
});

/** Deletes up to `most` of a member's likes. */
export const FORGET_LIKES = statement({
  takes: { memberId, most: number },
  gives: { kind, id: subjectId },
  sql: `delete from engagement_like
    where id in (select id from engagement_like where member_id = :memberId order by id limit :most)
    returning subject_kind as kind, subject_id as id`,
});
