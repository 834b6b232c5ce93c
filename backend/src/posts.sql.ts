import { ASKING_COLUMNS } from './asking/asking.columns';
import { postStatements } from './clinical-cases/clinical-post.lists.sql';
import { OUTCOME_COLUMNS } from './clinical-cases/outcome/outcome.columns';
import { together } from './clinical-cases/part-columns';
import { POLL_COLUMNS } from './clinical-cases/polls/poll.columns';
import { SCAN_COLUMNS } from './clinical-cases/scans/scan.columns';
import { STEP_COLUMNS } from './clinical-cases/steps/steps.columns';

const PARTS = [OUTCOME_COLUMNS, STEP_COLUMNS, POLL_COLUMNS, SCAN_COLUMNS, ASKING_COLUMNS];

/** The statements that read posts, with the columns of every part, whatever its domain. */
export const POSTS = postStatements(PARTS);

/** The texts of all parts in which a post `p` is found. */
export const WORDS_OF_PARTS = together(PARTS).words;
