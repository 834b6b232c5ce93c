import { columns, statement } from '../platform/database/statement';
import { CollectionItem } from './collection-item.entity';

const { memberId, subjectKind, subjectId, createdAt } = columns(
  CollectionItem,
  'memberId',
  'subjectKind',
  'subjectId',
  'createdAt',
);

/** Returns nothing if it was already saved. */
export const COLLECT = statement({
  takes: { memberId, subjectKind, subjectId, createdAt },
  gives: { subjectId },
  sql: `insert into collection_item (member_id, subject_kind, subject_id, created_at)
    values (:memberId, :subjectKind, :subjectId, :createdAt)
    on conflict do nothing returning subject_id as "subjectId"`,
});

/** For the export of a member's data. */
export const COLLECTED_BY = statement({
  takes: { memberId },
  gives: { kind: subjectKind, id: subjectId, at: createdAt },
  sql: `select subject_kind as kind, subject_id as id, created_at as at from collection_item
    where member_id = :memberId order by created_at`,
});
