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
} from '../platform/database/statement';
import { PART, promiseFor } from '../platform/outbox/outbox.sql';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { hasBlocked, unblocked } from '../profiles/unblocked';
import { Comment } from './comment.entity';
import { commentReplied, mentioned } from './engagement.signals';
import { MENTIONS, type MentionRow, NAME_MEMBERS } from './mentions.sql';
import { byTable, DISCUSSED } from './subject-tables';

const {
  id,
  subjectKind: kind,
  subjectId,
  parentId,
  authorId,
  createdAt,
} = columns(Comment, 'id', 'subjectKind', 'subjectId', 'parentId', 'authorId', 'createdAt');

/** The result columns of `COMMENT_COLUMNS`. */
export const SHOWN = {
  ...columns(Comment, 'id', 'parentId', 'createdAt', 'editedAt', 'likeCount'),
  text,
  mentions: json<readonly MentionRow[]>(),
  isDeleted: boolean,
  isHidden: boolean,
  isLiked: boolean,
  /** Whether the reader has blocked its author. */
  isFolded: boolean,
  /** Whether its author has blocked the reader. */
  isWithheld: boolean,
  ...AUTHOR,
};
/**
 * Takes `readerId`. The text of members who deleted their account is hidden at once, although it is
 * erased a little later.
 */
export const COMMENT_COLUMNS = `c.id, c.parent_id as "parentId", case when author.deleted_at is null then c.text else '' end as text,
  c.created_at as "createdAt", c.edited_at as "editedAt", ${MENTIONS}, c.deleted_at is not null or author.deleted_at is not null as "isDeleted",
  c.deleted_at is not null and exists (select from hidden_comment h where h.comment_id = c.id) as "isHidden", c.like_count as "likeCount",
  coalesce((select true from comment_like l where l.comment_id = c.id and l.member_id = :readerId), false) as "isLiked",
  ${hasBlocked(':readerId', 'c.author_id')} as "isFolded", ${hasBlocked('c.author_id', ':readerId')} as "isWithheld", ${AUTHOR_COLUMNS}`;
export const COMMENTS = `comment c ${authorJoins('c.author_id')}`;

export const SHOWN_COMMENT = statement({
  takes: { id, readerId: number },
  gives: SHOWN,
  sql: `select ${COMMENT_COLUMNS} from ${COMMENTS} where c.id = :id`,
});

export const COMMENT_FACTS = statement({
  takes: { id },
  gives: { kind, subjectId, authorId, parentAuthorId: nullable(authorId), createdAt },
  sql: `select c.subject_kind as kind, c.subject_id as "subjectId", c.author_id as "authorId", r.author_id as "parentAuthorId", c.created_at as "createdAt"
    from comment c left join comment r on r.id = c.parent_id where c.id = :id and c.deleted_at is null`,
});

/** Whether a member may answer a comment, and mention these members. */
export const ANSWERABLE = statement({
  takes: { memberId: authorId, parentId, mentions: ids },
  gives: { mayReply: boolean, mayMention: boolean },
  sql: `select not exists (select from comment c where c.id = :parentId and not ${unblocked('c.author_id', ':memberId')}) as "mayReply",
    not exists (select from unnest(cast(:mentions as bigint[])) named(id) where not ${unblocked('named.id', ':memberId')}) as "mayMention"`,
});

const TOLD = `jsonb_build_object('commentId', id)`;

/**
 * Stores a comment, updates the count and adds the outbox jobs. The count comes first, because it
 * locks the subject. Returns nothing if the subject, or the comment replied to, is gone.
 */
export const ADD_COMMENT = byTable(DISCUSSED, (table) =>
  statement({
    takes: { kind, subjectId, parentId, authorId, text, at: time, mentions: ids, ...PART },
    gives: { id, count: number },
    sql: `with answered as (
          select coalesce(parent_id, id) as top from comment
          where id = :parentId and subject_kind = :kind and subject_id = :subjectId and deleted_at is null),
        counted as (
          update ${table} set comment_count = comment_count + 1
          where id = :subjectId and deleted_at is null and (cast(:parentId as bigint) is null or exists (select from answered))
          returning id, comment_count),
        added as (
          insert into comment (subject_kind, subject_id, parent_id, author_id, text, created_at)
          select :kind, id, (select top from answered), cast(:authorId as bigint), :text, cast(:at as timestamptz) from counted
          returning id, parent_id),
        named as (${NAME_MEMBERS}),
        told as (${promiseFor('added', TOLD)}),
        told_answered as (${promiseFor('added where parent_id is not null', TOLD, { kind: commentReplied })}),
        told_named as (${promiseFor('(select distinct comment_id as id from named) comments', TOLD, { kind: mentioned })})
      select added.id, comment_count as count from added, counted`,
  }),
);

/** All variants, for `npm run check`. */
export const OF_EACH_TABLE = Object.values(ADD_COMMENT);

/** Returns nothing if the comment is gone or belongs to someone else. */
export const EDIT_COMMENT = statement({
  takes: { id, authorId, text, at: time },
  gives: { id },
  sql: `update comment set text = :text, edited_at = :at
    where id = :id and author_id = :authorId and deleted_at is null returning id`,
});

/** Like `EDIT_COMMENT`. The row stays, because replies may refer to it. */
export const DELETE_COMMENT = statement({
  takes: { id, authorId, at: time },
  gives: { id },
  sql: `update comment set text = '', deleted_at = :at
    where id = :id and author_id = :authorId and deleted_at is null returning id`,
});

/** For the export of a member's data. */
export const COMMENTS_BY = statement({
  takes: { authorId },
  gives: { kind, id: subjectId, at: createdAt, text },
  sql: `select subject_kind as kind, subject_id as id, created_at as at, text from comment
    where deleted_at is null and author_id = :authorId order by created_at`,
});

/** Blanks and deletes up to `most` of a member's comments. Returns the subject of each. */
export const BLANK_COMMENTS = statement({
  takes: { authorId, at: time, most: number },
  gives: { kind, id: subjectId },
  sql: `update comment set text = '', deleted_at = :at
    where id in (select id from comment where author_id = :authorId and deleted_at is null order by id limit :most)
    returning subject_kind as kind, subject_id as id`,
});

export const FORGET_UNANSWERED = statement({
  takes: { authorId },
  gives: {},
  sql: `delete from comment c where c.author_id = :authorId and not exists (select from comment r where r.parent_id = c.id)`,
});

/** Deletes mentions of a member, and mentions in the member's comments. */
export const FORGET_MENTIONS = statement({
  takes: { memberId: authorId },
  gives: {},
  sql: `delete from comment_mention
    where member_id = :memberId or comment_id in (select id from comment where author_id = :memberId)`,
});
