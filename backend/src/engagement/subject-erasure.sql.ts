import { ids, statement, text } from '../platform/database/statement';

const erase = (from: string) =>
  statement({
    takes: { kind: text, ids },
    gives: {},
    sql: `delete from ${from} subject_kind = :kind and subject_id = any(:ids::bigint[])`,
  });

/** In this order: replies are deleted before the comments they refer to. */
export const ERASE_WHAT_HANGS_ON = [
  erase('comment where parent_id is not null and'),
  erase('comment where'),
  erase('engagement_like where'),
  erase('collection_item where'),
  erase('subject_follow where'),
  erase('report where'),
  erase('moderation_decision where'),
];
