import { CONSENT_SCOPES, type ConsentScope } from '../../clinical-cases/consent/consent.rules';
import { OutcomeView } from '../../clinical-cases/outcome/outcome.wire';
import { CaseFileView } from '../../clinical-cases/post-file.views';
import { withTextsForPatient } from '../../clinical-cases/post-texts.wire';
import { STEP_KINDS } from '../../clinical-cases/steps/step.rules';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { areScopes, SCOPES } from '../links/author-links.wire';
import { DECISIONS, LINK_STATES } from '../links/patient-link.rules';
import { isLanguage, LANGUAGE_CODES } from '../texts/languages.rules';

export class OpenedQuery {
  @Wire({ optional: true })
  readonly language?: string;
}

const UNSEEN = 'Please send the version that was shown.';

/** Only what was read can be agreed to. */
const isSeen = (value: unknown, { decision }: { decision?: unknown } = {}) =>
  decision !== 'give' || (typeof value === 'string' && value !== '');

export class PatientAnswerBody {
  @Wire({ words: DECISIONS })
  @OneOf(DECISIONS, `Please choose ${DECISIONS.join(', ')}.`)
  readonly decision!: string;

  /** At most what is offered, which is the default; `visitors` and `teaching` only if named. */
  @Wire({ optional: true, max: CONSENT_SCOPES.length })
  @Rule('scopes', areScopes, SCOPES)
  readonly scope?: ConsentScope[];

  /** The language in which it was read; defaults to that of the link. */
  @Wire({ optional: true })
  @Rule('language', isLanguage, `Please choose ${LANGUAGE_CODES.join(', ')}.`)
  readonly language?: string;

  /**
   * The version that was shown, which `give` has to name: if it has changed meanwhile, nothing is
   * decided.
   */
  @Wire()
  @Rule('seen', isSeen, UNSEEN)
  readonly version?: string;
}

export class AskingSurgeonView {
  @Wire() name!: string;
  @Wire() speciality!: string;
  @Wire() city!: string;
}

export class ShownStepView {
  @Wire() id!: number;
  @Wire({ words: STEP_KINDS }) kind!: string;
  @Wire() day!: number;
  @Wire() text!: string;
  /** Not visible to others before the patient has answered. */
  @Wire('is_new') isNew!: boolean;
  @Wire({ of: () => CaseFileView }) files!: CaseFileView[];
}

/** The poll as members would see it. */
export class ShownPollView {
  @Wire() question!: string;
  @Wire({ of: 'text' }) options!: string[];
}

/** Everything members would see. */
export class ShownView extends withTextsForPatient(Object) {
  /** A number, or "90+"; null for an image. */
  @Wire({ as: ['number', 'text'], nullable: true }) age!: number | string | null;
  @Wire('age_unit', { as: 'text', nullable: true }) ageUnit!: string | null;
  @Wire() gender!: string;
  @Wire() speciality!: string;
  /** The author's older note on the outcome. */
  @Wire() note!: string;
  @Wire({ of: () => CaseFileView }) files!: CaseFileView[];
  @Wire({ of: () => ShownStepView }) steps!: ShownStepView[];
  @Wire({ of: () => OutcomeView, nullable: true }) outcome!: OutcomeView | null;
  @Wire({ of: () => ShownPollView, nullable: true }) poll!: ShownPollView | null;
}

export class PatientDecisionView {
  @Wire({ words: DECISIONS }) decision!: string;
  @Wire({ words: CONSENT_SCOPES }) scope!: string[];
  @Wire() receipt!: number;
  @Wire('decided_at') decidedAt!: Date;
}

/** That colleagues saw the post before the patient was asked. */
export class SeenBeforeView {
  @Wire() since!: Date;
  @Wire() votes!: number;
  @Wire() comments!: number;
}

export class OpenedView {
  @Wire({ words: LINK_STATES }) state!: string;
  @Wire({ words: LANGUAGE_CODES }) language!: string;
  @Wire({ words: LANGUAGE_CODES }) languages!: string[];
  @Wire({ words: ['ltr', 'rtl'] }) direction!: string;
  /** The agreed scope, else the offered one. */
  @Wire({ words: CONSENT_SCOPES }) scope!: string[];
  @Wire({ words: CONSENT_SCOPES }) offered!: string[];
  /** The information and question for the patient, in that language. */
  @Wire() text!: string;
  @Wire('text_version') textVersion!: string;
  @Wire({ of: () => AskingSurgeonView, nullable: true })
  surgeon!: AskingSurgeonView | null;
  /** The surgeon's time zone as an IANA name; empty if unknown. */
  @Wire('time_zone') timeZone!: string;
  @Wire('expires_at') expiresAt!: Date;
  /** The version of what is shown; empty if nothing is shown. */
  @Wire() version!: string;
  /** The post is not visible to others until all patients asked have agreed. */
  @Wire('is_waiting') isWaiting!: boolean;
  /** Whether areas of its files are blacked out. */
  @Wire('is_masked') isMasked!: boolean;
  /** Hidden by moderators: there is nothing to agree to, but withdrawal is still possible. */
  @Wire('is_hidden') isHidden!: boolean;
  /** Null if nobody but the author has seen it. */
  @Wire('seen_before', { of: () => SeenBeforeView, nullable: true })
  seenBefore!: SeenBeforeView | null;
  /** A file is still being prepared, so the patient cannot agree yet. */
  @Wire('is_preparing') isPreparing!: boolean;
  /** Additions since the patient agreed, which others cannot see yet. */
  @Wire('has_news') hasNews!: boolean;
  /** When a list of who has seen it was last made for a data protection officer; else null. */
  @Wire('sheet_made_at', { as: 'time', nullable: true }) sheetMadeAt!: Date | null;
  /** The decisions made with this link, newest first. */
  @Wire({ of: () => PatientDecisionView }) decisions!: PatientDecisionView[];
  /** Null once it is refused or withdrawn. */
  @Wire({ of: () => ShownView, nullable: true }) shown!: ShownView | null;
}

export class AnsweredView {
  @Wire({ words: LINK_STATES }) state!: string;
  @Wire() receipt!: number;
  @Wire('decided_at') decidedAt!: Date;
}
