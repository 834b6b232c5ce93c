import { drName } from '../lib/words';

/** What a block does: said once, on the question, the list and in Settings. */
export const BLOCKING = [
  'Neither of you sees the other’s profile, cases, posts or presence, or finds the other by name.',
  'Your chat closes for both. What was written stays, for you alone to read.',
  'Your connection and open requests end. In groups you share, your messages are folded for each other; in colleagues’ cases, their comments are folded for you, and yours are not shown to them.',
  'They are not told. You can unblock at any time; the connection does not come back.',
] as const;

export const blockQuestion = (fullName: string) =>
  `Are you sure you want to block ${drName(fullName)}?`;
