import { isMuted } from '../connections/mutes/muted';
import { columns, ids, number, statement, text, type Value } from '../platform/database/statement';
import { alternatives } from './clinical-post.choice';
import { ClinicalPost } from './clinical-post.entity';
import { AWAITED, OPEN_TO_ALL, OPEN_TO_VISITORS, REPORTED } from './clinical-post.shown.sql';
import { CLINICAL_POST, pageSql, READER, ROW, VISIBLE } from './clinical-post.sql';

const { id, authorId, kind, speciality } = columns(
  ClinicalPost,
  ...(['id', 'authorId', 'kind', 'speciality'] as const),
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
const BY_OUTCOME = { reported: REPORTED, awaited: AWAITED };

const FEED_CONDITIONS = {
  ...{ ...OF_KIND, ...OF_SPECIALITY },
  ...{ isForVisitors: OPEN_TO_VISITORS, ...BY_OUTCOME },
};

/** A member's posts leave the feeds of those who have muted them; they are found elsewhere. */
const NOT_MUTED = `not ${isMuted({ by: ':memberId', kind: 'member', subject: 'p.author_id' })}`;

/** The latest posts below an id. */
export const FEED = alternatives(FEED_CONDITIONS, (conditions) => {
  const sql = pageSql({ where: [...conditions, 'p.id < :before', NOT_MUTED].join(' and ') });
  return statement({ takes: { ...STRETCH, ...namedIn(sql, CHOSEN) }, gives: ROW, sql });
});

/** The same of one author. */
export const POSTS_BY = alternatives({ ...OF_KIND, ...BY_OUTCOME }, (conditions) => {
  const sql = pageSql({
    where: ['p.author_id = :authorId', ...conditions, 'p.id < :before'].join(' and '),
  });
  const { kind: ofKind } = CHOSEN;
  return statement({
    takes: { ...STRETCH, authorId, ...namedIn(sql, { kind: ofKind }) },
    gives: ROW,
    sql,
  });
});

/** What the viewer keeps in a table that names its subjects, the latest post first. */
const keptIn = (table: 'collection_item' | 'subject_follow', conditions: readonly string[]) =>
  pageSql({
    from: `${table} s join clinical_post p on p.id = s.subject_id`,
    where: [
      's.member_id = :memberId',
      `s.subject_kind = '${CLINICAL_POST}'`,
      's.subject_id < :before',
      ...conditions,
    ].join(' and '),
    order: 's.subject_id desc',
  });

export const COLLECTED = alternatives(OF_KIND, (conditions) => {
  const sql = keptIn('collection_item', conditions);
  const { kind: ofKind } = CHOSEN;
  return statement({ takes: { ...STRETCH, ...namedIn(sql, { kind: ofKind }) }, gives: ROW, sql });
});

/** Cases that the viewer follows. */
export const FOLLOWED = statement({
  takes: STRETCH,
  gives: ROW,
  sql: keptIn('subject_follow', ["p.kind = 'case'"]),
});

/** The latest cases on the public page. */
export const SHOWCASE = statement({
  takes: { ...READER, most: number },
  gives: ROW,
  sql: pageSql({ where: OPEN_TO_ALL }),
});

/** Posts by their ids. */
export const NAMED_POSTS = statement({
  takes: { ...READER, ids, most: number },
  gives: ROW,
  sql: pageSql({ where: 'p.id = any(:ids::bigint[])' }),
});

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
