import type { EntityManager } from '@mikro-orm/postgresql';
import { MEMBER_FROM_STEP } from '../../auth/account.entity';
import { SEARCH_TEXT } from './named.sql';
import { isLongEnough, SHORTEST_NAME, withoutTitles } from './names.rules';

/** Text consisting of these letters is already normalised, which saves a query. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;
/** The last Unicode character. */
const LAST = '\u{10ffff}';

/**
 * What somebody typed to find a person, in the form of the keys in `surgeon_key`: the one rule for
 * members, mentions, authors of posts, chats and administrators.
 * @returns undefined if it is too short to find anybody
 */
export async function typedName(
  em: EntityManager,
  typed: string,
  least: number = SHORTEST_NAME,
): Promise<string | undefined> {
  if (!isLongEnough(typed, least)) return undefined;
  const plain = typed.trim().toLowerCase();
  const folded = PLAIN.test(plain)
    ? plain
    : ((await SEARCH_TEXT.first(em, { raw: typed }))?.text ?? '');
  return withoutTitles(folded) || undefined;
}

/** The keys that begin with a text: from `text` to `end`, which is not one of them. */
export const keysFrom = (text: string) => ({ text, end: text + LAST });

/** The condition for `keysFrom`, of a row `k` of `surgeon_key`. */
export const KEY_BEGINS =
  'k.key >= (select cast(:text as text)) and k.key < (select cast(:end as text))';

/** The pattern of `ACCOUNT_NAMED`; folded texts have no signs of patterns. */
export const wordLike = (text: string) => `% ${text}%`;

/**
 * Whether an account `a`, member or not, is named so; takes `keysFrom` and `word`. The keys hold
 * members. Names of others, who have not finished joining or were deactivated, are compared one by
 * one.
 */
export const ACCOUNT_NAMED = `(a.id in (select k.member_id from surgeon_key k where ${KEY_BEGINS})
  or ((a.onboarding_step < ${MEMBER_FROM_STEP} or a.deactivated_at is not null)
    and ' ' || search_text(a.first_name || ' ' || a.last_name) like :word))`;
