import { Account } from '../../auth/account.entity';
import {
  boolean,
  columns,
  ids,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { unblocked } from '../../profiles/unblocked';
import type { ScanFacts } from '../../scans/series/facts.rules';
import { FILE_HELD } from '../files/file-held.sql';
import { BLINDED } from '../polls/blinding.sql';
import { STEP_SHOWN } from '../steps/step-shown.sql';
import { Pin } from './pin.entity';
import type { Unit } from './pin.rules';

const { postId, createdAt } = columns(Pin, 'postId', 'createdAt');
const commentId = number;
const OWNER = columns(Pin, 'commentId', 'stepId', 'outcomeId');
const PLACE = columns(
  Pin,
  'fileId',
  'scanId',
  'shape',
  'points',
  'page',
  'second',
  'slice',
  'length',
  'unit',
  'gone',
);

/**
 * Those of these files of a post, or of its steps, that all who read it can see; for a step also its
 * own.
 */
export const PINNED_FILES = statement({
  takes: { postId, ids, stepId: OWNER.stepId },
  gives: { id: number, kind: text, pages: number },
  sql: `select f.id, m.kind, coalesce(jsonb_array_length(m.renditions -> 'pages'), 0) as pages
    from clinical_post_file f join asset m on m.id = f.asset_id
    where f.post_id = :postId and f.id = any(:ids::bigint[]) and m.state = 'ready' and not ${FILE_HELD}
      and (f.step_id is null or f.step_id = cast(:stepId as bigint)
        or exists (select from case_step s where s.id = f.step_id and ${STEP_SHOWN}))`,
});

export const PINNED_SCANS = statement({
  takes: { postId, ids },
  gives: { id: number, facts: json<ScanFacts>() },
  sql: `select id, facts from scan where post_id = :postId and id = any(:ids::bigint[]) and state = 'ready'`,
});

export interface PinToAdd {
  readonly file_id: number | null;
  readonly scan_id: number | null;
  readonly shape: string;
  readonly points: unknown;
  readonly page: number | null;
  readonly second: number | null;
  readonly slice: number | null;
  readonly length: number | null;
  readonly unit: Unit | null;
  /** From 1. */
  readonly place: number;
}

const PLACES = `jsonb_to_recordset(cast(:pins as jsonb))
  as p(file_id bigint, scan_id bigint, shape text, points jsonb, page smallint, second double precision, slice smallint,
    length double precision, unit text, place integer)`;

/** Takes `PinToAdd[]` as JSON, and how many they are. */
export const ADD_PINS = statement({
  takes: { postId, ...OWNER, many: number, pins: json<string>(), at: time },
  gives: {},
  sql: `with counted as (
      insert into pinned_post (post_id, last_number) values (:postId, :many)
      on conflict (post_id) do update set last_number = pinned_post.last_number + excluded.last_number
      returning last_number)
    insert into pin (post_id, comment_id, step_id, outcome_id, file_id, scan_id, number, shape, points, page, second, slice, length, unit, created_at)
    select cast(:postId as bigint), cast(:commentId as bigint), cast(:stepId as bigint), cast(:outcomeId as bigint), p.file_id, p.scan_id, counted.last_number - cast(:many as integer) + p.place, p.shape, p.points, p.page, p.second,
      p.slice, p.length, p.unit, cast(:at as timestamptz)
    from counted, ${PLACES} order by p.place`,
});

/** Until the transaction ends; none if the comment is gone. */
export const LOCK_PINNED_COMMENT = statement({
  takes: { commentId },
  gives: { text },
  sql: 'select text from comment where id = :commentId and deleted_at is null for update',
});

/**
 * The marks of a comment move to these places, in order, and keep their numbers; those for which no
 * place is left go. Takes `PinToAdd[]` as JSON; returns the moved ones.
 */
export const MOVE_PINS = statement({
  takes: { commentId, pins: json<string>() },
  gives: { id: number },
  sql: `with old as (
      select id, row_number() over (order by number) as place from pin where comment_id = :commentId),
    left_over as (
      delete from pin k using old where k.id = old.id and old.place > jsonb_array_length(cast(:pins as jsonb)))
    update pin k set gone = null, file_id = p.file_id, scan_id = p.scan_id, shape = p.shape, points = p.points, page = p.page, second = p.second,
      slice = p.slice, length = p.length, unit = p.unit
    from old join ${PLACES} on p.place = old.place where k.id = old.id returning k.id`,
});

/** Of a step or an outcome, with their places, to tell which of them stay. */
export const PINS_PUT_ON = statement({
  takes: { stepId: OWNER.stepId, outcomeId: OWNER.outcomeId },
  gives: columns(Pin, 'id', 'fileId', 'scanId', 'shape', 'points', 'page', 'second', 'slice'),
  sql: `select id, file_id as "fileId", scan_id as "scanId", shape, points, page, second, slice from pin
    where step_id = cast(:stepId as bigint) or outcome_id = cast(:outcomeId as bigint) order by number`,
});

/**
 * The pins that the reader may see: none of deleted or hidden comments, of steps and outcomes
 * that only their author sees, or across a block, and a blinded reader only their own, whose numbers would tell how
 * many there are.
 */
const READER = { memberId: number, isAdmin: boolean, now: time };
const SEEN = {
  ...columns(Pin, 'id'),
  /** The comment or the step; the post of an outcome. */
  ownerId: number,
  number: nullable(number),
  ...PLACE,
};
const SEEN_COLUMNS = `k.id, coalesce(k.comment_id, k.step_id, k.outcome_id) as "ownerId", case when b.blinded then null else k.number end as number,
  k.file_id as "fileId", k.scan_id as "scanId", k.shape, k.points, k.page, k.second, k.slice, k.length, k.unit, k.gone`;
const seenPins = (which: string) => `from pin k join clinical_post p on p.id = k.post_id
    left join comment c on c.id = k.comment_id left join case_step s on s.id = k.step_id
    left join case_outcome o on o.post_id = k.outcome_id
    join account a on a.id = coalesce(c.author_id, p.author_id) and a.deleted_at is null
    cross join lateral (select ${BLINDED} as blinded) b
  where ${which} and (a.id = :memberId or not b.blinded)
    and case when c.id is not null then c.deleted_at is null
      else a.id = :memberId or (o.awaits_patient_at is null and (s.id is null or ${STEP_SHOWN})) end
    and ${unblocked('a.id', ':memberId')}`;

export const PINS_OF = statement({
  takes: { ids, ...READER },
  gives: SEEN,
  sql: `select ${SEEN_COLUMNS} ${seenPins('k.comment_id = any(:ids::bigint[])')} order by k.number`,
});

export const PINS_OF_STEPS = statement({
  takes: { ids, ...READER },
  gives: SEEN,
  sql: `select ${SEEN_COLUMNS} ${seenPins('k.step_id = any(:ids::bigint[])')} order by k.number`,
});

const OF_STAGE = `(select count(*) from clinical_post_file f join clinical_post_file o
    on o.post_id = f.post_id and o.step_id is null and o.position <= f.position
  where f.id = k.file_id and f.step_id is null having count(*) > 0)`;

/** Its position among the series that every reader sees. */
const OF_SERIES = `(select count(*) from scan f join scan o on o.post_id = f.post_id and o.state = 'ready' and (o.position, o.id) <= (f.position, f.id)
  where f.id = k.scan_id having count(*) > 0)`;

/** The first of these pins `k` as `pointed`, and how many they are; for who may see what they belong to. */
export const pointedAtBy = (which: string) => `left join lateral (
    select ${OF_STAGE} as picture, ${OF_SERIES} as series, k.page, k.second, k.slice, count(*) over () as many
    from pin k where ${which} order by k.number limit 1
  ) pointed on true`;

/** Takes the ids of comments that the reader may see; the first place of each. */
export const POINTED_AT = statement({
  takes: { ids },
  gives: {
    commentId: number,
    picture: nullable(number),
    page: PLACE.page,
    second: PLACE.second,
    slice: PLACE.slice,
    many: number,
  },
  sql: `select c.id as "commentId", pointed.picture, pointed.page, pointed.second, pointed.slice, pointed.many
    from unnest(:ids::bigint[]) c(id) ${pointedAtBy('k.comment_id = c.id')} where pointed.many > 0`,
});

export const PINS_OF_OUTCOMES = statement({
  takes: { ids, ...READER },
  gives: SEEN,
  sql: `select ${SEEN_COLUMNS} ${seenPins('k.outcome_id = any(:ids::bigint[])')} order by k.number`,
});

const PAGE = { postId, after: number, most: number, ...READER };
const WRITTEN = {
  ...SEEN,
  kind: text,
  authorId: number,
  ...columns(Account, 'firstName', 'lastName'),
};
/** Ordered by number instead of id: both rise together, and the index is on the number. */
const pageOf = (
  which: string,
) => `select ${SEEN_COLUMNS}, case when c.id is not null then 'comment' when s.id is not null then 'step' else 'outcome' end as kind, a.id as "authorId", a.first_name as "firstName", a.last_name as "lastName"
  ${seenPins(`k.post_id = :postId and k.id > :after and ${which}`)} order by k.number limit :most`;

/** Those of a post, with their writers, the oldest first. */
export const PINS_IN_POST = statement({ takes: PAGE, gives: WRITTEN, sql: pageOf('true') });

export const PINS_IN_FILE = statement({
  takes: { ...PAGE, fileId: number },
  gives: WRITTEN,
  sql: pageOf('k.file_id = :fileId'),
});

export const PINS_IN_SCAN = statement({
  takes: { ...PAGE, scanId: number },
  gives: WRITTEN,
  sql: pageOf('k.scan_id = :scanId'),
});

export const PINNED_POSITIONS = statement({
  takes: { postId },
  gives: { id: number, position: number },
  sql: 'select k.id, f.position from pin k join clinical_post_file f on f.id = k.file_id where k.post_id = :postId',
});

/** Takes `PINNED_POSITIONS` from before a change of the files, as JSON. */
export const NOTE_REPLACED = statement({
  takes: { postId, before: json<string>() },
  gives: {},
  sql: `update pin k set gone = 'replaced' from jsonb_to_recordset(cast(:before as jsonb)) as b(id bigint, position smallint)
    where k.id = b.id and k.file_id is null
      and exists (select from clinical_post_file f where f.post_id = :postId and f.position = b.position)`,
});

const EXPORTED = `k.post_id as "postId", k.comment_id as "commentId", k.step_id as "stepId", k.outcome_id as "outcomeId", k.number, k.file_id as "fileId",
  k.scan_id as "scanId", k.shape, k.points, k.page, k.second, k.slice, k.length, k.unit, k.gone, k.created_at as at`;

/** For the export of a member's data. */
export const PINS_BY = statement({
  takes: { memberId: number },
  gives: { postId, ...OWNER, number, ...PLACE, at: createdAt },
  sql: `select ${EXPORTED} from pin k join comment c on c.id = k.comment_id where c.author_id = :memberId
    union all
    select ${EXPORTED} from clinical_post p join pin k on k.post_id = p.id and k.comment_id is null
      where p.author_id = :memberId order by at, number`,
});

export const FORGET_PINS_BY = statement({
  takes: { memberId: number },
  gives: {},
  sql: `with of_posts as (
      delete from pin k using clinical_post p where p.id = k.post_id and k.comment_id is null and p.author_id = :memberId)
    delete from pin k using comment c where c.id = k.comment_id and c.author_id = :memberId`,
});
