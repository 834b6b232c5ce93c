import { isMuted } from '../connections/mutes/muted';
import {
  boolean,
  columns,
  ids,
  json,
  number,
  statement,
  text,
  time,
  type Value,
} from '../platform/database/statement';
import { alternatives } from './clinical-post.choice';
import { ClinicalPost } from './clinical-post.entity';
import { exportedFiles } from './clinical-post.exported.sql';
import { IS_SHOWN, IS_WITHHELD, OPEN_TO_ALL, OPEN_TO_VISITORS } from './clinical-post.shown.sql';
import {
  CLINICAL_POST,
  IS_BLOCKED,
  IS_HIDDEN,
  LATEST_LIKERS,
  type Parts,
  pageSql,
  REACHED,
  READER,
  rowOf,
  SINGLE,
  type SingleGives,
  VISIBLE,
} from './clinical-post.sql';
import { ClinicalPostFile } from './files/clinical-post-file.entity';
import { FILE_HELD } from './files/file-held.sql';
import { type FactsOfParts, type ReadPart, type ReadParts, together } from './part-columns';
import { TEXT_COLUMNS } from './post-texts.columns';
import { POST_TEXT_NAMES } from './post-texts.rules';

const { id, authorId, kind, speciality } = columns(
  ClinicalPost,
  'id',
  'authorId',
  'kind',
  'speciality',
);
const STRETCH = { ...READER, before: id, most: number };
const orNot = <Type>(value: Value<Type>): Value<Type | undefined> => value;
const CHOSEN = { kind: orNot(kind), speciality: orNot(speciality) };

/** Those that a text names. */
function namedIn<Takes extends Readonly<Record<string, Value<unknown>>>>(
  sql: string,
  takes: Takes,
): Takes {
  const named = Object.entries(takes).filter(([name]) => new RegExp(`:${name}\\b`).test(sql));
  return Object.fromEntries(named) as Takes;
}

const OF_KIND = { kind: 'p.kind = :kind' };
const OF_SPECIALITY = { speciality: 'p.speciality = :speciality' };
const FEED_CONDITIONS = { ...OF_KIND, ...OF_SPECIALITY, isForVisitors: OPEN_TO_VISITORS };

/** A member's posts leave the feeds of those who have muted them; they are found elsewhere. */
const NOT_MUTED = `not ${isMuted({ by: ':memberId', kind: 'member', subject: 'p.author_id' })}`;

/** The latest posts below an id. */
const feed = (parts: ReadParts) =>
  alternatives({ ...FEED_CONDITIONS, ...parts.filters }, (conditions) => {
    const sql = pageSql(parts, {
      where: [...conditions, 'p.id < :before', NOT_MUTED].join(' and '),
    });
    return statement({ takes: { ...STRETCH, ...namedIn(sql, CHOSEN) }, gives: rowOf(parts), sql });
  });

/** The same of one author. */
const postsBy = (parts: ReadParts) =>
  alternatives({ ...OF_KIND, ...parts.filters }, (conditions) => {
    const sql = pageSql(parts, {
      where: ['p.author_id = :authorId', ...conditions, 'p.id < :before'].join(' and '),
    });
    const { kind: ofKind } = CHOSEN;
    return statement({
      takes: { ...STRETCH, authorId, ...namedIn(sql, { kind: ofKind }) },
      gives: rowOf(parts),
      sql,
    });
  });

/** What the viewer keeps in a table that names its subjects, the latest post first. */
const keptIn = (
  parts: ReadParts,
  table: 'collection_item' | 'subject_follow',
  conditions: readonly string[],
) =>
  pageSql(parts, {
    from: `${table} s join clinical_post p on p.id = s.subject_id`,
    where: [
      's.member_id = :memberId',
      `s.subject_kind = '${CLINICAL_POST}'`,
      's.subject_id < :before',
      ...conditions,
    ].join(' and '),
    order: 's.subject_id desc',
  });

const collected = (parts: ReadParts) =>
  alternatives(OF_KIND, (conditions) => {
    const sql = keptIn(parts, 'collection_item', conditions);
    const { kind: ofKind } = CHOSEN;
    return statement({
      takes: { ...STRETCH, ...namedIn(sql, { kind: ofKind }) },
      gives: rowOf(parts),
      sql,
    });
  });

/** Cases that the viewer follows. */
const followed = (parts: ReadParts) =>
  statement({
    takes: STRETCH,
    gives: rowOf(parts),
    sql: keptIn(parts, 'subject_follow', ["p.kind = 'case'"]),
  });

/** The latest cases on the public page. */
const showcase = (parts: ReadParts) =>
  statement({
    takes: { ...READER, most: number },
    gives: rowOf(parts),
    sql: pageSql(parts, { where: OPEN_TO_ALL }),
  });

/** Posts by their ids. */
const namedPosts = (parts: ReadParts) =>
  statement({
    takes: { ...READER, ids, most: number },
    gives: rowOf(parts),
    sql: pageSql(parts, { where: 'p.id = any(:ids::bigint[])' }),
  });

/** A post for its own page: also the latest members who liked it, three at most. */
const visiblePost = (parts: ReadParts) =>
  statement({
    takes: { ...READER, id },
    gives: Object.assign({}, rowOf(parts), SINGLE, parts.factsGive) as SingleGives,
    sql: pageSql(parts, {
      where: 'p.id = :id',
      most: '1',
      more: `, ${IS_BLOCKED}${parts.factsBesides}, ${LATEST_LIKERS}`,
    }),
  });

