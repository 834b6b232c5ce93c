import { Form } from '@remix-run/react';
import { longDate } from '../../lib/time';
import { LinkButton, SubmitButton } from '../../ui/button';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { Letter } from '../letters.server';

const STATES: Record<string, string> = {
  open: 'Not asked for proof yet',
  asked: 'Asked for proof',
  proved: 'Proved by the link',
  erased: 'Account deleted',
  closed: 'Refused',
};

export function LetterCard({ of: letter, isAlone }: { of: Letter; isAlone?: boolean }) {
  const { id, name, email, message, created_at, closed_at } = letter;
  const isRequest = 'due_at' in letter;
  const phone = isRequest ? letter.phone : letter.mobile;
  return (
    <article className="card card__pad stack">
      <p className="row">
        <b>
          <bdi>{name || 'A former member'}</bdi>
        </b>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <span className="quiet">
          {phone && `${phone} · `}
          <TimeAgo at={created_at} />
        </span>
        {closed_at ? (
          <span className="badge badge--success">
            {isRequest ? STATES[letter.state] : 'Closed'}
          </span>
        ) : (
          isRequest && (
            <span className={letter.is_urgent ? 'badge badge--danger' : 'badge badge--attention'}>
              {letter.is_urgent && 'Urgent: '}Due {longDate(letter.due_at)}
            </span>
          )
        )}
      </p>
      <Words className="admin__words" text={message} />
      {isRequest && !closed_at && (
        <p className="row">
          {!isAlone && (
            <LinkButton look="secondary" to={`/admin/deletion-requests/${id}`}>
              Decide
            </LinkButton>
          )}
          <span className="quiet">{STATES[letter.state]}</span>
        </p>
      )}
      {isRequest && letter.reason && <Words className="quiet" text={letter.reason} />}
      {!isRequest && !closed_at && (
        <Form noValidate method="post">
          <SubmitButton look="secondary" name="close" value={id}>
            Close
          </SubmitButton>
        </Form>
      )}
    </article>
  );
}
