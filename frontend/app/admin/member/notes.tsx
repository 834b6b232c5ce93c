import { Form } from '@remix-run/react';
import { type FormState, fieldsOf, untouched } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { MoreLink } from '../../ui/more-link';
import { TextArea } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { Note } from '../member-record.server';

interface NotesProps {
  /** Null if the user may not read the notes; `why` then holds the reason. */
  of: Note[] | null;
  why: string;
  nextBefore: number | null;
  /** The form state of a note that was refused, with the text as typed. */
  state: FormState | undefined;
  retryKey: string;
}

/** Notes on a member that administrators share with each other. */
export function Notes({ of: notes, why, nextBefore, state, retryKey }: NotesProps) {
  return (
    <section className="card card__pad stack" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {notes ? (
        <>
          <NewNote state={state} retryKey={retryKey} />
          {notes.length === 0 && <p>No notes yet.</p>}
          {notes.length > 0 && (
            <ul className="stack">
              {notes.map((note) => (
                <OneNote key={note.id} of={note} />
              ))}
            </ul>
          )}
          <MoreLink before={nextBefore} list="notes">
            Older notes
          </MoreLink>
        </>
      ) : (
        <p>{why}</p>
      )}
    </section>
  );
}

function NewNote({ state, retryKey }: Pick<NotesProps, 'state' | 'retryKey'>) {
  return (
    <Form method="post" className="stack stack--s" noValidate>
      <ErrorSummary state={state} />
      <input type="hidden" name="retryKey" value={retryKey} />
      <TextArea
        {...fieldsOf(state ?? untouched)('text')}
        label="New note"
        hint="Only administrators see it, never the member. It is erased with the account."
        rows={3}
        maxLength={2000}
      />
      <div>
        <SubmitButton look="secondary" name="act" value="add-note">
          Save note
        </SubmitButton>
      </div>
    </Form>
  );
}

function OneNote({ of: note }: { of: Note }) {
  return (
    <li className="stack stack--s">
      <Words className="admin__words" text={note.text} />
      <div className="row">
        <span className="quiet">
          {note.author}, <TimeAgo at={note.created_at} />
        </span>
        {note.is_own && (
          <Form noValidate method="post">
            <input type="hidden" name="act" value="remove-note" />
            <SubmitButton look="quiet" name="note" value={note.id}>
              Delete this note
            </SubmitButton>
          </Form>
        )}
      </div>
    </li>
  );
}
