import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MendingService } from '../../engagement/moderation/mending.service';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import type { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts, PostName } from '../clinical-post.rows';
import { CLINICAL_POST } from '../clinical-post.sql';
import { ConsentRepository } from '../consent/consent.repository';
import type { ReviewSaid } from '../consent/consent.rules';
import {
  type AcceptedFile,
  CaseFilesService,
  type FileChanges,
  noConsent,
} from '../files/case-files.service';
import { PatientWaiting } from '../privacy/patient-waiting.service';
import { PrivacyReports } from '../privacy/privacy-report';
import { CaseStep, type StepChanges, type StepContent } from './case-step.entity';
import { CaseStepRepository, type StepRow } from './case-step.repository';
import { MAX_STEPS } from './step.rules';

/** What is sent with a step besides its text. */
interface Attached {
  readonly files: Pick<FileChanges, 'added' | 'descriptions'> & {
    readonly removed: readonly number[];
  };
  /** Whether the patient has consented to the new files. */
  readonly hasConsent: boolean;
  readonly review: ReviewSaid;
  /** What other rooms keep with it, in the same transaction. */
  readonly beside?: ((step: StepName) => Promise<void>) | undefined;
}

type AcceptedAttached = Attached & {
  readonly accepted: readonly AcceptedFile[];
  readonly isNew: boolean;
};

export type NewStep = Attached & { readonly content: StepContent };
export type StepEdit = Attached & {
  readonly changes: StepChanges;
  readonly version: number | undefined;
};

export interface StepName {
  readonly caseId: number;
  readonly stepId: number;
}

const TOO_MANY = `A case can have at most ${MAX_STEPS} steps.`;

/** The same as for a post whose form only says that the patient agreed. */
const DECLARED = { way: 'declared', language: 'en', expiresOn: undefined } as const;

const aCase = (id: number): PostName => ({ id, kind: 'case' });

/**
 * The steps of a case: its author can add them at any time, also after the discussion has closed.
 */
@Injectable()
export class StepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly steps: CaseStepRepository,
    private readonly files: CaseFilesService,
    private readonly consents: ConsentRepository,
    private readonly patients: PatientWaiting,
    private readonly reports: PrivacyReports,
    private readonly mending: MendingService,
  ) {}

  /** The steps, together with their case. */
  async ofCase(actor: Actor, caseId: number): Promise<{ post: PostFacts; steps: StepRow[] }> {
    const post = await this.cases.facts(actor, aCase(caseId));
    const withWaiting = post.authorId === actor.memberId;
    return { post, steps: await this.steps.ofPost(caseId, { withWaiting }) };
  }

  /** @returns the id of the step @throws Refusal for anyone but the author of the case */
  async add(actor: Actor, caseId: number, { content, ...attached }: NewStep): Promise<number> {
    const accepted = await this.accept(actor, caseId, attached);
    const stepId = await this.em.transactional(async () => {
      const post = await this.lockStanding(caseId);
      if ((await this.steps.count(caseId)) >= MAX_STEPS)
        throw new Refusal('fields', { errors: { kind: [TOO_MANY] } });
      const step = await this.steps.add(new CaseStep(caseId, content, this.clock.now()));
      await this.attach(post, step, { ...attached, accepted, isNew: true });
      return step.id;
    });
    await this.files.settle(caseId, accepted);
    return stepId;
  }

  /**
   * @throws Refusal `clinical-cases.changed-meanwhile` if a newer version was saved, for example in
   *   another window
   */
  async edit(
    actor: Actor,
    { caseId, stepId }: StepName,
    { changes, version, ...attached }: StepEdit,
  ): Promise<void> {
    const accepted = await this.accept(actor, caseId, attached);
    const gone = await this.em.transactional(async () => {
      const post = await this.lockStanding(caseId);
      const step = await this.demand(caseId, stepId);
      if (version !== undefined && version !== step.version)
        throw new Refusal('clinical-cases.changed-meanwhile');
      step.change(changes, this.clock.now());
      const removed = await this.attach(post, step, { ...attached, accepted, isNew: false });
      await this.mending.changed({ kind: CLINICAL_POST, id: caseId });
      return removed;
    });
    await this.files.discard(gone);
    await this.files.settle(caseId, accepted);
  }

  async remove(actor: Actor, { caseId, stepId }: StepName): Promise<void> {
    await this.cases.findOwn(actor, aCase(caseId));
    const assetIds = await this.em.transactional(async () => {
      await this.posts.lock(caseId);
      const step = await this.demand(caseId, stepId);
      const removed = await this.files.removeOfStep(caseId, stepId);
      await this.steps.remove(step);
      await this.mending.changed({ kind: CLINICAL_POST, id: caseId });
      return removed;
    });
    await this.files.discard(assetIds);
  }

  /** Call this before the transaction, since images are re-encoded. */
  private async accept(
    actor: Actor,
    caseId: number,
    { files, hasConsent }: Attached,
  ): Promise<AcceptedFile[]> {
    const { isPatients } = await this.cases.findOwn(actor, aCase(caseId));
    if (files.added.length > 0 && !hasConsent && !isPatients) throw noConsent();
    return this.files.accept(actor.memberId, files.added);
  }

  /** New files are covered by the consent sent with them. @returns the assets to discard */
  private async attach(
    post: ClinicalPost,
    step: CaseStep,
    { files, accepted, review, isNew, beside }: AcceptedAttached,
  ): Promise<number[]> {
    const hasNew = accepted.length > 0;
    const tellsConsent = hasNew && post.consentBy === 'author';
    const consentId = tellsConsent
      ? await this.consents.add(post.id, { ...DECLARED, scope: post.scope })
      : await this.consents.latest(post.id);
    const place = { postId: post.id, stepId: step.id };
    const holder = { memberId: post.authorId, ...place, consentId, isNew };
    if (hasNew) await this.reports.add(post, review, accepted);
    const gone = await this.files.change(holder, { ...files, accepted });
    await this.patients.hideStep(post, step);
    await beside?.({ caseId: post.id, stepId: step.id });
    return gone;
  }

  private async lockStanding(caseId: number): Promise<ClinicalPost> {
    const post = await this.posts.lock(caseId);
    if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
    return post;
  }

  private async demand(caseId: number, stepId: number): Promise<CaseStep> {
    const step = await this.steps.find(caseId, stepId);
    if (!step) throw new Refusal('not-found');
    return step;
  }
}
