import { columns, json, type RowOf, statement } from '../../platform/database/statement';
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

export interface FileToAdd {
  readonly asset_id: number;
  readonly category: ClinicalPostFile['category'];
  readonly position: number;
  readonly consent_id: number | null;
}

/** Adds files to a post, or to one of its steps. Takes `FileToAdd[]` as JSON. */
export const ADD_FILES = statement({
  takes: { ...columns(ClinicalPostFile, 'postId', 'stepId'), files: json<string>() },
  gives: columns(ClinicalPostFile, 'id', 'assetId'),
  sql: `insert into clinical_post_file (post_id, step_id, position, asset_id, category, consent_id)
    select :postId, :stepId, f.position, f.asset_id, f.category, f.consent_id from jsonb_to_recordset(cast(:files as jsonb))
      as f(position smallint, asset_id bigint, category text, consent_id bigint)
    returning id, asset_id as "assetId"`,
});
