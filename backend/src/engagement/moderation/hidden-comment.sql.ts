import {
  boolean,
  columns,
  ids,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Comment } from '../comment.entity';
import { HiddenComment } from './hidden-comment.entity';

const { id } = columns(Comment, 'id');
const SUBJECT = { kind: text, id: number };

/** The post of a comment, hidden or not; nothing once its author has deleted it. */
export const POST_OF_COMMENT = statement({
  takes: { id },
  gives: SUBJECT,
  sql: `select c.subject_kind as kind, c.subject_id as id from comment c
    where c.id = :id and (c.deleted_at is null or exists (select from hidden_comment h where h.comment_id = c.id))`,
});

/** Returns nothing if it is hidden already, or gone. */
export const HIDE_COMMENT = statement({
  takes: { id, at: time, until: nullable(time) },
  gives: { id },
  sql: `with kept as (insert into hidden_comment (comment_id, text, hidden_at, hidden_until)
      select id, text, :at, :until from comment where id = :id and deleted_at is null returning comment_id)
    update comment c set text = '', deleted_at = :at from kept where c.id = kept.comment_id returning c.id`,
});

/** A comment already hidden until review stays so. */
export const HIDE_LONGER = statement({
  takes: { id, until: nullable(time) },
  gives: {},
  sql: 'update hidden_comment set hidden_until = :until where comment_id = :id and hidden_until is not null',
});

export const SHOW_COMMENT = statement({
  takes: { id },
  gives: { id },
  sql: `with shown as (delete from hidden_comment where comment_id = :id returning comment_id, text)
    update comment c set text = shown.text, deleted_at = null from shown where c.id = shown.comment_id returning c.id`,
});

export const DUE_COMMENTS = statement({
  takes: { now: time, most: number },
  gives: { id },
  sql: 'select comment_id as id from hidden_comment where hidden_until <= :now order by hidden_until limit :most',
});

/** Reported comments with their posts, without those of members who have left. */
export const REPORTED_COMMENTS = statement({
  takes: { kind: text, ids },
  gives: {
    ...columns(Comment, 'id', 'subjectId', 'authorId', 'text'),
    author: text,
    isHidden: boolean,
  },
  sql: `select c.id, c.subject_id as "subjectId", c.author_id as "authorId", coalesce(h.text, c.text) as text,
      'Dr. ' || trim(a.first_name || ' ' || a.last_name) as author, h.comment_id is not null as "isHidden"
    from comment c join account a on a.id = c.author_id and a.deleted_at is null left join hidden_comment h on h.comment_id = c.id
    where c.subject_kind = :kind and c.id = any(:ids::bigint[]) and (c.deleted_at is null or h.comment_id is not null)`,
});

/** For the export of a member's data. */
export const HIDDEN_COMMENTS_BY = statement({
  takes: columns(Comment, 'authorId'),
  gives: { ...SUBJECT, at: time, ...columns(HiddenComment, 'text') },
  sql: `select c.subject_kind as kind, c.subject_id as id, c.created_at as at, h.text
    from hidden_comment h join comment c on c.id = h.comment_id where c.author_id = :authorId order by c.id`,
});

export const FORGET_HIDDEN_COMMENTS = statement({
  takes: columns(Comment, 'authorId'),
  gives: {},
  sql: 'delete from hidden_comment h using comment c where c.id = h.comment_id and c.author_id = :authorId',
});
