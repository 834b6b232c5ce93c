import type { IdentifierKind } from '../../../backend/src/clinical-cases/privacy/finding.rules';
import { findingsIn, repaired } from '../../../backend/src/clinical-cases/privacy/findings.rules';
import type { FormState, FormValues, FoundWords } from './form-state';
import { textsOf } from './form-state';

/** The words of a post that are read for what could tell who the patient is. */
const READ = [
  'title',
  'description',
  'diagnosis',
  'history',
  'clinicalQuestions',
  'clinical_question',
  'outcome',
  'altTexts',
  'describedAs',
];
/** What the author has decided of a finding comes as `finding:…` = `keep|history|date|12 March 2024`. */
const DECIDED = /^finding:/;
const UNDECIDED = 'Please repair what could identify the patient, or say that it is no patient.';

export interface Judged {
  values: FormValues;
  kept: IdentifierKind[];
  /** What nobody has decided yet, by field. */
  open: Record<string, FoundWords[]>;
}

/** Does what the author decided of each finding, and tells which are left. */
export function judged(sent: FormValues): Judged {
  const decisions = new Set(
    Object.entries(sent)
      .filter(([name]) => DECIDED.test(name))
      .flatMap(([, value]) => value),
  );
  const values = { ...sent };
  const kept = new Set<IdentifierKind>();
  const open: Judged['open'] = {};
  for (const field of READ.filter((name) => values[name] !== undefined)) {
    const texts = textsOf(values, field).map((text) => {
      const found = findingsIn(text).map((finding) => ({
        ...finding,
        words: text.slice(finding.start, finding.end),
      }));
      const key = (what: string, { kind, words }: FoundWords) =>
        `${what}|${field}|${kind}|${words}`;
      const keeps = found.filter((one) => !one.isCertain && decisions.has(key('keep', one)));
      const repairs = found.filter((one) => decisions.has(key('repair', one)));
      for (const { kind } of keeps) kept.add(kind);
      const left = found.filter((one) => !keeps.includes(one) && !repairs.includes(one));
      if (left.length > 0) open[field] = [...(open[field] ?? []), ...left];
      return repaired(text, repairs);
    });
    values[field] = Array.isArray(values[field]) ? texts : (texts[0] ?? '');
  }
  return { values, kept: [...kept], open };
}

/** The words alone, as the API takes them. */
export const withoutDecisions = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !DECIDED.test(name)));

/** The form again, with its findings and with the files that it brought. */
export function undecidedState({ values, open }: Judged, held: FormState['held']): FormState {
  const errors = Object.fromEntries(Object.keys(open).map((field) => [field, [UNDECIDED]]));
  return { values, errors, message: UNDECIDED, findings: open, held };
}
