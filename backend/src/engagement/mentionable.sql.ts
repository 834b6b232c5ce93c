import { number, statement, text } from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { unblocked } from '../profiles/unblocked';

const named = (name: string) => `(select id from account where lower(${name}) like :prefix
  and deleted_at is null and deactivated_at is null and onboarding_step >= 2 and ${unblocked('account.id', ':viewerId')} limit :most)`;

/** Uses two prefix indexes, and sorts nothing. */
export const MENTIONABLE = statement({
  takes: { prefix: text, viewerId: number, most: number },
  gives: AUTHOR,
  sql: `select ${AUTHOR_COLUMNS} from (
      ${named("first_name || ' ' || last_name")}
      union
      ${named('last_name')}
    ) found ${authorJoins('found.id')} limit :most`,
});
