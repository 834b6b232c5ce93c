import { NoDates, NoIdentifiers } from '../../identifiers/no-identifiers';
import { IsId, isId } from '../../wire/ids';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { WAITS_FOR_PATIENT } from '../clinical-post.rows';
import { IsDay } from '../patient-day';
import { AdviceView } from './advice.views';
import type { CaseOutcome, OutcomeChanges } from './case-outcome.entity';
import { ANSWERS } from './follow-up.rules';
import {
  type Advice,
  complicationIndex,
  EFFECTS,
  type Effect,
  GRADES,
  type Grade,
  highestGrade,
  MAX_COMPLICATIONS,
  MAX_STAY_DAYS,
  MAX_TEXT,
} from './outcome.rules';

const STAY = `The stay must be a whole number of days, ${MAX_STAY_DAYS} at most.`;
const GRADE = `Each complication is one of the grades ${GRADES.join(', ')}.`;
const TEXTS = 'Please send one text of 200 characters at most for each complication.';
const MAX_COMPLICATION_TEXT = 200;

const within = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isGradeList = (value: unknown): value is Grade[] =>
  Array.isArray(value) && value.every((one) => (GRADES as readonly unknown[]).includes(one));

/** There must be one text per grade. */
const oneEach = (value: unknown, whole: { grades?: unknown }) =>
  Array.isArray(value) &&
  Array.isArray(whole.grades) &&
  value.length === whole.grades.length &&
  value.every((text) => typeof text === 'string' && [...text].length <= MAX_COMPLICATION_TEXT);

const MAX_ADVICE = 50;
const EFFECT = `The effect is one of ${EFFECTS.join(', ')}.`;
const TWICE = 'Please name each comment once.';

const areOnce = (value: unknown) =>
  Array.isArray(value) &&
  new Set(value.map((one: { commentId?: unknown }) => one.commentId)).size === value.length;

export class AdviceBody {
  @Wire()
  @IsId('Please name the comment.')
  readonly commentId!: number;

  @Wire({ words: EFFECTS })
  @OneOf(EFFECTS, EFFECT)
  readonly effect!: string;
}

export class ReportOutcomeBody {
  @Wire({ optional: true })
  @IsDay()
  readonly day?: number;

  @Wire({ optional: true, lines: true, max: MAX_TEXT })
  @NoIdentifiers()
  @NoDates()
  readonly text?: string;

  /** Clavien–Dindo grades; an empty list if there were no complications. */
  @Wire('complications', { optional: true, max: MAX_COMPLICATIONS })
  @Rule('grades', isGradeList, GRADE)
  readonly grades?: string[];

  @Wire({ optional: true, max: MAX_COMPLICATIONS })
  @Rule('oneEach', oneEach, TEXTS)
  @NoIdentifiers()
  @NoDates()
  readonly complicationTexts?: string[];

  @Wire({ optional: true })
  readonly reoperated?: boolean;

  @Wire({ optional: true })
  readonly readmitted?: boolean;

  @Wire({ optional: true })
  @Rule('stay', (value) => within(value, 0, MAX_STAY_DAYS), STAY)
  readonly stayDays?: number;

  /** The complete list of comments by others that proved helpful, or not; each one once. */
  @Wire({ optional: true, max: MAX_ADVICE, of: () => AdviceBody })
  @Rule('once', areOnce, TWICE)
  readonly advice?: AdviceBody[];

  /** The option of the poll that proved right; 0 for none of them, or to undo the choice. */
  @Wire('pollOption', { optional: true })
  @Rule('option', (value) => value === 0 || isId(value), 'Please choose one of the options.')
  readonly rightOption?: number;

  /** The version that was edited; a newer one is not overwritten. */
  @Wire({ optional: true })
  @IsId('Please send the version as a number.')
  readonly version?: number;
}

export class FollowUpBody {
  @Wire({ words: ANSWERS })
  @OneOf(ANSWERS, `Please answer ${ANSWERS.join(' or ')}.`)
  readonly answer!: string;
}

export const adviceOf = ({ advice }: ReportOutcomeBody): Advice[] | undefined =>
  advice?.map(({ commentId, effect }) => ({ commentId, effect: effect as Effect }));

export const rightOptionOf = ({ rightOption }: ReportOutcomeBody): number | null | undefined =>
  rightOption === 0 ? null : rightOption;

/** Only the fields that were sent. */
export function outcomeChangesOf(body: ReportOutcomeBody): OutcomeChanges {
  const { day, text, grades, complicationTexts, reoperated, readmitted, stayDays } = body;
  const complications = grades?.map((grade, index) => ({
    grade: grade as Grade,
    text: complicationTexts?.[index] ?? '',
  }));
  return { day, text, complications, reoperated, readmitted, stayDays };
}

export class OutcomeView {
  @Wire() day!: number;
  @Wire() text!: string;
  @Wire('complications') grades!: string[];
  @Wire('complication_texts') complicationTexts!: string[];
  /** The highest grade, or "none". */
  @Wire({ words: ['none', ...GRADES] }) clavien!: string;
  @Wire() cci!: number;
  @Wire() reoperated!: boolean;
  @Wire() readmitted!: boolean;
  @Wire('stay_days', { as: 'number', nullable: true }) stayDays!: number | null;
  @Wire({ of: () => AdviceView }) advice!: AdviceView[];
  /** The option of the poll that proved right. */
  @Wire('pollOption', { as: 'number', nullable: true }) rightOption!: number | null;
  @Wire('reported_at') reportedAt!: Date;
  @Wire() version!: number;
  /** Set while only the author can see it. */
  @Wire({ as: 'text', nullable: true, words: [WAITS_FOR_PATIENT] })
  status!: string | null;
}

export function outcomeView(
  outcome: CaseOutcome,
  advice: AdviceView[],
  rightOption: number | null,
): OutcomeView {
  const { day, text, complications, reoperated, readmitted, stayDays, reportedAt, version } =
    outcome;
  const grades = complications.map(({ grade }) => grade);
  return Object.assign(new OutcomeView(), {
    day,
    text,
    grades,
    reoperated,
    readmitted,
    stayDays,
    reportedAt,
    version,
    rightOption,
    advice,
    status: outcome.awaitsPatientAt ? WAITS_FOR_PATIENT : null,
    complicationTexts: complications.map((complication) => complication.text),
    clavien: highestGrade(grades),
    cci: complicationIndex(grades),
  });
}
