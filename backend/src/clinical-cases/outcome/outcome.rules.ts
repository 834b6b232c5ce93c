/** Clavien–Dindo grades, from least to most severe. */
export const GRADES = ['I', 'II', 'IIIa', 'IIIb', 'IVa', 'IVb', 'V'] as const;
export type Grade = (typeof GRADES)[number];

export interface Complication {
  readonly grade: Grade;
  readonly text: string;
}

export const MAX_COMPLICATIONS = 50;
export const MAX_STAY_DAYS = 3650;
export const MAX_TEXT = 4000;

/**
 * The effect of a comment on the plan, given by the author of the case once the outcome is known.
 */
export const EFFECTS = ['changed', 'confirmed', 'otherwise'] as const;
export type Effect = (typeof EFFECTS)[number];

/** A credited comment and its effect. */
export interface Advice {
  readonly commentId: number;
  readonly effect: Effect;
}

/** Weights of the Comprehensive Complication Index. */
const WEIGHTS: Readonly<Record<Exclude<Grade, 'V'>, number>> = {
  I: 300,
  II: 1750,
  IIIa: 2750,
  IIIb: 4550,
  IVa: 7200,
  IVb: 8550,
};
const WORST_INDEX = 100;

/** The Comprehensive Complication Index of all complications, to one decimal place. */
export function complicationIndex(grades: readonly Grade[]): number {
  let sum = 0;
  for (const grade of grades) {
    if (grade === 'V') return WORST_INDEX;
    sum += WEIGHTS[grade];
  }
  return Math.min(WORST_INDEX, Math.round((Math.sqrt(sum) / 2) * 10) / 10);
}

/** The most severe grade. */
export const highestGrade = (grades: readonly Grade[]): Grade | 'none' =>
  GRADES.findLast((grade) => grades.includes(grade)) ?? 'none';

/** The most invasive treatment a complication needed. */
export const TREATMENTS = ['simple', 'drugs', 'procedure', 'intensive', 'death'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/**
 * The form's questions about one complication; the second and third are asked only where relevant.
 */
export interface Answers {
  readonly treatment: Treatment;
  readonly generalAnaesthesia?: boolean;
  readonly severalOrgans?: boolean;
}

/** The grade that follows from the answers. */
export function gradeOf({ treatment, generalAnaesthesia, severalOrgans }: Answers): Grade {
  switch (treatment) {
    case 'simple':
      return 'I';
    case 'drugs':
      return 'II';
    case 'procedure':
      return generalAnaesthesia ? 'IIIb' : 'IIIa';
    case 'intensive':
      return severalOrgans ? 'IVb' : 'IVa';
    case 'death':
      return 'V';
  }
}

/** The definition of each grade. */
export const DEFINITIONS: Readonly<Record<Grade, string>> = {
  I: 'Nothing was needed beyond simple care: drugs against fever, pain or nausea, fluids, physiotherapy, or opening a wound at the bedside.',
  II: 'Other drugs, a blood transfusion or parenteral nutrition were needed.',
  IIIa: 'A procedure was needed, without general anaesthesia: surgical, endoscopic or radiological.',
  IIIb: 'A procedure was needed under general anaesthesia: surgical, endoscopic or radiological.',
  IVa: 'A life-threatening complication needed intensive care; one organ failed.',
  IVb: 'A life-threatening complication needed intensive care; several organs failed.',
  V: 'The patient died.',
};
