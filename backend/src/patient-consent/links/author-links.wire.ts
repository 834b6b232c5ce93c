import { CONSENT_SCOPES, type ConsentScope } from '../../clinical-cases/consent/consent.rules';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { LANGUAGE_CODES } from '../texts/languages.rules';
import type { PatientLink } from './patient-link.entity';
import { LINK_STATES } from './patient-link.rules';

export const areScopes = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((one) => (CONSENT_SCOPES as readonly unknown[]).includes(one)));
/** The sentence that existing apps get, word for word; they do not know publication. */
const SAID_SCOPES = CONSENT_SCOPES.filter((scope) => scope !== 'publication');
export const SCOPES = `Please choose ${SAID_SCOPES.join(', ')}.`;

export class MakeLinkBody {
  @Wire({ words: LANGUAGE_CODES })
  @OneOf(LANGUAGE_CODES, `Please choose ${LANGUAGE_CODES.join(', ')}.`)
  readonly language!: string;

  /** What the patient can choose from; defaults to the scope of the post. */
  @Wire({ optional: true, max: CONSENT_SCOPES.length })
  @Rule('scopes', areScopes, SCOPES)
  readonly scope?: ConsentScope[];
}

/** Returned once: the URL cannot be read again. */
export class MadeLinkView {
  @Wire() id!: number;
  @Wire() url!: string;
  /** A QR code of the URL, as SVG. */
  @Wire() qr!: string;
  @Wire('expires_at') expiresAt!: Date;
}

export class PatientLinkView {
  @Wire() id!: number;
  @Wire({ words: LANGUAGE_CODES }) language!: string;
  /** The scope chosen by the patient, or the offered one. */
  @Wire({ words: CONSENT_SCOPES }) scope!: string[];
  @Wire({ words: LINK_STATES }) state!: string;
  @Wire('made_at') madeAt!: Date;
  @Wire('decided_at', { as: 'time', nullable: true }) decidedAt!: Date | null;
  @Wire('expires_at') expiresAt!: Date;
}

export const patientLinkView = (link: PatientLink, now: Date): PatientLinkView => {
  const { id, language, madeAt, decidedAt, expiresAt, offered } = link;
  return Object.assign(new PatientLinkView(), {
    id,
    language,
    madeAt,
    decidedAt,
    expiresAt,
    scope: link.scope ?? offered,
    state: link.stateAt(now),
  });
};
