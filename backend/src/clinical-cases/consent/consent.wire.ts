import { IDENTIFIER_KINDS, type IdentifierKind } from '../../identifiers/finding.rules';
import { FileDecisionBody } from '../../media/checks/decisions.wire';
import { type Mask, parseMasks } from '../../media/masks.rules';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import {
  type ChangedTerms,
  CONSENT_BY,
  CONSENT_SCOPES,
  type ConsentBy,
  type ConsentScope,
  type ConsentTerms,
  type ConsentWay,
  isDay,
  type ReviewSaid,
  scopeOf,
  TOLD_WAYS,
} from './consent.rules';
import { DECLARATIONS, type Declared } from './declarations';

export const MOST_CHECKED_FILES = 20;
const areScopes = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => (CONSENT_SCOPES as readonly unknown[]).includes(one));

/**
 * Older apps ask neither for the declarations nor for anything else about the consent. A form that
 * asks for any of it has to have all of it.
 */
export const asksNothing = (form: object): boolean =>
  [...DECLARATIONS, 'consentBy', 'consentScope', 'isVisibleToVisitors'].every(
    (field) => !(field in form) || form[field as keyof typeof form] === undefined,
  );

/** A declaration: ticked, or not asked by an older app. */
export const DeclarationTicked = (message: string) =>
  Rule('ticked', (value, form) => value === true || asksNothing(form), message);

/** The consent box; not required if the patient is asked for consent directly. */
export const ConsentTicked = (message: string) =>
  Rule(
    'consent',
    (value, form: { consentBy?: unknown }) =>
      value === true || form.consentBy === 'patient' || asksNothing(form),
    message,
  );

const isDeclaring = ({ consentBy, ...form }: Declared & { consentBy?: unknown }): boolean =>
  DECLARATIONS.every((box) => form[box] || (box === 'consent' && consentBy === 'patient'));

const areMasks = (value: unknown) =>
  Array.isArray(value) && value.every((one) => parseMasks(String(one)) !== undefined);
export const areSounds = (value: unknown) =>
  Array.isArray(value) && value.every((one) => one === 'keep' || one === 'remove');
const areKinds = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => (IDENTIFIER_KINDS as readonly unknown[]).includes(one));

/** The fields of a form about the checks before posting; omitted by older apps. */
export abstract class CheckedBody {
  /** One per file, in order: the areas to black out (see masks.rules.ts). */
  @Wire({ optional: true, max: MOST_CHECKED_FILES })
  @Rule('masks', areMasks, 'A mask could not be read. Please draw it again.')
  readonly masks?: string[];

  /** One per file, in order: decisions about the places marked by a review. */
  @Wire({
    optional: true,
    of: () => FileDecisionBody,
    max: MOST_CHECKED_FILES,
    isWhole: true,
  })
  readonly decisions?: FileDecisionBody[];

  /**
   * One per file, in order: whether a video keeps its sound. Older apps omit it, and the sound is
   * kept.
   */
  @Wire({ optional: true, max: MOST_CHECKED_FILES })
  @Rule('sound', areSounds, 'Please answer keep or remove for each file.')
  readonly sound?: string[];

  /** Kinds of findings the author kept as not being about the patient. */
  @Wire({ optional: true })
  @Rule('kinds', areKinds, 'Please name the kinds of what you kept.')
  readonly keptFindings?: IdentifierKind[];

  /** Whether each file was viewed at full size before posting. */
  @Wire('reviewed', { optional: true })
  readonly wasReviewed?: boolean;
}

/**
 * The fields of a form about the patient's consent and the audience. Older apps only send the three
 * boxes.
 */
export abstract class ConsentBody extends CheckedBody {
  /** Whether visitors can see the files, too; off by default. */
  @Wire('visibleToVisitors', { optional: true })
  readonly isVisibleToVisitors?: boolean;

  /**
   * Whether visitors may see one image and one answer on the public page. Off by default, and only
   * possible if visitors may see the files.
   */
  @Wire('showcase', { optional: true })
  readonly isShowcase?: boolean;

  /** Whether the files are graphic: viewers have to open a cover first. */
  @Wire('sensitive', { optional: true })
  readonly isSensitive?: boolean;

  /** `patient`: the post waits until the patient has answered a personal link. */
  @Wire({ optional: true })
  @OneOf(CONSENT_BY, 'Please say who confirms the consent: the author or the patient.')
  readonly consentBy?: string;

  @Wire({ optional: true, max: CONSENT_SCOPES.length })
  @Rule('scopes', areScopes, 'Please choose who may see the case from the list.')
  readonly consentScope?: ConsentScope[];

  @Wire('consentObtained', { optional: true })
  @OneOf(TOLD_WAYS, 'Please say how the consent was obtained.')
  readonly consentWay?: string;

  @Wire({ optional: true })
  @Rule(
    'language',
    (value) => /^[a-z]{2}$/.test(String(value)),
    'Please give the language as two letters, such as en.',
  )
  readonly consentLanguage?: string;

  /** YYYY-MM-DD */
  @Wire('consentExpires', { optional: true })
  @Rule(
    'day',
    (value) => isDay(String(value)),
    'Please give the last day of the consent as YYYY-MM-DD.',
  )
  readonly consentExpiresOn?: string;
}

export function termsOf(body: ConsentBody): ConsentTerms {
  return {
    scope: scopeOf(body.consentScope, body.isVisibleToVisitors),
    way: (body.consentWay as ConsentWay | undefined) ?? 'declared',
    language: body.consentLanguage ?? 'en',
    expiresOn: body.consentExpiresOn,
  };
}

/** The terms of a new post; undefined if an older app sent it. */
export const newTermsOf = (body: ConsentBody): ConsentTerms | undefined =>
  asksNothing(body) ? undefined : termsOf(body);

export const consentByOf = ({ consentBy }: ConsentBody) => ({
  consentBy: consentBy as ConsentBy | undefined,
});

/** The consent declared anew in an edit; empty if the edit says nothing about it. */
export function changedTermsOf(body: ConsentBody & Declared): {
  consent?: ChangedTerms;
  consentBy: ConsentBy | undefined;
  isDeclared: boolean;
} {
  const isDeclared = isDeclaring(body);
  const said = [
    body.consent,
    body.isVisibleToVisitors,
    body.consentScope,
    body.consentWay,
    body.consentExpiresOn,
  ];
  if (said.every((word) => word === undefined)) return { ...consentByOf(body), isDeclared };
  const saysWho = body.isVisibleToVisitors !== undefined || body.consentScope !== undefined;
  return {
    ...consentByOf(body),
    isDeclared,
    consent: { ...termsOf(body), scope: saysWho ? termsOf(body).scope : undefined },
  };
}

/** The areas to black out in the file at this index. */
export function masksOf(body: Pick<CheckedBody, 'masks'>, index: number): Mask[] {
  return parseMasks(body.masks?.[index] ?? '') ?? [];
}

export const reviewOf = ({ keptFindings = [], wasReviewed = false }: CheckedBody): ReviewSaid => ({
  kept: [...new Set(keptFindings)],
  wasReviewed,
});
