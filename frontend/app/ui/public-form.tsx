import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FormState } from '../lib/form-state';
import { Button } from './button';
import { ErrorSummary } from './error-summary';

interface PublicFormProps {
  state: FormState;
  /** When the page was rendered, in milliseconds since the epoch. */
  opened: number;
  submit: string;
  /** The path to post to, by default the current page. */
  action?: string;
  children: ReactNode;
}

/**
 * A form for everybody, with a honeypot against bots. With JavaScript its button shows the busy
 * state.
 */
export function PublicForm({ state, opened, submit, action, children }: PublicFormProps) {
  const failed = state.message;
  return (
    <Form className="stack" method="post" action={action} noValidate>
      <ErrorSummary state={state} />
      {failed && (
        <span hidden data-toast="error" data-ms={5_000}>
          {failed}
        </span>
      )}
      {children}
      <div className="nobody" aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="opened" value={opened} />
      <div className="form-page__foot">
        <Button type="submit" size="l" data-busy="Submitting...">
          {submit}
        </Button>
      </div>
    </Form>
  );
}
