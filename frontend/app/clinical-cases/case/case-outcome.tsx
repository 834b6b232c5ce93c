import { ChevronDown, Sparkle } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { DEFINITIONS } from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import type { Effect } from '../../engagement/effect-mark';
import { longDate } from '../../lib/time';
import { counted } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { DrName } from '../../ui/dr-name';
import { type Fact, FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { Words } from '../../ui/words';
import { AdviceQuote } from '../advice-quote';
import { GradeMark } from '../grade-mark';
import type { Outcome } from '../outcome.server';
import { AuthorPins } from '../pins/pin-chips';
import type { ClinicalPost, QuotedAdvice } from '../post';
import { pathOfPost } from '../post-subject';

interface CaseOutcomeProps {
  post: ClinicalPost;
  outcome: Outcome;
  isOwn: boolean;
  /** The reader's vote, and whether it is what proved right. */
  vote: ReactNode;
}

/** What became of the patient: its figures and who changed the plan; the rest is folded. */
export function CaseOutcome({ post, outcome, isOwn, vote }: CaseOutcomeProps) {
  return (
    <section className="card card__pad outcome" id="outcome" aria-labelledby="outcome-title">
      <div className="outcome__head">
        <h2 className="card__lead" id="outcome-title">
          Outcome on day {outcome.day}
        </h2>
        <span className="quiet">Reported on {longDate(outcome.reportedAt)}</span>
      </div>
      {outcome.status && (
        <p>
          <span className="badge badge--attention">{outcome.status}</span>
        </p>
      )}
      <Figures outcome={outcome} />
      <Words className="outcome__text" text={outcome.text} />
      <AuthorPins pins={outcome.pins} />
      {vote}
      {outcome.advice.length > 0 && <WhoCounted advice={outcome.advice} />}
      <details className="folds">
        <summary>
          Complications and advice
          <Icon of={ChevronDown} size="s" />
        </summary>
        <div>
          <Grade outcome={outcome} />
          <Courses outcome={outcome} />
          {outcome.advice.length > 0 && (
            <div>
              <h3>Advice that counted</h3>
              {outcome.advice.map((advice) => (
                <AdviceQuote key={advice.commentId} advice={advice} to="" />
              ))}
            </div>
          )}
        </div>
      </details>
      {isOwn && (
        <p>
          <LinkButton look="secondary" to={`${pathOfPost(post.id)}/outcome`}>
            Change the outcome
          </LinkButton>
        </p>
      )}
    </section>
  );
}

const DID: Readonly<Record<Effect, string>> = {
  changed: 'changed the plan',
  confirmed: 'confirmed the plan',
  otherwise: 'advised something else',
};

/** Each name leads to the comment. */
function WhoCounted({ advice }: { advice: QuotedAdvice[] }) {
  const effects = [...new Set(advice.map(({ effect }) => effect))];
  return (
    <div className="outcome__line">
      <Icon of={Sparkle} size="s" />
      <ul>
        {effects.map((wanted) => (
          <li key={wanted}>
            {advice
              .filter(({ effect }) => effect === wanted)
              .map(({ commentId, author }, i) => (
                <Fragment key={commentId}>
                  {i > 0 && ', '}
                  <a href={`#comment-${commentId}`}>
                    <DrName of={author.fullName} />
                  </a>
                </Fragment>
              ))}{' '}
            {DID[wanted]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ outcome: { clavien, cci, stayDays } }: { outcome: Outcome }) {
  const figures: Fact[] = [
    [
      'Clavien–Dindo',
      clavien === 'none' ? (
        'None'
      ) : (
        <>
          {clavien} <GradeMark grade={clavien} />
        </>
      ),
    ],
    [
      'CCI',
      <>
        {cci} <small>of 100</small>
      </>,
    ],
  ];
  if (stayDays !== null) figures.push(['Hospital stay', counted(stayDays, 'day')]);
  return <FactList className="outcome__figures" facts={figures} />;
}

function Grade({ outcome: { clavien, grades, texts } }: { outcome: Outcome }) {
  if (clavien === 'none') return <p>There were no complications.</p>;
  const described = grades.flatMap((grade, index) =>
    texts[index] ? [`Grade ${grade}: ${texts[index]}`] : [],
  );
  return (
    <div>
      <h3>Most severe complication: grade {clavien}</h3>
      <p className="muted">{DEFINITIONS[clavien]}</p>
      {described.length > 0 && <Words text={described.join('\n')} />}
    </div>
  );
}

/** Whether the patient came back, to the theatre or to the hospital. */
function Courses({ outcome: { reoperated, readmitted } }: { outcome: Outcome }) {
  return (
    <p>
      {reoperated ? 'Reoperation' : 'No reoperation'},{' '}
      {readmitted ? 'readmission' : 'no readmission'}.
    </p>
  );
}
