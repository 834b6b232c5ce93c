import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media/media.service';
import type { ReceivedFile } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { momentOf, stretchOf, type Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import { sendApplicationAnsweredEmail, sendApplicationReceivedEmail } from '../opportunities.jobs';
import { statusOf } from '../opportunities.policy';
import {
  applicationAccepted,
  applicationDeclined,
  applicationReceived,
} from '../opportunities.signals';
import { OpportunityRepository } from '../opportunity.repository';
import { APPLICANTS_PER_PAGE, type ApplicantList } from '../opportunity.rules';
import type { OpportunityRow } from '../opportunity.sql';
import type { OpportunityFacts } from '../opportunity-changes.sql';
import { ApplicationRepository } from './application.repository';
import type { ApplicationContent, ApplicationRow } from './application.rows';

interface AskedApplicants {
  readonly opportunityId: number;
  readonly list: ApplicantList;
  readonly page: number | undefined;
  readonly asOf: Date | undefined;
  readonly last: number | undefined;
  readonly isSeen: boolean;
}

export interface Responses {
  readonly opportunity: OpportunityRow;
  readonly applicants: ApplicationRow[];
  readonly counts: Readonly<Record<ApplicantList, number>>;
}

export interface OwnApplication {
  readonly application: ApplicationRow;
  readonly opportunity: OpportunityRow | undefined;
}

/** Applying for opportunities, answering and withdrawing applications. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly opportunities: OpportunityRepository,
    private readonly applications: ApplicationRepository,
    private readonly media: MediaService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the id of the application */
  async apply(
    actor: Actor,
    to: { opportunityId: number; content: ApplicationContent },
    cv: ReceivedFile,
  ): Promise<number> {
    this.checkOpen(actor, await this.opportunities.facts(to.opportunityId));
    const asset = await this.media.accept(actor.memberId, cv, uploadRules.cv);
    return this.em.transactional(async () => {
      this.checkOpen(actor, await this.opportunities.lock(to.opportunityId));
      const { memberId: applicantId } = actor;
      const applicationId = await this.applications.add({
        ...to,
        applicantId,
        cvAssetId: asset.id,
        now: this.clock.now(),
      });
      if (applicationId === undefined) throw new Refusal('opportunities.applied-before');
      await this.media.hold(applicantId, [asset]);
      await this.opportunities.countResponses(to.opportunityId, 1);
      await this.outbox.tell(applicationReceived, { applicationId });
      await this.outbox.later(sendApplicationReceivedEmail, { applicationId });
      return applicationId;
    });
  }

  private checkOpen(actor: Actor, opportunity: OpportunityFacts): void {
    if (opportunity.ownerId === actor.memberId) throw new Refusal('opportunities.own');
    if (statusOf(opportunity, this.clock.now()) !== 'Open')
      throw new Refusal('opportunities.closed');
  }

  /**
   * One page of applications, newest first, for the owner only. Marks them as seen for the
   * applicants.
   */
  async responses(actor: Actor, asked: AskedApplicants): Promise<Responses> {
    await this.opportunities.findOwn(actor.memberId, asked.opportunityId);
    const opportunity = await this.opportunities.findVisibleTo(actor.memberId, asked.opportunityId);
    const counts = await this.applications.countResponsesTo(asked.opportunityId);
    const applicants = await this.applications.responsesTo(asked.opportunityId, asked.list, {
      ...stretchOf(asked.page, APPLICANTS_PER_PAGE, asked.last),
      until: momentOf(asked.asOf, this.clock.now()),
    });
    const news = applicants.filter(({ state }) => asked.isSeen && state === 'submitted');
    await this.applications.markViewed(
      news.map(({ id }) => id),
      this.clock.now(),
    );
    return { opportunity, applicants, counts };
  }

  /**
   * Answers are final: repeating one has no effect, a different one is refused. A word to the
   * applicant goes with a yes only.
   */
  async answer(
    actor: Actor,
    about: {
      opportunityId: number;
      applicationId?: number | undefined;
      word?: string | undefined;
    },
    answer: 'accepted' | 'declined',
  ): Promise<void> {
    const { opportunityId } = about;
    await this.opportunities.findOwn(actor.memberId, opportunityId);
    const applicationId = about.applicationId ?? (await this.onlyOpen(opportunityId));
    await this.em.transactional(async () => {
      const state = await this.applications.lockState(applicationId, { opportunityId });
      if (state === undefined || state === 'withdrawn') throw new Refusal('not-found');
      if (state === answer) return;
      if (state === 'accepted' || state === 'declined') throw new Refusal('opportunities.answered');
      const word = answer === 'accepted' ? (about.word ?? '').trim() : '';
      await this.applications.decide(applicationId, answer, word, this.clock.now());
      await this.outbox.tell(answer === 'accepted' ? applicationAccepted : applicationDeclined, {
        applicationId,
      });
      await this.outbox.later(sendApplicationAnsweredEmail, { applicationId });
      const object = `opportunity-application ${applicationId}`;
      await this.audit.write({
        actorId: actor.memberId,
        action: `application-${answer}`,
        object,
        result: 'done',
      });
    });
  }

  /** @throws Refusal `fields` unless exactly one application waits for an answer */
  private async onlyOpen(opportunityId: number): Promise<number> {
    const [first, ...others] = await this.applications.openApplicants(opportunityId);
    if (first && others.length === 0) return first.id;
    throw new Refusal('fields', { errors: { applicationId: ['Please name the application.'] } });
  }

  /** Erases the application and its CV; the member may apply again. */
  async withdraw(actor: Actor, applicationId: number): Promise<void> {
    await this.em.transactional(async () => {
      const state = await this.applications.lockState(applicationId, {
        applicantId: actor.memberId,
      });
      if (state === undefined) throw new Refusal('not-found');
      if (state === 'withdrawn') return;
      const { opportunityId, cvAssetId } = await this.applications.withdraw(
        applicationId,
        this.clock.now(),
      );
      await this.opportunities.countResponses(opportunityId, -1);
      await this.media.letGo(cvAssetId === null ? [] : [cvAssetId]);
    });
  }

  async own(actor: Actor, window: Window): Promise<Page<OwnApplication>> {
    const page = await this.applications.ofApplicant(actor.memberId, window);
    const found = await this.opportunities.ofIds(
      actor.memberId,
      page.items.map(({ opportunityId }) => opportunityId),
    );
    return page.map((application) => ({
      application,
      opportunity: found.find(({ id }) => id === application.opportunityId),
    }));
  }

  /** @throws Refusal for anyone but its applicant and the owner of the opportunity */
  async find(actor: Actor, applicationId: number): Promise<ApplicationRow> {
    const found = await this.applications.findVisibleTo(actor.memberId, applicationId);
    if (!found) throw new Refusal('not-found');
    return found;
  }
}
