import { Check } from 'lucide-react';
import { counted } from '../lib/words';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { AdviceQuote } from './advice-quote';
import type { OutcomeBrief } from './post';

/** What came of a case, on its card: the outcome's figures, and the advice that changed the plan. */
export function CaseProof({ brief, to }: { brief: OutcomeBrief; to: string }) {
  const { clavien, cci, stayDays, advice } = brief;
  const figures = [
    clavien === 'none' ? 'no complication' : `Clavien–Dindo ${clavien}, CCI ${cci}`,
    stayDays !== null && clavien !== 'V' && `hospital stay ${counted(stayDays, 'day')}`,
  ];
  return (
    <div className="proof">
      <p className="proof__head">
        <Icon of={Check} size="s" />
        <Link to={`${to}#outcome`}>Outcome</Link> <span>{figures.filter(Boolean).join(' · ')}</span>
      </p>
      {advice && <AdviceQuote advice={advice} to={to} />}
    </div>
  );
}
