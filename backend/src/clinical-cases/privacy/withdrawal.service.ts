import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { isAuthor } from '../clinical-cases.policy';
import { consentWithdrawn } from '../clinical-cases.signals';
import type { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { ConsentRepository } from '../consent/consent.repository';
import type { WithdrawalReason } from '../consent/consent.rules';
import { CaseFilesService } from '../files/case-files.service';
import { PostParts } from '../post-parts';
import { PatientDecisions } from './patient-decisions';

export interface WithdrawalReceipt {
  /** The number of the consent that was withdrawn last. */
  readonly number: number;
  readonly withdrawnAt: Date;
}

/**
 * Withdraws a patient's consent: by the author on the patient's behalf, or by the patient through a
 * link.
 */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly files: CaseFilesService,
    private readonly consents: ConsentRepository,
    private readonly parts: PostParts,
    private readonly patients: PatientDecisions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Hides the post from everyone but the author, and deletes its files with all their renditions,
   * its steps, poll, outcome and advice. Notifications about it are removed and patient links stop
   * showing it. Repeating it returns the same receipt.
   * @throws Refusal for anyone but the author
   */
  async withdraw(
    actor: Actor,
    postId: number,
    reason: WithdrawalReason | null = null,
  ): Promise<WithdrawalReceipt> {
    const facts = await this.posts.factsVisibleTo(actor, { id: postId });
    if (!isAuthor(facts, actor)) throw new Refusal('clinical-cases.not-author');
    const assetIds = await this.em.transactional(async () => {
      const post = await this.posts.lock(postId);
      if ((await this.consents.latest(postId)) === null)
        throw new Refusal('clinical-cases.no-consent');
      return this.close(post, actor.memberId, reason);
    });
    await this.files.discard(assetIds);
    return this.receiptOf(postId);
  }

  /**
   * Call this in the transaction that locked the post.
   * @param actorId undefined if the patient withdraws it
   * @returns the assets to discard after the commit
   */
  async close(
    post: ClinicalPost,
    actorId: number | undefined,
    reason: WithdrawalReason | null = null,
  ): Promise<number[]> {
    const postId = post.id;
    if (post.withdrawnAt) return [];
    post.withdraw(this.clock.now());
    await this.em.flush();
    await this.consents.withdraw(postId, reason);
    await this.patients.withdrawn(postId);
    await this.outbox.tell(consentWithdrawn, { postId });
    await this.audit.write({
      actorId,
      action: 'consent-withdrawn',
      object: `clinical-post ${postId}`,
      result: 'done',
    });
    const removed = await this.files.removeAll(postId);
    await this.parts.withdrawn(postId);
    return removed;
  }

  private async receiptOf(postId: number): Promise<WithdrawalReceipt> {
    const [latest] = await this.consents.of(postId);
    if (!latest?.withdrawnAt)
      throw new Error(`The consent of the post ${postId} is not withdrawn.`);
    return { number: latest.id, withdrawnAt: latest.withdrawnAt };
  }
}
