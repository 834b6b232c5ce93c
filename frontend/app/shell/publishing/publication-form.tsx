import { Form } from '@remix-run/react';
import { ORGANISER_ZONE } from '../../../../backend/src/events/event-time.rules';
import { errorOf, type FormState } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { EventTime } from '../../ui/event-time';
import { Field } from '../../ui/field';
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

/** When members see it: at once, from a moment on, or not (any more). */
export function PublicationForm({
  publication: { status, at },
  state,
}: {
  publication: Publication;
  state: FormState;
}) {
  return (
    <Form className="card card__pad stack" method="post">
      <div className="row">
        <h2>Publishing</h2>
        <PublicationBadge status={status} />
      </div>
      {at ? (
        <p className="muted">
          {status === 'scheduled' ? 'Members will see it from' : 'Members see it since'}{' '}
          <EventTime startsAt={at} zone={ORGANISER_ZONE} />.
        </p>
      ) : (
        <p className="muted">Only administrators see it.</p>
      )}
      {status !== 'published' && (
        <Field
          label="Appears at (IST)"
          name="at"
          isOptional
          hint="At once, if left empty"
          error={errorOf(state, 'at')}
        >
          {(control) => <input className="input" type="datetime-local" {...control} />}
        </Field>
      )}
      <div className="form-page__foot">
        {status !== 'published' && (
          <SubmitButton name="intent" value="publish">
            Publish
          </SubmitButton>
        )}
        {status !== 'draft' && (
          <SubmitButton look="secondary" name="intent" value="withdraw">
            Take it back
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
