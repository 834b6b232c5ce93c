import type { MediaAddresses } from '../../media/media.addresses';
import { authorOf } from '../../profiles/author';
import { AuthorView, authorFields } from '../../profiles/author.wire';
import { Wire } from '../../wire/wire';
import { complicationIndex, EFFECTS, GRADES, highestGrade } from './outcome.rules';
import type { OutcomeBrief, QuotedAdvice } from './quoted-advice.sql';

/** A comment credited by the author of the case, and its author. */
export class AdviceView extends AuthorView {
  @Wire() commentId!: number;
  @Wire({ words: EFFECTS }) effect!: string;
  @Wire() comment!: string;
}

/** What lists show of an outcome, besides its text. */
export class OutcomeBriefView {
  /** The highest grade, or "none". */
  @Wire({ words: ['none', ...GRADES] }) clavien!: string;
  @Wire() cci!: number;
  @Wire('stay_days', { as: 'number', nullable: true }) stayDays!: number | null;
  /** The advice that changed the plan, or null. */
  @Wire({ of: () => AdviceView, nullable: true }) advice!: AdviceView | null;
}

export function adviceView(row: QuotedAdvice, addresses: MediaAddresses): AdviceView {
  const { commentId, effect, comment } = row;
  const author = authorFields(authorOf(row, addresses));
  return Object.assign(new AdviceView(), author, { commentId, effect, comment });
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
