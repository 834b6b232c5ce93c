import { Form } from '@remix-run/react';
import { SubmitButton } from '../../ui/button';

/** Asks for confirmation, also without JavaScript. */
export function BlogDeletion() {
  return (
    <details className="card card__pad unfold">
      <summary>Delete this blog</summary>
      <Form noValidate className="stack stack--s" method="post">
        <p className="muted">It is deleted for everyone. This cannot be undone.</p>
        <div>
          <SubmitButton look="danger" name="intent" value="delete">
            Delete
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
