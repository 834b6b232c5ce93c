import { postStatements } from './clinical-cases/clinical-post.lists.sql';
import { OUTCOME_COLUMNS } from './clinical-cases/outcome/outcome.columns';
import { POLL_COLUMNS } from './clinical-cases/polls/poll.columns';
import { STEP_COLUMNS } from './clinical-cases/steps/steps.columns';

/** The statements that read posts, with the columns of every part, whatever its domain. */
export const POSTS = postStatements([OUTCOME_COLUMNS, STEP_COLUMNS, POLL_COLUMNS]);
