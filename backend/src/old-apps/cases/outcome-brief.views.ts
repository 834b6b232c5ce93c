import { AdviceView, adviceView } from '../../clinical-cases/outcome/advice.views';
import {
  complicationIndex,
  GRADES,
  highestGrade,
} from '../../clinical-cases/outcome/outcome.rules';
import type { OutcomeBrief } from '../../clinical-cases/outcome/quoted-advice.sql';
import type { MediaAddresses } from '../../media/media.addresses';
import { Wire } from '../../wire/wire';

/** What lists show of an outcome, besides its text. */
export class OutcomeBriefView {
  /** The highest grade, or "none". */
  @Wire({ words: ['none', ...GRADES] }) clavien!: string;
  @Wire() cci!: number;
  @Wire('stay_days', { as: 'number', nullable: true }) stayDays!: number | null;
  /** The advice that changed the plan, or null. */
  @Wire({ of: () => AdviceView, nullable: true }) advice!: AdviceView | null;
}

export function outcomeBriefView(
  { complications, stayDays, advice }: OutcomeBrief,
  addresses: MediaAddresses,
): OutcomeBriefView {
  const grades = complications.map(({ grade }) => grade);
  return Object.assign(new OutcomeBriefView(), {
    stayDays,
    clavien: highestGrade(grades),
    cci: complicationIndex(grades),
    advice: advice && adviceView(advice, addresses),
  });
}
