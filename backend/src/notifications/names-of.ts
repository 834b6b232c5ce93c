import { isolated } from '../platform/members-words.rules';

/** For example "Dr. A", "Dr. A and 1 other", "Dr. A and 3 others". */
export function namesOf(actorName: string, others: number): string {
  const who = `Dr. ${isolated(actorName)}`;
  if (others === 0) return who;
  return `${who} and ${others} ${others === 1 ? 'other' : 'others'}`;
}
