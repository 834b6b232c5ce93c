import { AGE_UNITS, type Age, isPlausibleAge } from '../clinical-cases/age.rules';
import {
  GENDERS,
  type Gender,
  type PostChanges,
  type PostContent,
} from '../clinical-cases/clinical-post.content';
import {
  ConsentBody,
  changedTermsOf,
  consentByOf,
  newTermsOf,
} from '../clinical-cases/consent/consent.wire';
import { attaching } from '../clinical-cases/files/attached-files.wire';
import { MAX_CASE_FILES } from '../clinical-cases/files/case-files.service';
import { describing } from '../clinical-cases/files/described-files.wire';
import { PollBody } from '../clinical-cases/polls/polls.wire';
import { type PostTextName, textsIn, textsOf } from '../clinical-cases/post-texts.rules';
import { withChangedTexts, withNewTexts } from '../clinical-cases/post-texts.wire';
import { scanning } from '../clinical-cases/scans/scans.wire';
import { NoIdentifiers } from '../identifiers/no-identifiers';
import { isSpeciality } from '../reference-data/specialities.rules';
import { AreIds, IsId } from '../wire/ids';
import { OneOf, Required, Rule, Ticked } from '../wire/rules';
import { Wire } from '../wire/wire';
import { BOX, ConsentGiven, SPECIALITY, UNKNOWN_SPECIALITY } from './declared';

const AGE = 'Invalid age.';
const UNIT = 'Please choose days, weeks, months or years.';
const GENDER = 'Gender is required.';
const YOUNGEST = 1;

/** In years by default; an unknown unit is reported by a rule of its own. */
const ageOf = (value: number, unit: string | undefined): Age => ({
  value,
  unit: AGE_UNITS.find((known) => known === unit) ?? 'years',
});

const isAge = (value: unknown, whole: { ageUnit?: string }) =>
  isPlausibleAge(ageOf(Number(value ?? Number.NaN), whole.ageUnit), YOUNGEST);

/** A field that may be omitted, but must be valid if sent. */
const IfSent = (name: string, holds: (value: unknown, whole: object) => boolean, message: string) =>
  Rule(name, (value, whole) => value === undefined || holds(value, whole), message);

/** Who is ill; fields are checked in their order, so that the texts come next. */
abstract class NewPatientBody extends attaching(ConsentBody) {
  @Wire()
  @Required(SPECIALITY)
  @Rule('known', (value) => isSpeciality(String(value)), UNKNOWN_SPECIALITY)
  readonly speciality!: string;

  @Wire()
  @Rule('age', isAge, AGE)
  readonly age!: number;

  @Wire({ optional: true })
  @OneOf(AGE_UNITS, UNIT)
  readonly ageUnit?: string;

  @Wire()
  @OneOf(GENDERS, GENDER)
  readonly gender!: string;
}

/** The form of a new case with some of the texts: the old apps know no later ones. */
export function newCaseForm(texts: readonly PostTextName[]) {
  abstract class NewCaseForm extends withNewTexts(NewPatientBody, 'case', texts) {
    /** The poll; in a form as JSON. */
    @Wire({ optional: true, of: () => PollBody })
    readonly poll?: PollBody;

    @Wire()
    @Ticked(BOX)
    readonly indemnity!: boolean;

    @Wire()
    @ConsentGiven()
    readonly consent!: boolean;

    @Wire()
    @Ticked(BOX)
    readonly relevance!: boolean;
  }
  return NewCaseForm;
}

export class NewCaseBody extends scanning(newCaseForm(textsOf('case'))) {}

const kept = (value: unknown) => String(value).trim() !== '';

/** The box is ignored if the patient decides. */
const consentHolds = (value: unknown, { consentBy }: { consentBy?: unknown }) =>
  value === true || consentBy === 'patient';

abstract class ChangedPatientBody extends describing(attaching(ConsentBody)) {
  @Wire()
  @IfSent('kept', kept, SPECIALITY)
  @IfSent('known', (value) => isSpeciality(String(value)), UNKNOWN_SPECIALITY)
  readonly speciality?: string;

  @Wire()
  @IfSent('age', isAge, AGE)
  readonly age?: number;

  @Wire({ optional: true })
  @OneOf(AGE_UNITS, UNIT)
  readonly ageUnit?: string;

  @Wire()
  @IfSent('gender', (value) => (GENDERS as readonly unknown[]).includes(value), GENDER)
  readonly gender?: string;
}

/** The same of a change. */
export function changedCaseForm(texts: readonly PostTextName[]) {
  abstract class ChangedCaseForm extends withChangedTexts(ChangedPatientBody, 'case', texts) {
    @Wire({ lines: true })
    @NoIdentifiers()
    readonly outcome?: string;

    @Wire()
    @IfSent('ticked', (value) => value === true, BOX)
    readonly indemnity?: boolean;

    @Wire()
    @IfSent('ticked', consentHolds, BOX)
    readonly consent?: boolean;

    @Wire()
    @IfSent('ticked', (value) => value === true, BOX)
    readonly relevance?: boolean;

    /** The post had no files; the new ones are added. */
    @Wire('isNewFile', { optional: true })
    readonly addsFiles?: boolean;

    /** The new files replace all existing ones. */
    @Wire('isFileChanged', { optional: true })
    readonly replacesFiles?: boolean;

    /** Removes all existing files, or those in `removedFiles`. */
    @Wire('isFileRemoved', { optional: true })
    readonly removesFiles?: boolean;

    /** Ids from `files` to remove. */
    @Wire({ optional: true, of: 'number', max: MAX_CASE_FILES })
    @AreIds('Please name the files to remove.')
    readonly removedFiles?: number[];

    /** The version that was edited; a newer one is not overwritten. */
    @Wire({ optional: true })
    @IsId('Please send the version as a number.')
    readonly version?: number;
  }
  return ChangedCaseForm;
}

export class ChangedCaseBody extends changedCaseForm(textsOf('case')) {}

/** The content of a validated form. */
export function contentOf(body: NewCaseBody): PostContent {
  const { speciality, gender } = body;
  return {
    kind: 'case',
    consent: newTermsOf(body),
    ...consentByOf(body),
    isSensitive: body.isSensitive,
    isShowcase: body.isShowcase,
    speciality,
    gender: gender as Gender,
    ...textsIn(body),
    diagnosis: body.diagnosis,
    age: ageOf(body.age, body.ageUnit),
  };
}

/** Only the fields that were sent. */
export function changesOf(body: ChangedCaseBody): PostChanges {
  const { speciality, gender, outcome, age, ageUnit } = body;
  const { isSensitive, isShowcase } = body;
  const changes = {
    ...changedTermsOf(body),
    ...textsIn<string | undefined>(body),
    speciality,
    outcome,
    gender: gender as Gender | undefined,
    isSensitive,
    isShowcase,
  };
  return age === undefined ? changes : { ...changes, age: ageOf(age, ageUnit) };
}