const FACTS = {
  ...columns(ClinicalPost, 'id', 'kind', 'authorId', 'closesAt'),
  isHidden: boolean,
  isPatients: boolean,
  isUndeclared: boolean,
  awaitsPatient: boolean,
  isBlocked: boolean,
};

/** Only the fields that access rules need; also of posts that a block hides, which it tells. */
const factsOf = (parts: ReadParts) =>
  statement({
    takes: { ...READER, id },
    gives: Object.assign({}, FACTS, parts.factsGive) as typeof FACTS & Parts<FactsOfParts>,
    sql: `select p.id, p.kind, p.author_id as "authorId", p.closes_at as "closesAt", ${IS_HIDDEN} as "isHidden",
      p.consent_by = 'patient' as "isPatients", p.consent_given_at is null as "isUndeclared", p.awaits_patient_at is not null as "awaitsPatient", ${IS_BLOCKED}${parts.facts}
    from clinical_post p join account a on a.id = p.author_id where p.id = :id and ${REACHED}`,
  });

/** All posts of a member with their parts, for the export of the member's data. */
const exportedPosts = (parts: ReadParts) =>
  statement({
    takes: { memberId: columns(ClinicalPost, 'authorId').authorId },
    gives: {
      ...columns(ClinicalPost, 'id', 'kind', 'speciality', ...POST_TEXT_NAMES),
      ...columns(ClinicalPost, 'ageUnit', 'gender', 'outcome', 'editedAt'),
      age: columns(ClinicalPost, 'ageValue').ageValue,
      likes: number,
      comments: number,
      postedAt: time,
      filesVisibleToVisitors: boolean,
      openToEverybody: boolean,
      files: json<unknown>(),
      ...parts.exportGives,
    },
    sql: `select p.id, p.kind, p.speciality, ${TEXT_COLUMNS}, p.age_value as age, p.age_unit as "ageUnit", p.gender,
         p.outcome, p.like_count as likes, p.comment_count as comments, p.created_at as "postedAt", p.edited_at as "editedAt",
         p.is_visible_to_visitors as "filesVisibleToVisitors", p.is_showcase as "openToEverybody",
         ${exportedFiles('f.post_id = p.id and f.step_id is null')} as files${parts.exported}
       from clinical_post p where p.author_id = :memberId and p.deleted_at is null order by p.id`,
  });

/** What changes of a post while members watch it. */
const watchedPost = (parts: ReadParts) =>
  statement({
    takes: { id, now: time },
    gives: Object.assign({ likes: number, comments: number }, parts.watchedGives),
    sql: `select p.like_count as likes, p.comment_count as comments${parts.watched}
      from clinical_post p where p.id = :id and p.deleted_at is null and ${IS_SHOWN}`,
  });

/** The files of posts that others see. */
const shownFiles = (parts: ReadParts) =>
  statement({
    takes: { ids, now: time },
    gives: columns(ClinicalPostFile, 'id', 'assetId'),
    sql: `select f.post_id as id, f.asset_id as "assetId" from clinical_post_file f join clinical_post p on p.id = f.post_id
        join asset m on m.id = f.asset_id
      where p.id = any(:ids::bigint[]) and p.deleted_at is null and not ${IS_WITHHELD} and not ${FILE_HELD}${parts.filesShown}
      order by f.post_id, f.position`,
  });

/** The statements that read posts, with the columns of all their parts. */
export function postStatements(parts: readonly ReadPart[]) {
  const all = together(parts);
  return {
    feed: feed(all),
    postsBy: postsBy(all),
    collected: collected(all),
    followed: followed(all),
    showcase: showcase(all),
    named: namedPosts(all),
    visible: visiblePost(all),
    facts: factsOf(all),
    watched: watchedPost(all),
    shownFiles: shownFiles(all),
    exported: exportedPosts(all),
    /** What blinded readers get instead of what parts say. */
    blinded: all.blinded,
    factNames: all.factNames,
  };
}
export type PostStatements = ReturnType<typeof postStatements>;
/** Provides `PostStatements`. */
export const POST_STATEMENTS = Symbol('the statements that read posts');

/** How many posts of others have come since one, at most so many. */
export const NEWER = alternatives({ ...OF_KIND, ...OF_SPECIALITY }, (conditions) => {
  const where = [...conditions, 'p.id > :after', 'p.author_id <> :memberId', NOT_MUTED].join(
    ' and ',
  );
  return statement({
    takes: { ...READER, after: id, most: number, ...namedIn(where, CHOSEN) },
    gives: { newer: number },
    sql: `select count(*) as newer from (
      select from clinical_post p join account a on a.id = p.author_id where ${where} and ${VISIBLE} order by p.id desc limit :most) latest`,
  });
});

/** The speciality of a member; empty while they have none. */
export const SPECIALITY_OF = statement({
  takes: { memberId: number },
  gives: { speciality: text },
  sql: 'select speciality from profile where account_id = :memberId',
});

/** Without those that are gone. */
export const AUTHORS_OF = statement({
  takes: { ids },
  gives: columns(ClinicalPost, 'id', 'authorId'),
  sql: 'select id, author_id as "authorId" from clinical_post where id = any(cast(:ids as bigint[])) and deleted_at is null',
});
