import { counted } from '../../lib/words';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { MemberReports } from '../member-record.server';
import { categories, deeds, kinds } from '../reported/words';

type Open = MemberReports['open'][number];
type Decided = MemberReports['decided'][number];
type Own = MemberReports['own'][number];

/** Within a sentence. */
const asCategory = (name: string) => (categories[name] ?? name).toLowerCase();

const nameOf = ({ kind, subject_id }: Pick<Own, 'kind' | 'subject_id'>) =>
  `${kinds[kind] ?? kind} ${subject_id}`;

/** Reports about the member's posts and reports by the member, each with its outcome. */
export function Reports({ of: reports }: { of: MemberReports }) {
  const { open, decided, own, decided_count, own_count } = reports;
  return (
    <section className="card card__pad stack" aria-labelledby="reports">
      <h2 id="reports">Reports</h2>
      <h3>About this member’s posts</h3>
      {open.length + decided.length === 0 ? (
        <p>No reports.</p>
      ) : (
        <ul className="stack">
          {open.map((report) => (
            <OpenReport key={report.id} of={report} />
          ))}
          {decided.map((report) => (
            <DecidedReport key={report.id} of={report} />
          ))}
        </ul>
      )}
      <Cut shown={decided.length} of={decided_count} what="decision" />
      <h3>By this member</h3>
      {own.length === 0 ? (
        <p>No reports.</p>
      ) : (
        <ul className="stack">
          {own.map((report) => (
            <OwnReport key={report.id} of={report} />
          ))}
        </ul>
      )}
      <Cut shown={own.length} of={own_count} what="report" />
    </section>
  );
}

function OpenReport({ of: report }: { of: Open }) {
  return (
    <li>
      <Link to={`/admin/reports?state=open&report=${report.id}`}>{nameOf(report)}</Link>{' '}
      <span className="badge badge--attention">Open</span>
      <p className="quiet">
        {counted(report.count, 'report')}, as {report.categories.map(asCategory).join(', ')},{' '}
        <TimeAgo at={report.since} />
      </p>
    </li>
  );
}

function DecidedReport({ of: { report_id, verdict, ...report } }: { of: Decided }) {
  const name = nameOf(report);
  return (
    <li>
      {report_id ? (
        <Link to={`/admin/reports?state=decided&report=${report_id}`}>{name}</Link>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span className="badge">{deeds[report.action]}</span>{' '}
      {verdict === 'restore' && <span className="badge">Restored after an appeal</span>}
      {verdict === 'uphold' && <span className="badge">Upheld after an appeal</span>}
      {report.reason && <Words className="admin__words" text={report.reason} />}
      <p className="quiet">
        {report.by}, <TimeAgo at={report.decided_at} />
      </p>
    </li>
  );
}

function OwnReport({ of: report }: { of: Own }) {
  return (
    <li>
      <b>{nameOf(report)}</b> <OutcomeBadge of={report} />
      <p className="quiet">
        As {asCategory(report.category)}, <TimeAgo at={report.created_at} />
      </p>
    </li>
  );
}

function OutcomeBadge({ of: { decision } }: { of: Own }) {
  if (decision === null) return <span className="badge badge--attention">Open</span>;
  return decision === 'upheld' ? (
    <span className="badge badge--success">Upheld</span>
  ) : (
    <span className="badge">Dismissed</span>
  );
}

function Cut({ shown, of: all, what }: { shown: number; of: number; what: string }) {
  if (all <= shown) return null;
  return (
    <p className="quiet">
      The last {shown} of {counted(all, what)}.
    </p>
  );
}
