import { isWithinDays } from '../../lib/time';
import type { Note } from '../api.server';

const stretches = [
  { title: 'Last 24 hours', days: 1 },
  { title: 'Earlier this week', days: 7 },
  { title: 'Before', days: Number.POSITIVE_INFINITY },
];

/** Groups the notifications, newest first, by period. */
export function stretchesOf(notes: Note[], now: string): { title: string; notes: Note[] }[] {
  const titleOf = ({ at }: Note) =>
    stretches.find(({ days }) => isWithinDays(at, days, now))?.title;
  return stretches
    .map(({ title }) => ({ title, notes: notes.filter((note) => titleOf(note) === title) }))
    .filter((stretch) => stretch.notes.length > 0);
}
