import {
  type Advice,
  EFFECTS,
  type Grade,
  gradeOf,
  TREATMENTS,
} from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import type { Outcome } from '../outcome.server';

export const MOST_COMPLICATIONS = 20;
const TREATMENT_MISSING = 'Please say what treatment was needed.';
const DEATH_UNSAID = 'Please give the cause of death in one plain sentence.';

/** The field names of one complication. */
export const namesOf = (index: number) => ({
  treatment: `treatment-${index}`,
  anaesthesia: `anaesthesia-${index}`,
  organs: `organs-${index}`,
  words: `words-${index}`,
});

/** The answers that lead to each grade: treatment, general anaesthesia, several organs. */
const ANSWERS: Readonly<Record<Grade, readonly [string, string, string]>> = {
  I: ['simple', '0', '0'],
  II: ['drugs', '0', '0'],
  IIIa: ['procedure', '0', '0'],
  IIIb: ['procedure', '1', '0'],
  IVa: ['intensive', '0', '0'],
  IVb: ['intensive', '0', '1'],
  V: ['death', '0', '0'],
};

/** The field for the effect of a comment on the plan. */
export const adviceName = (commentId: number) => `advice-${commentId}`;
const ADVICE = /^advice-(\d{1,15})$/;

export const adviceIn = (values: FormValues): Advice[] =>
  Object.keys(values).flatMap((name) => {
    const commentId = Number(ADVICE.exec(name)?.[1]);
    const effect = EFFECTS.find((one) => one === textOf(values, name));
    return commentId && effect ? [{ commentId, effect }] : [];
  });

/** The form values of a reported outcome; an empty form if there is none. */
export function valuesOf(outcome: Outcome | null): FormValues {
  if (!outcome) return { count: '0' };
  const values: FormValues = {
    count: String(outcome.grades.length),
    day: String(outcome.day),
    text: outcome.text,
    stayDays: outcome.stayDays === null ? '' : String(outcome.stayDays),
    reoperated: outcome.reoperated ? '1' : '0',
    readmitted: outcome.readmitted ? '1' : '0',
    version: String(outcome.version),
    pollOption: String(outcome.rightOption ?? 0),
  };
  for (const { commentId, effect } of outcome.advice) values[adviceName(commentId)] = effect;
  outcome.grades.forEach((grade, index) => {
    const [treatment, anaesthesia, organs] = ANSWERS[grade];
    put(values, index, { treatment, anaesthesia, organs, words: outcome.texts[index] ?? '' });
  });
  return values;
}

export function countIn(values: FormValues): number {
  const count = Number(textOf(values, 'count'));
  return Number.isInteger(count) ? Math.min(MOST_COMPLICATIONS, Math.max(0, count)) : 0;
}

export const withOneMore = (values: FormValues): FormValues => ({
  ...values,
  count: String(countIn(values) + 1),
});

/** Later complications move up by one. */
export function without(values: FormValues, removed: number): FormValues {
  const left = { ...values };
  const count = countIn(values);
  for (let index = removed; index < count - 1; index += 1)
    put(left, index, partOf(values, index + 1));
  return { ...left, count: String(Math.max(0, count - 1)) };
}

export function problemsIn(values: FormValues): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (let index = 0; index < countIn(values); index += 1) {
    const { treatment, words } = namesOf(index);
    const said = partOf(values, index);
    if (!TREATMENTS.some((one) => one === said.treatment))
      problems[treatment] = [TREATMENT_MISSING];
    if (said.treatment === 'death' && said.words === '') problems[words] = [DEATH_UNSAID];
  }
  return problems;
}

/** The body of the request. */
export function bodyOf(values: FormValues) {
  const complications = Array.from({ length: countIn(values) }, (_, index) => {
    const { treatment: said, anaesthesia, organs, words } = partOf(values, index);
    const treatment = TREATMENTS.find((one) => one === said) ?? 'simple';
    const grade = gradeOf({
      treatment,
      generalAnaesthesia: anaesthesia === '1',
      severalOrgans: organs === '1',
    });
    return { grade, words };
  });
  return {
    ...numberIn(values, 'day'),
    ...numberIn(values, 'stayDays'),
    ...numberIn(values, 'version'),
    ...numberIn(values, 'pollOption'),
    ...(textOf(values, 'advises') && { advice: adviceIn(values) }),
    text: textOf(values, 'text'),
    complications: complications.map(({ grade }) => grade),
    complicationTexts: complications.map(({ words }) => words),
    reoperated: textOf(values, 'reoperated') === '1',
    readmitted: textOf(values, 'readmitted') === '1',
  };
}

/** The grades that follow from the answers so far; unanswered complications are left out. */
export function gradesIn(values: FormValues): Grade[] {
  return Array.from({ length: countIn(values) }, (_, index) => partOf(values, index)).flatMap(
    ({ treatment, anaesthesia, organs }) => {
      const said = TREATMENTS.find((one) => one === treatment);
      const more = { generalAnaesthesia: anaesthesia === '1', severalOrgans: organs === '1' };
      return said ? [gradeOf({ treatment: said, ...more })] : [];
    },
  );
}

/** The course as far as the form's values can be read. */
export function outcomeCourse(values: FormValues) {
  const stay = textOf(values, 'stayDays').trim();
  return {
    stay: /^\d{1,4}$/.test(stay) ? Number(stay) : undefined,
    reoperated: textOf(values, 'reoperated') === '1',
    readmitted: textOf(values, 'readmitted') === '1',
    advised: adviceIn(values).filter(({ effect }) => effect !== 'otherwise').length,
  };
}

type Part = Record<keyof ReturnType<typeof namesOf>, string>;

function partOf(values: FormValues, index: number): Part {
  const { treatment, anaesthesia, organs, words } = namesOf(index);
  return {
    treatment: textOf(values, treatment),
    anaesthesia: textOf(values, anaesthesia),
    organs: textOf(values, organs),
    words: textOf(values, words).trim(),
  };
}

function put(values: FormValues, index: number, part: Part): void {
  const names = namesOf(index);
  values[names.treatment] = part.treatment;
  values[names.anaesthesia] = part.anaesthesia;
  values[names.organs] = part.organs;
  values[names.words] = part.words;
}

function numberIn(values: FormValues, name: string): Record<string, number> {
  const typed = textOf(values, name).trim();
  return typed === '' ? {} : { [name]: Number(typed) };
}
