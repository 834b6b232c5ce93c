import { DEFINITIONS } from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import { longDate } from '../../lib/time';
import { counted } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { Words } from '../../ui/words';
import { AdviceQuote } from '../advice-quote';
import { GradeMark } from '../grade-mark';
import type { Outcome } from '../outcome.server';
import { OutcomeOwed } from '../outcome-owed';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import './case-outcome.css';
import { type Fact, FactList } from '../../ui/fact-list';

interface CaseOutcomeProps {
  post: ClinicalPost;
  outcome: Outcome | null;
  isOwn: boolean;
}

/** The outcome of the case. Without one, its author is offered to report it. */
export function CaseOutcome({ post, outcome, isOwn }: CaseOutcomeProps) {
  if (post.kind !== 'case' || post.withdrawnAt) return null;
  const report = `${pathOfPost(post.id)}/outcome`;
  if (!outcome) return isOwn ? <Unreported post={post} report={report} /> : null;
  return (
    <section className="card card__pad outcome" id="outcome" aria-labelledby="outcome-title">
      <div className="outcome__head">
        <h2 className="card__lead" id="outcome-title">
          Outcome on day {outcome.day}
        </h2>
        <span className="quiet">Reported by the author on {longDate(outcome.reportedAt)}</span>
      </div>
      {outcome.status && (
        <p>
          <span className="badge badge--attention">{outcome.status}</span>
        </p>
      )}
      <Grade outcome={outcome} />
      <Figures outcome={outcome} />
      <div>
        <h3>What we did</h3>
        <Words text={outcome.text} />
      </div>
      {outcome.advice.length > 0 && (
        <div>
          <h3>Advice that counted</h3>
          {outcome.advice.map((advice) => (
            <AdviceQuote key={advice.commentId} advice={advice} to="" />
          ))}
        </div>
      )}
      {isOwn && (
        <p>
          <LinkButton look="secondary" to={report}>
            Change the outcome
          </LinkButton>
        </p>
      )}
    </section>
  );
}

/** Once the case is closed, the author is asked for the outcome expressly. */
function Unreported({ post, report }: { post: ClinicalPost; report: string }) {
  if (!post.isOpen) return <OutcomeOwed post={post} from="case" />;
  return (
    <p>
      <LinkButton look="secondary" to={report}>
        Report the outcome
      </LinkButton>
    </p>
  );
}

function Grade({ outcome: { clavien, grades, texts } }: { outcome: Outcome }) {
  if (clavien === 'none') return <p>There were no complications.</p>;
  const described = grades.flatMap((grade, index) =>
    texts[index] ? [`Grade ${grade}: ${texts[index]}`] : [],
  );
  return (
    <dl className="outcome__grade">
      <dt>Most severe complication, Clavien–Dindo</dt>
      <dd>
        <span className="outcome__worst">
          Grade {clavien} <GradeMark grade={clavien} />
        </span>
        <span className="muted">{DEFINITIONS[clavien]}</span>
        {described.length > 0 && <Words text={described.join('\n')} />}
      </dd>
    </dl>
  );
}

function Figures({ outcome }: { outcome: Outcome }) {
  const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
  const figures: Fact[] = [
    ['CCI', `${outcome.cci} of 100`],
    ['Hospital stay', outcome.stayDays === null ? '–' : counted(outcome.stayDays, 'day')],
    ['Reoperation', yesNo(outcome.reoperated)],
    ['Readmission', yesNo(outcome.readmitted)],
  ];
  return <FactList className="outcome__figures" facts={figures} />;
}
