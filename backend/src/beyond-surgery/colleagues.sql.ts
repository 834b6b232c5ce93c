import { Account, MEMBER_FROM_STEP } from '../auth/account.entity';
import { unblocked } from '../connections/connection.sql';
import { columns, number, statement, text } from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { KEY_BEGINS } from '../profiles/people/typed-name';

const { id } = columns(Account, 'id');
const KEYS = `surgeon_key k where ${KEY_BEGINS} and ${unblocked('k.member_id', ':viewerId')}`;
const RANGE = { text, end: text, viewerId: id };

/** Reads the first keys of one index; a name may have several that begin alike. */
export const NAMED = statement({
  takes: { ...RANGE, enough: number, most: number },
  gives: AUTHOR,
  sql: `with named as (select k.member_id as id, k.key from ${KEYS} order by k.key, k.member_id limit :enough),
    found as (select id, min(key) as key from named group by id order by key, id limit :most)
    select ${AUTHOR_COLUMNS} from found ${authorJoins('found.id')} order by found.key, found.id`,
});

export const COUNT_NAMED = statement({
  takes: RANGE,
  gives: { members: number },
  sql: `select count(distinct k.member_id)::int as members from ${KEYS}`,
});

export const COLLEAGUE = statement({
  takes: { memberId: id, viewerId: id },
  gives: AUTHOR,
  sql: `select ${AUTHOR_COLUMNS} from account found ${authorJoins('found.id')}
    where found.id = :memberId and found.deleted_at is null and found.deactivated_at is null
      and found.onboarding_step >= ${MEMBER_FROM_STEP} and ${unblocked('found.id', ':viewerId')}`,
});
