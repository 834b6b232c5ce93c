import { timeOf } from '../platform/database/columns';
import { isOpen } from './clinical-cases.policy';
import { WAITS_FOR_PATIENT } from './clinical-post.rows';
import type { PostRow } from './clinical-post.sql';

const UNDECLARED = 'Please confirm consent on the website.';
export const POST_STATES = [
  'Active',
  'Closed',
  'Processing',
  'Checking',
  WAITS_FOR_PATIENT,
  UNDECLARED,
];

/** The state of a post in one word, as older apps and visitors read it. */
export function statusOf(row: PostRow, now: Date): string {
  if (row.isUndeclared) return UNDECLARED;
  if (row.awaitsPatient && !row.withdrawnAt) return WAITS_FOR_PATIENT;
  if (row.isHeld) return 'Checking';
  if (row.files.some(({ state }) => state === 'pending')) return 'Processing';
  return isOpen({ closesAt: timeOf(row.closesAt) }, now) ? 'Active' : 'Closed';
}
