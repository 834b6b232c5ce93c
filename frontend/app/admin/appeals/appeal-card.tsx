import { Form } from '@remix-run/react';
import { errorOf, type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { OptionCards } from '../../ui/option-cards';
import { TextArea } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { AppealRow } from '../api.server';
import { ReportedFiles } from '../reported/reported-files';
import {
  Declared,
  ReportedAuthor,
  ReportedText,
  ReportedTitle,
  Thread,
} from '../reported/reported-thing';
import { deeds, kinds } from '../reported/words';

interface AppealCardProps {
  of: AppealRow;
  opened: number | undefined;
  at: (file?: number) => string;
  state: FormState;
  isRefused: boolean;
  isAdmin: boolean;
}

/** An appeal with its history. */
export function AppealCard({ of: appeal, opened, at, isAdmin, ...more }: AppealCardProps) {
  const { object, created_at, may_decide, verdict } = appeal;
  return (
    <article className="card mod" aria-labelledby={`appeal-${appeal.id}`}>
      <header className="mod__head">
        <span className="badge badge--attention">Appeal</span>
        <span className="quiet">
          {kinds[object.kind] ?? object.kind} · written <TimeAgo at={created_at} />
        </span>
      </header>
      <div className={object.files.length > 0 ? 'mod__grid--files' : undefined}>
        <ReportedFiles of={object} opened={opened} at={at} />
        <div className="mod__right stack">
          <h2 id={`appeal-${appeal.id}`}>
            <ReportedTitle of={object} link={null} />
          </h2>
          <ReportedText of={object} />
          <Declared of={object} />
          <Trail of={appeal} />
          <Thread of={object} />
          <ReportedAuthor of={object} isAdmin={isAdmin} />
          {!verdict && !may_decide && (
            <p className="muted">
              Someone else must decide: it is your own post, or you made the first decision.
            </p>
          )}
        </div>
      </div>
      {may_decide && <VerdictForm of={appeal} {...more} />}
    </article>
  );
}

/** What happened, in order, starting with the reports. */
function Trail({ of: appeal }: { of: AppealRow }) {
  const { against, reports, reasons, reported_at, text, object, created_at, verdict } = appeal;
  return (
    <ol className="mod__trail">
      {reported_at && (
        <li>
          <b>Reported by {reports === 1 ? '1 member' : `${reports} members`}</b>
          {reasons.map(({ reason, reporter }) => (
            <Words as="span" key={`${reporter} ${reason}`} text={`“${reason}”`} />
          ))}
          <span className="quiet">
            <TimeAgo at={reported_at} />
          </span>
        </li>
      )}
      <li>
        <b>
          {deeds[against.action]} by <bdi>{against.by}</bdi>
        </b>
        <Words as="span" lead="Reason given: " text={against.reason || 'none'} />
        {against.note && <Words as="span" lead="Note: " text={against.note} />}
        <span className="quiet">
          <TimeAgo at={against.at} />
          {against.mended_at && ', since changed by its author'}
        </span>
      </li>
      <li>
        <b>
          Appeal{object.author && ' by '}
          <bdi>{object.author?.name}</bdi>
        </b>
        <Words as="span" className="admin__words" text={`“${text}”`} />
        <span className="quiet">
          <TimeAgo at={created_at} />
        </span>
      </li>
      {verdict && (
        <li>
          <b>
            {verdict.decision === 'restore' ? 'Restored' : 'Upheld'}
            {verdict.by && ` by ${verdict.by}`}
          </b>
          <Words as="span" className="admin__words" text={verdict.reason} />
          <span className="quiet">
            <TimeAgo at={verdict.at} />
          </span>
        </li>
      )}
    </ol>
  );
}

const verdicts = [
  { value: 'restore', label: 'Restore', text: 'Visible again; the decision no longer counts' },
  { value: 'uphold', label: 'Uphold', text: 'The decision stands. This is final' },
];

interface VerdictFormProps {
  of: AppealRow;
  state: FormState;
  isRefused: boolean;
}

function VerdictForm({ of: { id }, state, isRefused }: VerdictFormProps) {
  return (
    <Form method="post" className="mod__decide" noValidate aria-label="Decide">
      <input type="hidden" name="appeal" value={id} />
      <ErrorSummary state={isRefused ? state : undefined} />
      <OptionCards
        name="decision"
        label="Decide"
        options={verdicts}
        chosen={textOf(state.values, 'decision')}
        error={errorOf(state, 'decision')}
      />
      <TextArea
        {...fieldsOf(state)('reason')}
        label="Reason, for the author and the first reviewer"
        rows={3}
        maxLength={1000}
      />
      <div>
        <SubmitButton>Decide and notify the author</SubmitButton>
      </div>
    </Form>
  );
}
