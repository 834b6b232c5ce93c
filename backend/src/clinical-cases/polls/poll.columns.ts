import { boolean, json, nullable, number } from '../../platform/database/statement';
import { column, type ReadPart, type ValuesOf } from '../part-columns';
import { BLINDED, isBlind } from './blinding.sql';

const FACTS = {
  /** Its open poll hides the discussion until a member has voted. */
  isBlind: column(boolean, isBlind(':now')),
  /** The reader has neither voted nor skipped yet, and is not shown what would reveal the votes. */
  isBlinded: column(boolean, BLINDED),
};
const ROW = { hasPoll: column(boolean, 'p.has_poll'), ...FACTS };
const WATCHED = {
  /** Null without a poll. */
  votes: column(
    nullable(number),
    '(select sum(o.vote_count) from case_poll_option o where o.post_id = p.id)',
  ),
  isBlind: FACTS.isBlind,
};

declare module '../part-columns' {
  interface RowOfParts extends ValuesOf<typeof ROW> {}
  interface FactsOfParts extends ValuesOf<typeof FACTS> {}
  interface WatchedOfParts extends ValuesOf<typeof WATCHED> {}
}

const EXPORTED = {
  poll: column(
    json<unknown>(),
    `(select to_json(q) from (select question, is_blind as blind, asked_at as "askedAt",
      (select json_agg(json_build_object('option', text, 'votes', vote_count, 'provedRight', is_right) order by position)
       from case_poll_option where post_id = p.id) as options from case_poll where post_id = p.id) q)`,
  ),
};

export const POLL_COLUMNS: ReadPart = {
  row: ROW,
  facts: FACTS,
  watched: WATCHED,
  exported: EXPORTED,
};
