import { Form } from '@remix-run/react';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { LinkButton, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { actionInWords } from './audit-words';

interface AuditSearchProps {
  /** The search terms and the errors in them. */
  state: FormState;
  /** The actions that occur in the log. */
  actions: string[];
  canExport: boolean;
}

/** A GET form, so that a search can be linked, and a link to download the results. */
export function AuditSearch({ state, actions, canExport }: AuditSearchProps) {
  const field = fieldsOf(state);
  const isNarrowed = Object.keys(state.values).length > 0;
  const choices = actions.map((name) => ({ value: name, label: actionInWords(name) }));
  return (
    <div className="card card__pad stack">
      <Form className="stack" role="search" aria-label="Audit log" noValidate>
        {Object.keys(state.errors).length > 0 && <ErrorSummary state={state} />}
        <div className="field-grid">
          <TextField
            {...field('who')}
            label="Who acted"
            hint="Part of the name, the email address or the member’s number."
            maxLength={100}
            isOptional
          />
          <TextField
            {...field('about')}
            label="Member concerned"
            hint="Also a name, an email address or a number."
            maxLength={100}
            isOptional
          />
          <TextField {...field('from')} type="date" label="From (UTC)" isOptional />
          <TextField {...field('to')} type="date" label="To (UTC), inclusive" isOptional />
          <SelectField
            {...field('action')}
            label="Action"
            choices={choices}
            placeholder="All actions"
            isOptional
          />
        </div>
        <div className="row">
          <SubmitButton>Find</SubmitButton>
          {isNarrowed && (
            <LinkButton look="quiet" to="/admin/audit">
              Clear all
            </LinkButton>
          )}
        </div>
      </Form>
      {canExport && (
        <p>
          {/* Served by the API, so a plain link. */}
          <a href={`/api/v1/admin/audit/export${queryOf(state)}`} download>
            Download results (CSV)
          </a>{' '}
          <span className="quiet">
            At most the newest 10,000 entries; set the dates to get older ones. The download is
            written to the audit log.
          </span>
        </p>
      )}
    </div>
  );
}

function queryOf({ values }: FormState): string {
  const given = Object.keys(values).map((word) => [word, textOf(values, word)]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
