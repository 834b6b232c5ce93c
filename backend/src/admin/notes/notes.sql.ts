import { columns, number, statement, text } from '../../platform/database/statement';
import { MemberNote } from './member-note.entity';

const ID = columns(MemberNote, 'id');

/** The newest first. */
export const NOTES_ABOUT = statement({
  takes: { ...columns(MemberNote, 'memberId'), before: number, most: number },
  gives: { ...columns(MemberNote, 'id', 'authorId', 'text', 'createdAt'), author: text },
  sql: `select n.id, n.author_id as "authorId", n.text, n.created_at as "createdAt",
      trim(a.first_name || ' ' || a.last_name) as author
    from member_note n join account a on a.id = n.author_id
    where n.account_id = :memberId and n.id < :before::bigint order by n.id desc limit :most::int`,
});

/** Nothing where there is no such member. */
export const ADD_NOTE = statement({
  takes: columns(MemberNote, 'memberId', 'authorId', 'text', 'createdAt'),
  gives: ID,
  sql: `insert into member_note (account_id, author_id, text, created_at)
    select id, :authorId, :text, :createdAt::timestamptz from account where id = :memberId::bigint and deleted_at is null returning id`,
});

export const REMOVE_NOTE = statement({
  takes: columns(MemberNote, 'id', 'memberId', 'authorId'),
  gives: ID,
  sql: `delete from member_note where id = :id::bigint and account_id = :memberId::bigint and author_id = :authorId returning id`,
});
