import { columns, statement } from '../../platform/database/statement';
import { CaseOutcome } from './case-outcome.entity';

const POST = columns(CaseOutcome, 'postId');

/** As far as others know. */
export const ENDED_IN_DEATH = statement({
  takes: POST,
  gives: POST,
  sql: `select post_id as "postId" from case_outcome
    where post_id = :postId and awaits_patient_at is null and complications @> '[{"grade": "V"}]'`,
});
