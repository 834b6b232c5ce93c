import { Form } from '@remix-run/react';
import { errorOf, type FormState } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import type { Choice } from '../../ui/choices';
import { DrName } from '../../ui/dr-name';
import { ErrorSummary } from '../../ui/error-summary';
import { SelectField } from '../../ui/select-field';
import type { PaperPage } from '../api.server';

interface CoAuthorsProps {
  coAuthors: PaperPage['co_authors'];
  /** Connections who are not named yet. */
  colleagues: Choice[];
  state: FormState;
}

const STATES: Readonly<Record<PaperPage['co_authors'][number]['state'], string>> = {
  asked: 'asked',
  agreed: 'has agreed',
  declined: 'has declined',
};

/** Who is named besides the author. */
export function CoAuthors({ coAuthors, colleagues, state }: CoAuthorsProps) {
  return (
    <section className="card card__pad stack" aria-labelledby="co-authors">
      <h2 id="co-authors">Co-authors</h2>
      <p className="muted">
        They are notified, and are named once they have agreed. Then they can download the document,
        too.
      </p>
      <ErrorSummary state={state} />
      {coAuthors.length > 0 && (
        <ul className="paper-missing__list">
          {coAuthors.map(({ memberId, name, state: said }) => (
            <li key={memberId} className="row row--between">
              <span>
                <DrName of={name} /> · {STATES[said]}
              </span>
              <Form method="post" noValidate>
                <input type="hidden" name="memberId" value={memberId} />
                <SubmitButton look="quiet" name="intent" value="remove">
                  Remove<span className="sr-only"> Dr. {name}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {colleagues.length > 0 ? (
        <Form method="post" noValidate className="stack stack--s">
          <SelectField
            name="memberId"
            label="A colleague you are connected with"
            choices={colleagues}
            placeholder="Choose"
            error={errorOf(state, 'memberId')}
          />
          <div>
            <SubmitButton look="secondary" name="intent" value="name">
              Ask
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <p className="quiet">Once you have connections, you can ask them to be co-authors.</p>
      )}
    </section>
  );
}
