import { columns, statement } from '../../platform/database/statement';
import { ClinicalPostFile } from '../files/clinical-post-file.entity';

/** The files of steps that wait for the patient. */
export const WAITING_ASSETS = statement({
  takes: columns(ClinicalPostFile, 'postId'),
  gives: columns(ClinicalPostFile, 'assetId'),
  sql: `select f.asset_id as "assetId" from case_step s join clinical_post_file f on f.step_id = s.id
    where s.post_id = :postId and s.awaits_patient_at is not null`,
});
