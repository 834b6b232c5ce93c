import { randomInt } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClinicalPost } from '../../clinical-cases/clinical-post.entity';
import { ClinicalPostRepository } from '../../clinical-cases/clinical-post.repository';
import { ConsentRepository } from '../../clinical-cases/consent/consent.repository';
import {
  type ConsentScope,
  isWithin,
  plainScope,
} from '../../clinical-cases/consent/consent.rules';
import { CaseFilesService } from '../../clinical-cases/files/case-files.service';
import { OpeningsService } from '../../clinical-cases/openings/openings.service';
import type { ShownContent } from '../../clinical-cases/post-parts';
import { isPreparing, ShownContents } from '../../clinical-cases/privacy/shown-content';
import { WithdrawalService } from '../../clinical-cases/privacy/withdrawal.service';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { AgreementService } from '../links/agreement.service';
import { digestOf } from '../links/link-token';
import { PatientDecision } from '../links/patient-decision.entity';
import type { PatientLink } from '../links/patient-link.entity';
import { type HeldLink, PatientLinkRepository } from '../links/patient-link.repository';
import { afterDecision, type Decision, type LinkState } from '../links/patient-link.rules';
import { ADD_DECISION } from '../links/patient-links.sql';
import { patientDecided } from '../patient-consent.signals';
import { isLanguage, PATIENT_TEXT_VERSION } from '../texts/languages.rules';

/** What the holder of a link can see. */
export interface Opened {
  readonly link: HeldLink;
  /** Newest first. */
  readonly decisions: readonly PatientDecision[];
  /** Undefined once the post is withdrawn, or while moderators hide it. */
  readonly content: ShownContent | undefined;
  /** When a list of who has seen the post was last made; null if never. */
  readonly sheetMadeAt: Date | null;
}

export interface Answer {
  readonly decision: Decision;
  /** If omitted, the offered audience without optional extras. */
  readonly scope: readonly ConsentScope[] | undefined;
  readonly language: string | undefined;
  /** The version the patient was shown. */
  readonly version: string | undefined;
}

export interface Receipt {
  readonly state: LinkState;
  readonly receipt: number;
  readonly decidedAt: Date;
}

/** A link, its post and the post's other links, all locked. */
interface Locked {
  readonly post: ClinicalPost;
  readonly link: PatientLink;
  readonly links: readonly PatientLink[];
  /** Undefined once it is withdrawn. */
  readonly content: ShownContent | undefined;
}

const LEAST_RECEIPT = 10_000_000;
const MOST_RECEIPT = 100_000_000;
const TRIES = 20;
const TOO_WIDE = 'Please choose from what is offered.';

