import { type PaperFacts, paragraphsOf } from './paper-facts';
import {
  type CasePart,
  type ItemState,
  isPaperText,
  PAPER_ITEMS,
  type PaperForm,
  type PaperItem,
} from './paper-items.rules';

/** An item of a checklist as it stands, with its text. */
export interface Filled {
  readonly item: PaperItem;
  readonly state: ItemState;
  readonly paragraphs: readonly string[];
  /** The page with the field that fills it. */
  readonly link: string;
}

export function checklistOf(form: PaperForm, facts: PaperFacts): Filled[] {
  return PAPER_ITEMS[form].map((item) => {
    const paragraphs = paragraphsOf(item, facts);
    return { item, paragraphs, state: stateOf(item, paragraphs, facts), link: linkOf(item, facts) };
  });
}

function stateOf(
  { key, mayNotApply }: PaperItem,
  paragraphs: readonly string[],
  { paper }: PaperFacts,
): ItemState {
  if (paragraphs.length > 0) return 'filled';
  return mayNotApply && paper.skipped.includes(key) ? 'not-applicable' : 'missing';
}

const PAGES: Readonly<Record<CasePart, string>> = {
  patient: 'edit#age',
  presentation: 'edit#history',
  timeline: 'steps/new',
  tests: 'steps/new?kind=imaging',
  diagnosis: 'edit#diagnosis',
  decision: 'steps/new?kind=decision',
  operation: 'steps/new?kind=operation',
  pathology: 'steps/new?kind=pathology',
  outcome: 'outcome#text',
  measures: 'outcome#day',
  complications: 'outcome',
  returns: 'outcome#stayDays',
  consent: 'edit',
  privacy: 'edit',
  figures: 'edit#describedAs',
  references: 'paper#references',
};

function linkOf({ key }: PaperItem, { post }: PaperFacts): string {
  const page = isPaperText(key) ? `paper#${key}` : PAGES[key];
  const isTheirs = key === 'consent' && post.isPatients;
  return `/caseDetails/${post.id}/${isTheirs ? 'consent' : page}`;
}
