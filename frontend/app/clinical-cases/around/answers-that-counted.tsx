import { Target } from 'lucide-react';
import { EffectMark } from '../../engagement/effect-mark';
import { shortened } from '../../lib/words';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Words } from '../../ui/words';
import type { MemberSummary } from '../member-summary.server';
import { Side } from './side';

/** The least number of votes from which a mean says something. */
export const LEAST_VOTES = 10;
const QUOTED = 100;

interface AnswersProps {
  around: MemberSummary;
  readerId: number;
}

/** What came of the reader's answers and votes, as the authors of the cases told. */
export function AnswersThatCounted({ around, readerId }: AnswersProps) {
  const { counts, advice, calibration } = around;
  const all = { to: `/profile/${readerId}/advice`, count: counts.credited };
  const said = advice && shortened(advice.comment, QUOTED);
  return (
    <Side title="Your answers that counted" all={all}>
      {counts.credited > 0 && (
        <dl className="side__figs">
          <Figure of={counts.changed} what="changed a plan" />
          <Figure of={counts.confirmed} what="confirmed one" />
        </dl>
      )}
      {advice && said && (
        <>
          <Words
            className="small muted"
            text={said.isCut ? `“${said.start}…”` : `“${said.start}”`}
          />
          <p>
            <EffectMark effect={advice.effect} />
          </p>
          <Link
            className="side__t"
            to={`/caseDetails/${advice.caseId}?comment=${advice.commentId}#comment-${advice.commentId}`}
          >
            <bdi>{advice.diagnosis}</bdi>
          </Link>
        </>
      )}
      {calibration && <Calibrated {...calibration} />}
    </Side>
  );
}

function Figure({ of, what }: { of: number; what: string }) {
  if (of === 0) return null;
  return (
    <div>
      <dt>{what}</dt>
      <dd>{of}</dd>
    </div>
  );
}

function Calibrated({ votes, confidence, right }: NonNullable<MemberSummary['calibration']>) {
  if (votes < LEAST_VOTES) return null;
  return (
    <p className="calib small">
      <Icon of={Target} size="s" />
      <span>
        Your votes: {confidence} % sure on average, <b>right in {right} %</b> of {votes}.
      </span>
    </p>
  );
}
