import { Form } from '@remix-run/react';
import { SubmitButton } from '../../ui/button';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { Letter } from '../letters.server';

export function LetterCard({ of: letter }: { of: Letter }) {
  const { id, name, email, message, created_at, closed_at } = letter;
  const isRequest = 'due_at' in letter;
  const phone = isRequest ? letter.phone : letter.mobile;
  return (
    <article className="card card__pad stack">
      <p className="row">
        <b>
          <bdi>{name}</bdi>
        </b>
        <a href={`mailto:${email}`}>{email}</a>
        <span className="quiet">
          {phone && `${phone} · `}
          <TimeAgo at={created_at} />
        </span>
        {closed_at ? (
          <span className="badge badge--success">Closed</span>
        ) : (
          isRequest && (
            <span className={letter.is_urgent ? 'badge badge--danger' : 'badge badge--attention'}>
              {letter.is_urgent && 'Urgent: '}Due {letter.due_at.slice(0, 10)}
            </span>
          )
        )}
      </p>
      <Words className="admin__words" text={message} />
      {!closed_at && (
        <Form noValidate method="post">
          <SubmitButton look="secondary" name="close" value={id}>
            Close
          </SubmitButton>
        </Form>
      )}
    </article>
  );
}
