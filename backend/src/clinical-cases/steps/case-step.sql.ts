import { boolean, columns, json, type RowOf, statement } from '../../platform/database/statement';
import { filesWhere, type PostFileRow } from '../clinical-post.sql';
import { ClinicalPostFile } from '../files/clinical-post-file.entity';
import { CaseStep } from './case-step.entity';
import { STEP_SHOWN } from './step-shown.sql';

/** The files of steps that wait for the patient. */
export const WAITING_ASSETS = statement({
  takes: columns(ClinicalPostFile, 'postId'),
  gives: columns(ClinicalPostFile, 'assetId'),
  sql: `select f.asset_id as "assetId" from case_step s join clinical_post_file f on f.step_id = s.id
    where s.post_id = :postId and s.awaits_patient_at is not null`,
});

/**
 * By day, and within a day in the order of creation. Includes steps that others cannot see yet only
 * if `withWaiting` is set.
 */
export const STEPS_OF = statement({
  takes: { ...columns(CaseStep, 'postId'), withWaiting: boolean },
  gives: {
    ...columns(CaseStep, 'id', 'kind', 'day', 'text', 'version', 'createdAt'),
    /** Visible to the author of the case only, until the patient has answered. */
    awaitsPatient: boolean,
    files: json<readonly PostFileRow[]>(),
  },
  sql: `select s.id, s.awaits_patient_at is not null as "awaitsPatient", s.kind, s.day, s.text, s.version, s.created_at as "createdAt", ${filesWhere('f.step_id = s.id')}
    from case_step s where s.post_id = :postId and (:withWaiting or ${STEP_SHOWN}) order by s.day, s.id`,
});
/** A step with its files. */
export type StepRow = RowOf<typeof STEPS_OF>;
