import { Account, MEMBER_FROM_STEP } from '../auth/account.entity';
import { unblocked } from '../connections/connection.sql';
import { columns, number, statement, text } from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';

const { id } = columns(Account, 'id');
const MEMBER = `deleted_at is null and deactivated_at is null and onboarding_step >= ${MEMBER_FROM_STEP}`;
const FULL_NAME = `lower(first_name || ' ' || last_name) like :prefix and ${MEMBER}`;
const LAST_NAME = `lower(last_name) like :prefix and ${MEMBER}`;

/** Two prefix indexes answer, however many members there are. */
export const NAMED = statement({
  takes: { prefix: text, enough: number, viewerId: id, most: number },
  gives: AUTHOR,
  sql: `select ${AUTHOR_COLUMNS} from (
      (select id from account where ${FULL_NAME} limit :enough)
      union
      (select id from account where ${LAST_NAME} limit :enough)
    ) found ${authorJoins('found.id')} where ${unblocked('found.id', ':viewerId')}
    order by author.first_name, author.last_name, author.id limit :most`,
});

export const COUNT_NAMED = statement({
  takes: { prefix: text, viewerId: id },
  gives: { members: number },
  sql: `select count(*)::int as members from (
      select id from account where ${FULL_NAME}
      union
      select id from account where ${LAST_NAME}
    ) found where ${unblocked('found.id', ':viewerId')}`,
});

export const COLLEAGUE = statement({
  takes: { memberId: id, viewerId: id },
  gives: AUTHOR,
  sql: `select ${AUTHOR_COLUMNS} from account found ${authorJoins('found.id')}
    where found.id = :memberId and found.deleted_at is null and found.deactivated_at is null
      and found.onboarding_step >= ${MEMBER_FROM_STEP} and ${unblocked('found.id', ':viewerId')}`,
});
