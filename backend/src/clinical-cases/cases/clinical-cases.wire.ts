import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { isSpeciality } from '../../reference-data/specialities.rules';
import { AreIds, IsId, isId } from '../../wire/ids';
import { PageQuery } from '../../wire/paging';
import { OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { AGE_UNITS, type Age, isPlausibleAge } from '../age.rules';
import { GENDERS, type Gender, type PostChanges, type PostContent } from '../clinical-post.content';
import {
  ConsentBody,
  ConsentTicked,
  changedTermsOf,
  consentByOf,
  DeclarationTicked,
  newTermsOf,
} from '../consent/consent.wire';
import { attaching } from '../files/attached-files.wire';
import { MAX_CASE_FILES } from '../files/case-files.service';
import { describing } from '../files/described-files.wire';
import { OutcomeField } from '../outcome/outcome-filter.wire';
import { PollBody } from '../polls/polls.wire';

const BOX = 'Please check the checkbox.';
const SPECIALITY = 'Speciality is required.';
const UNKNOWN_SPECIALITY = 'Please choose a speciality from the list.';
const AGE = 'Invalid age.';
const UNIT = 'Please choose days, weeks, months or years.';
const GENDER = 'Gender is required.';
const DIAGNOSIS = 'Diagnosis is required.';
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

export class PublishCaseBody extends attaching(ConsentBody) {
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

  @Wire({ lines: true })
  @Required(DIAGNOSIS)
  @NoIdentifiers()
  readonly diagnosis!: string;

  @Wire({ optional: true, lines: true })
  @NoIdentifiers()
  readonly history?: string;

  @Wire('clinicalQuestions', { optional: true, lines: true })
  @NoIdentifiers()
  readonly question?: string;

  /** The poll; in a form as JSON. */
  @Wire({ optional: true, of: () => PollBody })
  readonly poll?: PollBody;

  /** Older apps omit the three declarations: the post is then held until its author makes them. */
  @Wire()
  @DeclarationTicked(BOX)
  readonly indemnity!: boolean;

  @Wire()
  @ConsentTicked(BOX)
  readonly consent!: boolean;

  @Wire()
  @DeclarationTicked(BOX)
  readonly relevance!: boolean;
}

const kept = (value: unknown) => String(value).trim() !== '';

/** The box is ignored if the patient decides. */
const consentHolds = (value: unknown, { consentBy }: { consentBy?: unknown }) =>
  value === true || consentBy === 'patient';

export class EditCaseBody extends describing(attaching(ConsentBody)) {
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

  @Wire({ lines: true })
  @IfSent('kept', kept, DIAGNOSIS)
  @NoIdentifiers()
  readonly diagnosis?: string;

  @Wire({ lines: true })
  @NoIdentifiers()
  readonly history?: string;

  @Wire('clinicalQuestions', { lines: true })
  @NoIdentifiers()
  readonly question?: string;

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

/** The content of a validated form. */
export function contentOf(body: PublishCaseBody): PostContent {
  const { speciality, gender, diagnosis, history = '', question = '' } = body;
  return {
    kind: 'case',
    consent: newTermsOf(body),
    ...consentByOf(body),
    isSensitive: body.isSensitive,
    isShowcase: body.isShowcase,
    speciality,
    gender: gender as Gender,
    diagnosis,
    history,
    question,
    age: ageOf(body.age, body.ageUnit),
  };
}

/** Only the fields that were sent. */
export function changesOf(body: EditCaseBody): PostChanges {
  const { speciality, gender, diagnosis, history, question, outcome, age, ageUnit } = body;
  const { isSensitive, isShowcase } = body;
  const texts = { speciality, diagnosis, history, question, outcome };
  const changes = {
    ...changedTermsOf(body),
    ...texts,
    gender: gender as Gender | undefined,
    isSensitive,
    isShowcase,
  };
  return age === undefined ? changes : { ...changes, age: ageOf(age, ageUnit) };
}

export class FeedQuery extends PageQuery {
  @Wire({ optional: true })
  readonly speciality?: string;

  @OutcomeField()
  readonly outcome?: string;
}

export class NewerQuery {
  /** The id of the latest case the client knows; 0 if none. */
  @Wire()
  @Rule(
    'known',
    (after) => after === 0 || isId(after),
    'Please name the latest case that you know.',
  )
  readonly after!: number;

  @Wire({ optional: true })
  readonly speciality?: string;
}

export class NewerView {
  /** 100 means 100 or more. */
  @Wire() count!: number;
}

export class MemberCasesBody extends PageQuery {
  /** The author; defaults to the caller. */
  @Wire('signup_id', { optional: true })
  @IsId('Please name a member.')
  readonly memberId?: number;
}

export class CaseIdBody {
  @Wire()
  @IsId('The case is required.')
  readonly id!: number;
}

export class CreatedCaseView {
  @Wire() id!: number;
}
