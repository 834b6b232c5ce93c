import type { Note } from '../api.server';
import { NoteItem } from '../note';

/** The notifications of one period. */
export function Stretch({ title, notes }: { title: string; notes: Note[] }) {
  return (
    <section className="stack stack--s">
      <h2 className="card__title">{title}</h2>
      <ul className="card list notes">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}
