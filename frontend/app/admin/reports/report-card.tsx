import type { FormState } from '../../lib/form-state';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { Reported } from '../api.server';
import { ReportedFiles } from '../reported/reported-files';
import {
  Declared,
  ReportedAuthor,
  ReportedText,
  ReportedTitle,
  Thread,
} from '../reported/reported-thing';
import { categories, deeds, kinds } from '../reported/words';
import { DecideForm, RestoreForm } from './decide-form';

interface ReportCardProps {
  of: Reported;
  opened: number | undefined;
  at: (file?: number) => string;
  /** The URL of the next report. */
  next: string | undefined;
  state: FormState;
  isRefused: boolean;
  isAdmin: boolean;
}

export const reportsOf = ({ count }: Reported) => (count === 1 ? '1 report' : `${count} reports`);

/** A reported object with its context, and the decision form. */
export function ReportCard({ of: reported, next, isAdmin, ...more }: ReportCardProps) {
  const { object, since, reasons, decision, link } = reported;
  return (
    <article className="card mod" aria-labelledby="reported">
      <header className="mod__head">
        <Categories of={reported} />
        <span className="quiet">
          {reportsOf(reported)} · first one <TimeAgo at={since} />
        </span>
        {next && (
          <Link className="mod__next" to={next}>
            Next
          </Link>
        )}
      </header>
      <div className={object.files.length > 0 ? 'mod__grid--files' : undefined}>
        <ReportedFiles of={object} opened={more.opened} at={more.at} />
        <div className="mod__right stack">
          <div>
            <p className="quiet">
              {kinds[object.kind] ?? object.kind}
              {object.is_hidden && ' · hidden from members'}
            </p>
            <h2 id="reported">
              <ReportedTitle of={object} link={link} />
            </h2>
          </div>
          <ReportedText of={object} />
          <Declared of={object} />
          <ul className="mod__said" aria-label="What was reported">
            {reasons.map(({ reason, reporter }) => (
              <li key={`${reporter} ${reason}`}>
                <Words text={`“${reason}”`} />
                <span className="quiet">
                  <bdi>{reporter}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <Thread of={object} />
          <ReportedAuthor of={object} isAdmin={isAdmin} />
          {decision && <Decided of={decision} />}
          {isAdmin && mayListReaders(reported) && (
            <p>
              <Link to={`/admin/breach-sheet?post=${reported.subject_id}`}>
                List who has seen it
              </Link>
            </p>
          )}
        </div>
      </div>
      {!decision && <DecideForm of={reported} {...more} isAdmin={isAdmin} />}
      {decision && object.is_hidden && <RestoreForm of={reported} state={more.state} />}
    </article>
  );
}

/** A post of which a list for a data protection officer may be made. */
const mayListReaders = ({ kind, categories: said }: Reported) =>
  kind === 'clinical-post' && said.includes('patient-identifiable');

export function Categories({ of }: { of: Reported }) {
  return of.categories.map((category) => (
    <span
      key={category}
      className={category === 'patient-identifiable' ? 'badge badge--danger' : 'badge'}
    >
      {categories[category] ?? category}
    </span>
  ));
}

function Decided({ of: decision }: { of: NonNullable<Reported['decision']> }) {
  return (
    <div className="mod__author">
      <p>
        <b>{deeds[decision.action]}</b> by {decision.by} <TimeAgo at={decision.at} />
      </p>
      {decision.reason && (
        <Words
          className="admin__words"
          lead="Reason given to the author: "
          text={decision.reason}
        />
      )}
      {decision.note && <Words className="admin__words" lead="Note: " text={decision.note} />}
      {decision.mended_at && (
        <p>
          Changed by its author <TimeAgo at={decision.mended_at} />
        </p>
      )}
    </div>
  );
}
