import { useFetcher } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Session } from '../../api/session.server';
import { Avatar } from '../../components/avatar';
import { Button } from '../../components/button';
import { FieldError } from '../../components/field';
import { errorOf, type FormState, textOf } from '../../lib/form-state';

interface ComposerProps {
  reader: Session;
  /** However often Enter is pressed, one comment is written. */
  retryKey: string;
  refused?: FormState;
  parentId?: number;
  onSent?: () => void;
}

/** Enter sends, Shift+Enter breaks the line. What was refused is still there. */
export function Composer({ reader, retryKey, refused, parentId, onSent }: ComposerProps) {
  const fetcher = useFetcher<FormState | { written: number }>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(onSent);
  sent.current = onSent;
  const written = fetcher.data && 'written' in fetcher.data ? fetcher.data.written : undefined;
  useEffect(() => {
    if (!written) return;
    form.current?.reset();
    sent.current?.();
  }, [written]);
  const state = fetcher.data && 'values' in fetcher.data ? fetcher.data : refused;
  const id = parentId ? `reply-${parentId}` : 'comment';
  const error = state && (errorOf(state, 'comment') ?? state.message);
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form className="composer card card__pad" method="post" ref={form}>
      <Avatar person={reader} size="s" />
      <div className="field">
        <label className="sr-only" htmlFor={id}>
          {parentId ? 'Add Reply' : 'Add Comment'}
        </label>
        <textarea
          className="textarea"
          id={id}
          name="comment"
          rows={1}
          placeholder={parentId ? 'Add Reply' : 'Add Comment'}
          defaultValue={state ? textOf(state.values, 'comment') : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={sendOnEnter}
        />
        <FieldError name={id} error={error} />
      </div>
      <input type="hidden" name="retryKey" value={retryKey} />
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      <Button type="submit" name="intent" value="comment" aria-busy={isBusy || undefined}>
        Post
      </Button>
    </fetcher.Form>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[type=submit]'));
}
