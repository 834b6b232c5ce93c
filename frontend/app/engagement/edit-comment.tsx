import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { errorOf, type FormState, textOf } from '../lib/form-state';
import { Findings } from '../media/findings/findings';
import { Button } from '../ui/button';
import { controlProps, FieldError } from '../ui/field';
import { takesFocus } from '../ui/focus-first';
import { announce } from '../ui/toast';
import type { Comment } from './api.server';
import { sendOnEnter } from './send-on-enter';
import { MOST_CHARACTERS } from './subject';

interface EditCommentProps {
  action: string;
  comment: Comment;
  /** Whether it is about a patient, so that its text is checked for identifying details. */
  isClinical?: boolean;
  onDone: () => void;
}

/** Edits a comment in place. Esc cancels. */
export function EditComment({ action, comment, isClinical, onDone }: EditCommentProps) {
  const fetcher = useFetcher<FormState | { done: string }>();
  const done = useRef(onDone);
  done.current = onDone;
  const said = fetcher.data && 'done' in fetcher.data ? fetcher.data.done : undefined;
  useEffect(() => {
    if (!said) return;
    announce(said);
    done.current();
  }, [said]);
  const state = fetcher.data && 'values' in fetcher.data ? fetcher.data : undefined;
  const error = state && (errorOf(state, 'comment') ?? state.message);
  const name = `edit-${comment.id}`;
  return (
    <fetcher.Form noValidate className="stack stack--s" method="post" action={action}>
      <textarea
        dir="auto"
        {...controlProps({ name, error })}
        className="textarea"
        name="comment"
        aria-label="Your comment"
        maxLength={MOST_CHARACTERS}
        defaultValue={state ? textOf(state.values, 'comment') : comment.text}
        onKeyDown={(event) => (event.key === 'Escape' ? onDone() : sendOnEnter(event))}
        {...takesFocus}
      />
      <FieldError name={name} error={error} />
      {isClinical && <Findings of={name} field="comment" whose="a patient" />}
      <div className="row">
        <Button type="submit" aria-busy={fetcher.state !== 'idle' || undefined}>
          Save
        </Button>
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  );
}
