import { ageShown } from '../clinical-cases/age.rules';
import { CONSENT_WORDS, type ConsentWay } from '../clinical-cases/consent/consent.rules';
import { complicationIndex } from '../clinical-cases/outcome/outcome.rules';
import type { ShownContent } from '../clinical-cases/post-parts';
import type { StepKind } from '../clinical-cases/steps/step.rules';
import type { Paper } from './paper.entity';
import type { Figure } from './paper-figures';
import { type CasePart, isPaperText, type PaperItem } from './paper-items.rules';
import type { PaperPost } from './papers.sql';

/** Everything a paper is made of. No comment is part of it. */
export interface PaperFacts {
  readonly post: PaperPost;
  readonly content: ShownContent;
  readonly figures: readonly Figure[];
  readonly paper: Pick<Paper, 'texts' | 'citations' | 'skipped'>;
}

/** The paragraphs of an item; none if it is missing. */
export function paragraphsOf({ key }: PaperItem, facts: PaperFacts): string[] {
  const told = isPaperText(key) ? [facts.paper.texts[key] ?? ''] : PARTS[key](facts);
  return told.flatMap((text) => text.split(/\n+/)).flatMap((line) => line.trim() || []);
}

const PARTS: Readonly<Record<CasePart, (facts: PaperFacts) => string[]>> = {
  patient,
  presentation: (facts) => [facts.content.post.history ?? '', ...stepsOf(facts, 'presentation')],
  timeline: (facts) => {
    const days = shownSteps(facts).map(({ day, kind }) => `Day ${day}: ${STEP_NAMES[kind]}.`);
    const last = days.length > 0 ? outcomeOf(facts) : null;
    return [...days, ...(last ? [`Day ${last.day}: outcome.`] : [])];
  },
  tests: (facts) => stepsOf(facts, 'imaging'),
  diagnosis: ({ content }) => [content.post.diagnosis ?? ''],
  decision: (facts) => stepsOf(facts, 'decision'),
  operation: (facts) => stepsOf(facts, 'operation'),
  pathology: (facts) => stepsOf(facts, 'pathology'),
  outcome: (facts) => [outcomeOf(facts)?.text ?? facts.content.post.outcome ?? ''],
  measures,
  complications,
  returns,
  consent,
  privacy,
  figures: ({ figures }) =>
    figures.every(({ legend }) => legend)
      ? figures.map(({ legend }, place) => `Figure ${place + 1}. ${legend}`)
      : [],
  references: ({ paper }) => paper.citations.map((one, place) => `${place + 1}. ${one}`),
};

const STEP_NAMES: Readonly<Record<StepKind, string>> = {
  presentation: 'presentation',
  imaging: 'imaging',
  decision: 'decision',
  operation: 'operation',
  complication: 'complication',
  pathology: 'pathology',
  'follow-up': 'follow-up',
};

/** Those that others see, too. */
const shownSteps = ({ content }: PaperFacts) =>
  content.steps.filter(({ awaitsPatient }) => !awaitsPatient);

const stepsOf = (facts: PaperFacts, kind: StepKind): string[] =>
  shownSteps(facts)
    .filter((step) => step.kind === kind)
    .map(({ day, text }) => `Day ${day}: ${text}`);

const outcomeOf = ({ content: { outcome } }: PaperFacts) =>
  outcome?.awaitsPatientAt ? null : outcome;

function patient({ content: { post } }: PaperFacts): string[] {
  const { ageValue, ageUnit, gender } = post;
  const age = ageShown({ value: ageValue, unit: ageUnit });
  if (age === null || !gender) return [];
  return [`Age: ${age} ${ageUnit}. Gender: ${gender.toLowerCase()}.`];
}

function measures(facts: PaperFacts): string[] {
  const outcome = outcomeOf(facts);
  return [
    ...stepsOf(facts, 'follow-up'),
    ...(outcome ? [`The outcome was reported on day ${outcome.day}.`] : []),
  ];
}

function complications(facts: PaperFacts): string[] {
  const outcome = outcomeOf(facts);
  if (!outcome) return [];
  const told = stepsOf(facts, 'complication');
  const graded = outcome.complications.map(({ grade, text }) =>
    text ? `Grade ${grade}: ${text}` : `Grade ${grade}.`,
  );
  if (graded.length === 0) return [...told, 'No complication was reported.'];
  const index = complicationIndex(outcome.complications.map(({ grade }) => grade));
  return [...told, ...graded, `Comprehensive Complication Index: ${index}.`];
}

function returns(facts: PaperFacts): string[] {
  const outcome = outcomeOf(facts);
  if (!outcome) return [];
  const { reoperated, readmitted, stayDays } = outcome;
  return [
    [
      `Reoperation: ${reoperated ? 'yes' : 'no'}.`,
      `Readmission: ${readmitted ? 'yes' : 'no'}.`,
      ...(stayDays === null ? [] : [`Length of stay: ${stayDays} days.`]),
    ].join(' '),
  ];
}

function consent({ post }: PaperFacts): string[] {
  if (!post.isAgreed || !post.way || !post.givenAt) return [];
  const month = new Date(post.givenAt).toISOString().slice(0, 7);
  const way = CONSENT_WORDS[post.way as ConsentWay].toLowerCase();
  return [`The patient consented to publication in a medical journal (${way}; ${month}).`];
}

function privacy({ post: { checks, masks } }: PaperFacts): string[] {
  if (checks === 0) return [];
  const covered = masks === 0 ? 'No area was blacked out.' : `Areas blacked out: ${masks}.`;
  return [
    `Text and files were checked for details that identify the patient before the case was shown. ${covered}`,
  ];
}
