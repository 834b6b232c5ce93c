import type { Comment } from '../../engagement/api.server';
import { CommentQuote } from '../../engagement/comment-quote';
import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { DrName } from '../../ui/dr-name';
import { FieldError } from '../../ui/field';
import { Segmented } from '../../ui/radio-group';
import { adviceIn, adviceName } from './outcome-form';

const CHOICES = [
  { value: 'changed', label: 'Changed the plan' },
  { value: 'confirmed', label: 'Confirmed it' },
  { value: 'otherwise', label: 'We did otherwise' },
  { value: '', label: 'No mark' },
];

interface AdviceFieldsProps {
  /** The comments of colleagues, without the author's own. */
  comments: Comment[];
  state: FormState;
}

/** Marks the comments that helped, now that the outcome is known. */
export function AdviceFields({ comments, state }: AdviceFieldsProps) {
  if (comments.length === 0) return null;
  const shown = new Set(comments.map(({ id }) => id));
  return (
    <section className="stack" aria-labelledby="advice">
      <h2 id="advice">Which advice counted?</h2>
      <p className="muted">Optional. The comment gets a mark, and its author is told.</p>
      <input type="hidden" name="advises" value="1" />
      {/* Marked before, but too old to be among the comments shown here. */}
      {adviceIn(state.values)
        .filter(({ commentId }) => !shown.has(commentId))
        .map(({ commentId, effect }) => (
          <input key={commentId} type="hidden" name={adviceName(commentId)} value={effect} />
        ))}
      <ul className="advice card card__pad">
        {comments.map(({ id, author, text }) => (
          <li key={id}>
            <p id={`advice-of-${id}`}>
              <b>
                <DrName of={author.fullName} />
              </b>{' '}
              <span className="quiet">{author.speciality}</span>
            </p>
            <CommentQuote text={text} />
            <Segmented
              name={adviceName(id)}
              choices={CHOICES}
              defaultValue={textOf(state.values, adviceName(id))}
              labelledBy={`advice-of-${id}`}
            />
          </li>
        ))}
      </ul>
      <FieldError name="advice" error={errorOf(state, 'advice')} />
    </section>
  );
}
