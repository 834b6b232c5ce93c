import { boolean, json } from '../../platform/database/statement';
import { column, type ReadPart, type ValuesOf } from '../part-columns';

const ROW = { hasPoll: column(boolean, 'p.has_poll') };

declare module '../part-columns' {
  interface RowOfParts extends ValuesOf<typeof ROW> {}
}

const EXPORTED = {
  poll: column(
    json<unknown>(),
    `(select to_json(q) from (select question, is_blind as blind, asked_at as "askedAt",
      (select json_agg(json_build_object('option', text, 'votes', vote_count, 'provedRight', is_right) order by position)
       from case_poll_option where post_id = p.id) as options from case_poll where post_id = p.id) q)`,
  ),
};

export const POLL_COLUMNS: ReadPart = { row: ROW, exported: EXPORTED };
