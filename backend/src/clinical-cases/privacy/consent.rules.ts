import type { IdentifierKind } from '../../identifiers/finding.rules';

/** Who may see what a patient agreed to show; `teaching` allows its use in lectures besides. */
export const CONSENT_SCOPES = ['members', 'speciality', 'visitors', 'teaching'] as const;
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

/** Who says that the patient agrees: the author of a post, or the patient by a link of their own. */
export const CONSENT_BY = ['author', 'patient'] as const;
export type ConsentBy = (typeof CONSENT_BY)[number];

/** How an author may have obtained it; `declared` where an older app asked for the box alone. */
export const TOLD_WAYS = [
  'written',
  'verbal',
  'guardian',
  'next-of-kin',
  'institution',
  'declared',
] as const;
/** How the agreement was obtained; `patient-link`: the patient gave it by a link of their own. */
export const CONSENT_WAYS = [...TOLD_WAYS, 'patient-link'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

export const CONSENT_WORDS: Readonly<Record<ConsentScope | ConsentWay, string>> = {
  members: 'All members of Suture',
  speciality: 'Members of the same speciality only',
  visitors: 'Visitors who left their name and profession',
  teaching: 'Teaching and lectures',
  written: 'In writing',
  verbal: 'Verbally, noted in the record',
  guardian: 'By a parent or guardian',
  'next-of-kin': 'By the next of kin',
  institution: 'By the rules of the institution',
  declared: 'As declared by the author',
  'patient-link': 'By the patient, with a private link',
};

/** The texts of the three boxes as they stand since then. A changed text gets a new version; what was agreed keeps its own. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** What a patient agreed to, as its doctor tells it. */
export interface ConsentTerms {
  readonly scope: readonly ConsentScope[];
  readonly way: ConsentWay;
  /** In which language the patient was asked, ISO 639-1. */
  readonly language: string;
  /** The last day on which it holds, if it ends by itself. */
  readonly expiresOn: string | undefined;
}

/** What a change says of it: what is not said stays. */
export type ChangedTerms = Omit<ConsentTerms, 'scope'> & {
  readonly scope: readonly ConsentScope[] | undefined;
};

/** Without a word about it, all members see it, and nobody else. */
export function scopeOf(
  chosen: readonly ConsentScope[] | undefined,
  toVisitors: boolean | undefined,
): ConsentScope[] {
  const audience: ConsentScope =
    chosen?.includes('speciality') && !chosen.includes('members') ? 'speciality' : 'members';
  const others = CONSENT_SCOPES.filter((scope) => scope === 'teaching' && chosen?.includes(scope));
  return [
    audience,
    ...(toVisitors || chosen?.includes('visitors') ? (['visitors'] as const) : []),
    ...others,
  ];
}

const EXTRAS = ['visitors', 'teaching'] as const;

/** What all of several patients agreed to: the smaller audience, and whatever else everybody allowed. */
export function narrowestOf(scopes: readonly (readonly ConsentScope[])[]): ConsentScope[] {
  const audience: ConsentScope = scopes.some((scope) => scope.includes('speciality'))
    ? 'speciality'
    : 'members';
  return [audience, ...EXTRAS.filter((one) => scopes.every((scope) => scope.includes(one)))];
}

/** As it is recorded: one audience, then what else is allowed. */
export function plainScope(scope: readonly ConsentScope[]): ConsentScope[] {
  const audience = scope.includes('speciality') && !scope.includes('members');
  return [audience ? 'speciality' : 'members', ...EXTRAS.filter((one) => scope.includes(one))];
}

/** Whether somebody who was offered the one may choose the other. */
export function isWithin(
  chosen: readonly ConsentScope[],
  offered: readonly ConsentScope[],
): boolean {
  return chosen.every(
    (one) => offered.includes(one) || (one === 'speciality' && offered.includes('members')),
  );
}

/** The end of a day, wherever its author is: the day has ended everywhere. */
export function endOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000);
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** What an author did before posting, so that nobody is recognisable. */
export interface ReviewSaid {
  /** Kinds of findings that were kept as no patient's. */
  readonly kept: readonly IdentifierKind[];
  /** Whether each file was looked at, large. */
  readonly wasReviewed: boolean;
}