/** A patient views a post with a link and decides about it. The link is the only credential. */
@Injectable()
export class AnsweringService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly links: PatientLinkRepository,
    private readonly posts: ClinicalPostRepository,
    private readonly contents: ShownContents,
    private readonly consents: ConsentRepository,
    private readonly agreement: AgreementService,
    private readonly withdrawals: WithdrawalService,
    private readonly files: CaseFilesService,
    private readonly openings: OpeningsService,
    private readonly outbox: Outbox,
  ) {}

  /** A safe read. @throws Refusal `not-found` for every invalid token, whatever the reason */
  async open(token: string): Promise<Opened> {
    const link = await this.demand(token);
    const decisions = await this.links.decisionsOf(link.id);
    const isShown = !link.isWithdrawn && !link.isHidden;
    const content = isShown
      ? await this.contents.of({ id: link.postId, authorId: link.authorId })
      : undefined;
    return { link, decisions, content, sheetMadeAt: await this.openings.lastSheetOf(link.postId) };
  }

  /**
   * Repeating an answer returns the same receipt.
   * @throws Refusal 409 for an answer that is not possible in the current state
   */
  async answer(token: string, answer: Answer): Promise<Receipt> {
    const { id, postId, isHidden } = await this.demand(token);
    if (isHidden && answer.decision === 'give') throw new Refusal('patient-consent.out-of-order');
    const { receipt, gone } = await this.em.transactional(async () => {
      const post = await this.posts.lock(postId);
      const links = await this.links.lockOf(postId);
      const link = links.find((one) => one.id === id);
      if (!link || link.stateAt(this.clock.now()) === 'ended') throw new Refusal('not-found');
      return this.decide({ post, link, links, content: await this.contentOf(post) }, answer);
    });
    await this.files.discard(gone);
    return receipt;
  }

  private async demand(token: string): Promise<HeldLink> {
    const link = await this.links.ofToken(digestOf(token));
    if (!link) throw new Refusal('not-found');
    return link;
  }

  private async contentOf(post: ClinicalPost): Promise<ShownContent | undefined> {
    return post.withdrawnAt ? undefined : this.contents.of(post);
  }

  private async decide(
    locked: Locked,
    answer: Answer,
  ): Promise<{ receipt: Receipt; gone: number[] }> {
    const { link } = locked;
    const next = afterDecision(link.state, answer.decision);
    const [latest] = await this.links.decisionsOf(link.id);
    if (!next) throw new Refusal('patient-consent.out-of-order');
    const scope = answer.decision === 'give' ? scopeOf(link, answer) : (link.scope ?? []);
    if (latest?.decision === answer.decision && isSaidAlready(locked, scope))
      return { receipt: receiptOf(next, latest), gone: [] };
    if (answer.decision === 'give') demandSeen(locked, answer);
    const gone =
      answer.decision === 'give'
        ? await this.give(locked, { scope, language: languageOf(link, answer) })
        : await this.close(locked, next);
    const receipt = await this.note(link, { ...answer, scope });
    return { receipt: receiptOf(next, receipt), gone };
  }

  private async give(
    { post, link, links, content }: Locked,
    { scope, language }: { scope: ConsentScope[]; language: string },
  ): Promise<number[]> {
    const terms = { scope, language, way: 'patient-link', expiresOn: undefined } as const;
    await this.consents.add(post.id, terms, PATIENT_TEXT_VERSION);
    Object.assign(link, { state: 'given', scope, agreedVersion: content?.version ?? '' });
    link.decidedAt = this.clock.now();
    await this.em.flush();
    await this.agreement.showIfAllAgree(post, links);
    return [];
  }

  /** A single refusal or withdrawal has the same effect as a withdrawal by the author. */
  private async close({ post, link }: Locked, state: LinkState): Promise<number[]> {
    link.state = state;
    link.decidedAt = this.clock.now();
    await this.em.flush();
    return this.withdrawals.close(post, undefined);
  }

  private async note(
    link: PatientLink,
    { decision, scope, ...answer }: Answer & { readonly scope: ConsentScope[] },
  ): Promise<PatientDecision> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [added] = await ADD_DECISION.rows(this.em, {
        linkId: link.id,
        decision,
        textVersion: PATIENT_TEXT_VERSION,
        scope: JSON.stringify(scope),
        language: languageOf(link, answer),
        receipt: randomInt(LEAST_RECEIPT, MOST_RECEIPT),
        decidedAt: this.clock.now(),
      });
      const [latest] = added ? await this.links.decisionsOf(link.id) : [];
      if (latest) {
        await this.outbox.tell(patientDecided, { decisionId: latest.id });
        return latest;
      }
    }
    throw new Error('No number was free for a receipt.');
  }
}

/** @throws Refusal unless what the patient was shown is complete and still the same */
function demandSeen({ content }: Locked, { version }: Answer): void {
  if (!content) throw new Refusal('patient-consent.out-of-order');
  if (isPreparing(content)) throw new Refusal('patient-consent.preparing');
  if (version !== content.version) throw new Refusal('patient-consent.changed-meanwhile');
}

const languageOf = (link: PatientLink, { language }: { language?: string | undefined }): string =>
  isLanguage(language) ? language : link.language;

const receiptOf = (state: LinkState, { receipt, decidedAt }: PatientDecision): Receipt => ({
  state,
  receipt,
  decidedAt,
});

/** @throws Refusal 422 if the scope is wider than offered */
function scopeOf({ offered }: PatientLink, { scope }: Answer): ConsentScope[] {
  if (!scope?.length) return plainScope(offered.filter(isAudience));
  const named = scope.some(isAudience) ? scope : [...offered.filter(isAudience), ...scope];
  if (!isWithin(named, offered)) throw new Refusal('fields', { errors: { scope: [TOO_WIDE] } });
  return plainScope(named);
}

const isAudience = (one: ConsentScope) => one === 'members' || one === 'speciality';

/** A repeat for the same version; after a refusal or withdrawal every answer is one. */
function isSaidAlready({ link, content }: Locked, scope: readonly ConsentScope[]): boolean {
  if (link.state === 'refused' || link.state === 'withdrawn') return true;
  const isSame =
    String(link.scope) === String(scope) && link.agreedVersion === (content?.version ?? '');
  return link.state === 'given' && isSame;
}
