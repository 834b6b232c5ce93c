import { columns, type RowOf, statement } from '../../platform/database/statement';
import { ClinicalPostFile } from './clinical-post-file.entity';

/** Those of a post with those of all its steps: no two have the same position. */
export const FILES_OF = statement({
  takes: columns(ClinicalPostFile, 'postId'),
  gives: {
    ...columns(ClinicalPostFile, 'id', 'assetId', 'position'),
    /** Null for a file of the post itself. */
    ...columns(ClinicalPostFile, 'stepId'),
  },
  sql: `select id, asset_id as "assetId", position, step_id as "stepId" from clinical_post_file
    where post_id = :postId order by position`,
});
export type HeldFile = RowOf<typeof FILES_OF>;
