import type { Note } from '../../api/notifications.server';

const DAY = 24 * 3_600_000;

const stretches = [
  { title: 'Last 24 hours', upTo: DAY },
  { title: 'Earlier this week', upTo: 7 * DAY },
  { title: 'Before', upTo: Number.POSITIVE_INFINITY },
];

/** Newest first, under the stretch of time that each falls into. */
export function stretchesOf(notes: Note[], now: string): { title: string; notes: Note[] }[] {
  const ageOf = (note: Note) => new Date(now).getTime() - new Date(note.at).getTime();
  const titleOf = (note: Note) => stretches.find(({ upTo }) => ageOf(note) < upTo)?.title;
  return stretches
    .map(({ title }) => ({ title, notes: notes.filter((note) => titleOf(note) === title) }))
    .filter((stretch) => stretch.notes.length > 0);
}
