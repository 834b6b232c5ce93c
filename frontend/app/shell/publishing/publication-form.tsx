import { Form } from '@remix-run/react';
import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { EventTime } from '../../ui/event-time';
import { OwnTimeField } from './own-time-field';
import type { Publication } from './publication';

const looks = {
  draft: 'badge',
  scheduled: 'badge badge--attention',
  published: 'badge badge--success',
} as const;
const words = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

export function PublicationBadge({ status }: Pick<Publication, 'status'>) {
  return <span className={looks[status]}>{words[status]}</span>;
}

/** Publishes now or from a given time on, or withdraws. */
export function PublicationForm({
  publication: { status, at },
  state,
  zone,
}: {
  publication: Publication;
  state: FormState;
  /** The editor's time zone. */
  zone: string;
}) {
  return (
    <Form noValidate className="card card__pad stack" method="post">
      <div className="row">
        <h2>Publishing</h2>
        <PublicationBadge status={status} />
      </div>
      {at ? (
        <p className="muted">
          {status === 'scheduled' ? 'Members will see it from' : 'Members see it since'}{' '}
          <EventTime startsAt={at} zone={zone} />.
        </p>
      ) : (
        <p className="muted">Only administrators and editors see it.</p>
      )}
      {status !== 'published' && (
        <OwnTimeField
          // Remounts when the state changes, so that a time typed for one state is not kept for the
          // next.
          key={`${status} ${at} ${zone}`}
          label="Appears at"
          name="at"
          zone={textOf(state.values, 'zone') || zone}
          defaultValue={textOf(state.values, 'at')}
          hint="At once, if left empty."
          error={errorOf(state, 'at')}
        />
      )}
      <div className="form-page__foot">
        {status !== 'published' && (
          <SubmitButton name="intent" value="publish">
            Publish
          </SubmitButton>
        )}
        {status !== 'draft' && (
          <SubmitButton look="secondary" name="intent" value="withdraw">
            Return to draft
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
