import { CaseFileView } from '../../clinical-cases/case.views';
import { OutcomeView } from '../../clinical-cases/outcome/outcome.wire';
import { CONSENT_SCOPES, type ConsentScope } from '../../clinical-cases/privacy/consent.rules';
import { STEP_KINDS } from '../../clinical-cases/steps/step.rules';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { areScopes, SCOPES } from '../links/author-links.wire';
import { DECISIONS, LINK_STATES } from '../links/patient-link.rules';
import { LANGUAGE_CODES } from '../texts/languages.rules';

export class OpenedQuery {
  @Wire('language', { optional: true })
  readonly language?: string;
}

export class PatientAnswerBody {
  @Wire('decision', { words: DECISIONS })
  @OneOf(DECISIONS, `Please choose ${DECISIONS.join(', ')}.`)
  readonly decision!: string;

  /** No wider than what is offered, which it is if left out; `visitors` and `teaching` only where they are named. */
  @Wire('scope', { optional: true, max: CONSENT_SCOPES.length })
  @Rule('scopes', areScopes, SCOPES)
  readonly scope?: ConsentScope[];

  /** In which it was read; that of the link if left out. */
  @Wire('language', { optional: true })
  readonly language?: string;

  /** Of what was looked at: if something else would be shown by now, nothing is decided. */
  @Wire('version', { optional: true })
  readonly version?: string;
}

export class AskingSurgeonView {
  @Wire('name') name!: string;
  @Wire('speciality') speciality!: string;
  @Wire('city') city!: string;
}

export class ShownStepView {
  @Wire('id') id!: number;
  @Wire('kind', { words: STEP_KINDS }) kind!: string;
  @Wire('day') day!: number;
  @Wire('text') text!: string;
  /** Others do not see it before the patient has answered. */
  @Wire('is_new') isNew!: boolean;
  @Wire('files', { of: () => CaseFileView }) files!: CaseFileView[];
}

/** What members would vote on. */
export class ShownPollView {
  @Wire('question') question!: string;
  @Wire('options', { of: 'text' }) options!: string[];
}

/** All that members would see. */
export class ShownView {
  /** A number, or "90+"; null for an image. */
  @Wire('age', { as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire('age_unit', { as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire('gender') gender!: string;
  @Wire('speciality') speciality!: string;
  @Wire('diagnosis') diagnosis!: string;
  /** Of an image, as its description. */
  @Wire('title') title!: string;
  @Wire('description') description!: string;
  @Wire('history') history!: string;
  @Wire('question') question!: string;
  /** The author's older note of what became of it. */
  @Wire('note') note!: string;
  @Wire('files', { of: () => CaseFileView }) files!: CaseFileView[];
  @Wire('steps', { of: () => ShownStepView }) steps!: ShownStepView[];
  @Wire('outcome', { of: () => OutcomeView, nullable: true }) outcome!: OutcomeView | null;
  @Wire('poll', { of: () => ShownPollView, nullable: true }) poll!: ShownPollView | null;
}

export class PatientDecisionView {
  @Wire('decision', { words: DECISIONS }) decision!: string;
  @Wire('scope', { words: CONSENT_SCOPES }) scope!: string[];
  @Wire('receipt') receipt!: number;
  @Wire('decided_at') decidedAt!: Date;
}

export class OpenedView {
  @Wire('state', { words: LINK_STATES }) state!: string;
  @Wire('language', { words: LANGUAGE_CODES }) language!: string;
  @Wire('languages', { words: LANGUAGE_CODES }) languages!: string[];
  @Wire('direction', { words: ['ltr', 'rtl'] }) direction!: string;
  /** What was agreed to, else what is offered. */
  @Wire('scope', { words: CONSENT_SCOPES }) scope!: string[];
  @Wire('offered', { words: CONSENT_SCOPES }) offered!: string[];
  /** What the patient is told and asked, in that language. */
  @Wire('text') text!: string;
  @Wire('text_version') textVersion!: string;
  @Wire('surgeon', { of: () => AskingSurgeonView, nullable: true })
  surgeon!: AskingSurgeonView | null;
  /** Where the surgeon lives, by the IANA name; empty if not known. */
  @Wire('time_zone') timeZone!: string;
  @Wire('expires_at') expiresAt!: Date;
  /** Of what is shown; empty once nothing is. */
  @Wire('version') version!: string;
  /** Nobody else sees it yet: the post itself, until all who were asked agree. */
  @Wire('is_waiting') isWaiting!: boolean;
  /** Something is blackened in its files. */
  @Wire('is_masked') isMasked!: boolean;
  /** Moderators have put it out of sight: there is nothing to agree to, and the way back stays open. */
  @Wire('is_hidden') isHidden!: boolean;
  /** Something was added since the patient agreed, which others do not see. */
  @Wire('has_news') hasNews!: boolean;
  /** What was decided with this link, the latest first. */
  @Wire('decisions', { of: () => PatientDecisionView }) decisions!: PatientDecisionView[];
  /** Nothing once it is refused or withdrawn. */
  @Wire('shown', { of: () => ShownView, nullable: true }) shown!: ShownView | null;
}

export class AnsweredView {
  @Wire('state', { words: LINK_STATES }) state!: string;
  @Wire('receipt') receipt!: number;
  @Wire('decided_at') decidedAt!: Date;
}
