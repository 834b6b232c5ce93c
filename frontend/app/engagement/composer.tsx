import { useFetcher } from '@remix-run/react';
import { useContext, useEffect, useId, useRef } from 'react';
import { errorOf, type FormState, textOf } from '../lib/form-state';
import { Findings } from '../media/findings/findings';
import { type KeptAnswer, keyAfter } from '../outbox/kept-answer';
import type { Author } from '../profiles/author.server';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { FieldError } from '../ui/field';
import { announce } from '../ui/toast';
import type { Session } from '../wire/session.server';
import { CommentSlots } from './comment-slots';
import { MentionList } from './mention-list';
import { sendOnEnter } from './send-on-enter';
import { type EngagementSubject, MOST_CHARACTERS } from './subject';
import { useMentions } from './use-mentions';

interface ComposerProps {
  subject: EngagementSubject;
  reader: Session;
  /** Makes the request idempotent: pressing Enter repeatedly writes one comment. */
  retryKey: string;
  people: Author[];
  refused?: FormState;
  parentId?: number;
  /** A reply's composer takes focus when it opens. */
  isOpen?: boolean;
  /** Whether it is part of the bar below a discussion. */
  isBar?: boolean;
  onSent?: () => void;
}

/** Enter sends, Shift+Enter breaks the line, @ mentions a member. Refused text is kept. */
export function Composer({
  subject,
  reader,
  retryKey,
  people,
  refused,
  parentId,
  isOpen,
  isBar = false,
  onSent,
}: ComposerProps) {
  const fetcher = useFetcher<FormState | { written: number; done: string } | KeptAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { Tools, toolFields = [] } = useContext(CommentSlots);
  const area = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(area, people);
  const sent = useRef(onSent);
  sent.current = onSent;
  const answer = fetcher.data && 'written' in fetcher.data ? fetcher.data : undefined;
  const kept = fetcher.data && 'waiting' in fetcher.data ? fetcher.data : undefined;
  const taken = answer ?? kept;
  const written = answer?.written ?? kept?.waiting;
  const forget = useRef(mentions.forget);
  forget.current = mentions.forget;
  useEffect(() => {
    if (!taken) return;
    announce('waiting' in taken ? 'Waiting to be sent' : taken.done);
    form.current?.reset();
    forget.current();
    sent.current?.();
  }, [taken]);
  useEffect(() => {
    if (isOpen) area.current?.focus();
  }, [isOpen]);
  // Once a comment is written, what was refused before must not come back with `reset`.
  const first = taken ? undefined : refused;
  const state = fetcher.data && 'values' in fetcher.data ? fetcher.data : first;
  // Without a connection the page cannot be loaded anew, and the next comment need not wait for it.
  const isBusy = fetcher.state === 'submitting' || (fetcher.state === 'loading' && !kept);
  const id = useId();
  const isElsewhere = toolFields.some((name) => state && errorOf(state, name));
  const error = state && (errorOf(state, 'comment') ?? (isElsewhere ? undefined : state.message));
  const words = parentId ? 'Add Reply' : 'Add Comment';
  return (
    <fetcher.Form
      noValidate
      data-waits
      className={classNames('composer', !isBar && 'card card__pad')}
      method="post"
      action={subject.to}
      ref={form}
    >
      {!isBar && <Avatar person={reader} size="s" />}
      <div className="field composer__field">
        <label className="sr-only" htmlFor={id}>
          {words}
        </label>
        <textarea
          dir="auto"
          className="textarea"
          id={id}
          name="comment"
          ref={area}
          rows={1}
          maxLength={MOST_CHARACTERS}
          placeholder={words}
          defaultValue={state ? textOf(state.values, 'comment') : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...mentions.area(id)}
          onKeyDown={(event) => mentions.onKeyDown(event) || sendOnEnter(event)}
        />
        <MentionList id={id} mentions={mentions} />
        <FieldError name={id} error={error} />
        {Tools && <Tools written={written} refused={state} isReply={parentId !== undefined} />}
      </div>
      <input type="hidden" name="retryKey" value={keyAfter(retryKey, written)} />
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      {mentions.named.map(({ memberId }) => (
        <input key={memberId} type="hidden" name="mentions" value={memberId} />
      ))}
      <Button type="submit" name="intent" value="comment" aria-busy={isBusy || undefined}>
        Post
      </Button>
      {subject.isClinical && <Findings of={id} field="comment" whose="a patient" />}
    </fetcher.Form>
  );
}
