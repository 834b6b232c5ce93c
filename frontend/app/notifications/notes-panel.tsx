import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { Link } from '../ui/link';
import type { NotePage } from './api.server';
import { NoteItem } from './note';

const SHOWN = 6;

/**
 * The newest notifications, below the bell. Loaded on opening and whenever the unread count
 * changes.
 */
export default function NotesPanel({ unread }: { unread: number }) {
  const { load, data } = useFetcher<{ page: NotePage }>();
  useEffect(() => {
    // `unread` is read here so that a change of the count reloads the list.
    if (unread >= 0) load(`/notifications?limit=${SHOWN}`);
  }, [load, unread]);
  return (
    <section className="notes-panel" aria-label="Notifications">
      <h2 className="card__title">Notifications</h2>
      {!data && <span className="skeleton skeleton--line" aria-hidden="true" />}
      {data && data.page.notes.length === 0 && <p className="muted">Nothing new.</p>}
      {data && data.page.notes.length > 0 && (
        <ul className="list">
          {data.page.notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      )}
      <div className="row">
        <Link className="btn btn--quiet" to="/notifications">
          All notifications
        </Link>
        <Link className="btn btn--quiet" to="/questions">
          Questions to me
        </Link>
      </div>
    </section>
  );
}
