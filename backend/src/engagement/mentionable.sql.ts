import { number, statement, text } from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { KEY_BEGINS } from '../profiles/people/typed-name';
import { unblocked } from '../profiles/unblocked';

/** Reads the first keys of one index; a name may have several that begin alike. */
export const MENTIONABLE = statement({
  takes: { text, end: text, viewerId: number, most: number, enough: number },
  gives: AUTHOR,
  sql: `with named as (select k.member_id as id, k.key from surgeon_key k where ${KEY_BEGINS} and ${unblocked('k.member_id', ':viewerId')} order by k.key, k.member_id limit :enough),
    found as (select id, min(key) as key from named group by id order by key, id limit :most)
    select ${AUTHOR_COLUMNS} from found ${authorJoins('found.id')} order by found.key, found.id`,
});
