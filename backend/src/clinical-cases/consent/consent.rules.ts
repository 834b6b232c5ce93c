import type { IdentifierKind } from '../../identifiers/finding.rules';

/**
 * Who may see what a patient consented to; `teaching` also allows its use in lectures, `publication`
 * a case report in a journal.
 */
export const CONSENT_SCOPES = [
  'members',
  'speciality',
  'visitors',
  'teaching',
  'publication',
] as const;
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

/**
 * Who confirms the patient's consent: the author of a post, or the patient through a personal link.
 */
export const CONSENT_BY = ['author', 'patient'] as const;
export type ConsentBy = (typeof CONSENT_BY)[number];

/** Why an author withdraws a consent; `identifiable`: the patient could be recognised. */
export const WITHDRAWAL_REASONS = ['asked', 'identifiable', 'other'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** How the author obtained it; `declared` if an older app only had the box to tick. */
export const TOLD_WAYS = [
  'written',
  'verbal',
  'guardian',
  'next-of-kin',
  'institution',
  'declared',
] as const;
/** How the consent was obtained; `patient-link`: given by the patient through a personal link. */
export const CONSENT_WAYS = [...TOLD_WAYS, 'patient-link'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

export const CONSENT_WORDS: Readonly<Record<ConsentScope | ConsentWay, string>> = {
  members: 'All members of Suture',
  speciality: 'Members of the same speciality only',
  visitors: 'Visitors who left their name and profession',
  teaching: 'Teaching and lectures',
  publication: 'Publication in a medical journal',
  written: 'In writing',
  verbal: 'Verbally, noted in the record',
  guardian: 'By a parent or guardian',
  'next-of-kin': 'By the next of kin',
  institution: 'By the rules of the institution',
  declared: 'As declared by the author',
  'patient-link': 'By the patient, with a private link',
};

/**
 * The version of the texts of the three boxes. A changed text gets a new version; existing consents
 * keep theirs.
 */
export const CONSENT_TEXT_VERSION = '2026-11';

/** The patient's consent as declared by the doctor. */
export interface ConsentTerms {
  readonly scope: readonly ConsentScope[];
  readonly way: ConsentWay;
  /** The language in which the patient was asked, ISO 639-1. */
  readonly language: string;
  /** The last day on which it is valid, if it expires. */
  readonly expiresOn: string | undefined;
}

/** The consent in an edit: an omitted scope is kept. */
export type ChangedTerms = Omit<ConsentTerms, 'scope'> & {
  readonly scope: readonly ConsentScope[] | undefined;
};

/** What may be done with a post beyond showing it. */
const USES = ['teaching', 'publication'] as const;

/** Defaults to all members and nobody else. */
export function scopeOf(
  chosen: readonly ConsentScope[] | undefined,
  toVisitors: boolean | undefined,
): ConsentScope[] {
  const audience: ConsentScope =
    chosen?.includes('speciality') && !chosen.includes('members') ? 'speciality' : 'members';
  const others = USES.filter((scope) => chosen?.includes(scope));
  return [
    audience,
    ...(toVisitors || chosen?.includes('visitors') ? (['visitors'] as const) : []),
    ...others,
  ];
}

const EXTRAS = ['visitors', ...USES] as const;

/**
 * What all of several patients agreed to: the smaller audience, and the extras that all of them
 * allowed.
 */
export function narrowestOf(scopes: readonly (readonly ConsentScope[])[]): ConsentScope[] {
  const audience: ConsentScope = scopes.some((scope) => scope.includes('speciality'))
    ? 'speciality'
    : 'members';
  return [audience, ...EXTRAS.filter((one) => scopes.every((scope) => scope.includes(one)))];
}

/** The normalised form: one audience, then the extras. */
export function plainScope(scope: readonly ConsentScope[]): ConsentScope[] {
  const audience = scope.includes('speciality') && !scope.includes('members');
  return [audience ? 'speciality' : 'members', ...EXTRAS.filter((one) => scope.includes(one))];
}

/** Whether the chosen scope is covered by the offered one. */
export function isWithin(
  chosen: readonly ConsentScope[],
  offered: readonly ConsentScope[],
): boolean {
  return chosen.every(
    (one) => offered.includes(one) || (one === 'speciality' && offered.includes('members')),
  );
}

/** When a day has ended in every time zone. */
export function endOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000);
}

/** A day of the calendar, from the year 1000 to 2999: a few days later is still a year of four digits. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The checks for identifiers the author made before posting. */
export interface ReviewSaid {
  /** Kinds of findings the author kept as not being about the patient. */
  readonly kept: readonly IdentifierKind[];
  /** Whether each file was viewed at full size. */
  readonly wasReviewed: boolean;
}
