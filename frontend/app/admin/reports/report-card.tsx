import { Form } from '@remix-run/react';
import { SubmitButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import type { Reported } from '../api.server';

const kinds: Readonly<Record<string, string>> = {
  'clinical-post': 'Clinical post',
  'beyond-post': 'Beyond Surgery post',
  'explore-post': 'Explore post',
  'learning-item': 'Learning content',
  'chat-message': 'Chat message',
};
const categories: Readonly<Record<string, string>> = {
  'patient-identifiable': 'Identifiable patient',
  wrong: 'Wrong',
  abusive: 'Abusive',
  other: 'Other',
};
const deeds: Readonly<Record<string, string>> = {
  remove: 'Hidden',
  suspend: 'Hidden, author suspended',
  restore: 'Restored',
  dismiss: 'Kept',
};

/** What was reported, in context, and what may be done about it. */
export function ReportCard({ of: reported }: { of: Reported }) {
  const { kind, count, since, title, text, reasons, author, decision, link } = reported;
  return (
    <article className="card card__pad stack">
      <p className="row">
        {reported.categories.map((category) => (
          <span
            key={category}
            className={category === 'patient-identifiable' ? 'badge badge--danger' : 'badge'}
          >
            {categories[category] ?? category}
          </span>
        ))}
        <span className="badge">{kinds[kind] ?? kind}</span>
        {reported.is_hidden && <span className="badge badge--attention">Hidden from members</span>}
        <span className="quiet">
          <TimeAgo at={since} /> · {count === 1 ? '1 report' : `${count} reports`}
        </span>
      </p>
      <h2>
        {reported.is_gone ? (
          'It does not exist any more'
        ) : link?.startsWith('/admin') || !link ? (
          title
        ) : (
          <Link to={link}>{title}</Link>
        )}
      </h2>
      {text && <p className="admin__words">{text}</p>}
      <ul className="stack stack--s">
        {reasons.map(({ reason, reporter }) => (
          <li key={`${reporter} ${reason}`}>
            “{reason}” <span className="quiet">{reporter}</span>
          </li>
        ))}
      </ul>
      {author && (
        <p>
          Author: <Link to={`/admin/members/${author.id}`}>{author.name}</Link>{' '}
          <span className="quiet">
            ·{' '}
            {author.upheld_before === 0
              ? 'nothing taken down before'
              : `taken down before: ${author.upheld_before}`}
          </span>
        </p>
      )}
      {decision && (
        <p>
          <b>{deeds[decision.action] ?? decision.action}</b> by {decision.by}{' '}
          <TimeAgo at={decision.at} />
          {decision.note && `: “${decision.note}”`}
        </p>
      )}
      <Decision of={reported} />
    </article>
  );
}

function Decision({ of: { id, decision, is_gone, is_hidden } }: { of: Reported }) {
  if (decision && !is_hidden) return null;
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="report" value={id} />
      {!decision && (
        <TextField
          name="note"
          label="Note"
          hint="Kept with the decision."
          isOptional
          maxLength={1000}
          id={`note-${id}`}
        />
      )}
      <div className="row">
        {!decision && !is_gone && (
          <>
            <SubmitButton name="action" value="remove">
              Hide it
            </SubmitButton>
            <SubmitButton look="danger-quiet" name="action" value="suspend">
              Hide it and suspend the author for 7 days
            </SubmitButton>
          </>
        )}
        {!decision && (
          <SubmitButton look="secondary" name="action" value="dismiss">
            Keep it
          </SubmitButton>
        )}
        {decision && (
          <SubmitButton look="secondary" name="action" value="restore">
            Restore it
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
