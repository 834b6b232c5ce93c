import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, MEMBER_FROM_STEP } from '../auth/account.entity';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { Paper } from './paper.entity';
import { PaperAuthor } from './paper-author.entity';
import { PaperDraftsService, type PaperStanding } from './paper-drafts.service';
import { coAuthorAnswered, coAuthorAsked } from './papers.signals';
import { INVITATION, type Invitation } from './papers.sql';

const MOST_CO_AUTHORS = 20;

/** The co-authors whom the author of a paper names; each has to agree. */
@Injectable()
export class CoAuthorsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly drafts: PaperDraftsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Asks a member to be named; asking again changes nothing.
   * @throws Refusal `papers.no-co-author` for a member who cannot see the case
   */
  async ask(actor: Actor, postId: number, memberId: number): Promise<PaperStanding> {
    await this.drafts.demandOwn(actor, postId);
    await this.demandReader(actor, postId, memberId);
    await this.em.transactional(async () => {
      const { id: paperId } = await this.drafts.locked(postId);
      if ((await this.em.count(PaperAuthor, { paperId, memberId })) > 0) return;
      if ((await this.em.count(PaperAuthor, { paperId })) >= MOST_CO_AUTHORS)
        throw new Refusal('papers.too-many-authors');
      const askedAt = this.clock.now();
      await this.em.insert(PaperAuthor, {
        paperId,
        memberId,
        state: 'asked',
        askedAt,
        answeredAt: null,
      });
      await this.outbox.tell(coAuthorAsked, { paperId, memberId });
    });
    return this.drafts.standing(actor, postId);
  }

  private async demandReader(actor: Actor, postId: number, memberId: number): Promise<void> {
    const account = await this.em.findOne(Account, { id: memberId, deletedAt: null });
    const isMember = account !== null && account.onboardingStep >= MEMBER_FROM_STEP;
    if (!isMember || memberId === actor.memberId) throw new Refusal('papers.no-co-author');
    await this.posts.factsVisibleTo({ memberId, isAdmin: false }, { id: postId }).catch((error) => {
      throw error instanceof Refusal ? new Refusal('papers.no-co-author') : error;
    });
  }

  /** Blocks the download of a document that still names them. */
  async remove(actor: Actor, postId: number, memberId: number): Promise<PaperStanding> {
    await this.drafts.demandOwn(actor, postId);
    const paper = await this.em.findOne(Paper, { postId }, { disableIdentityMap: true });
    if (paper) await this.em.transactional(() => this.leave(paper.id, memberId));
    return this.drafts.standing(actor, postId);
  }

  private async leave(paperId: number, memberId: number): Promise<void> {
    const gone = await this.em.nativeDelete(PaperAuthor, { paperId, memberId });
    if (gone > 0) await this.em.nativeUpdate(Paper, { id: paperId }, { version: null });
  }

  /** @throws Refusal `not-found` for everybody who is not named */
  async invitation({ memberId }: Actor, paperId: number): Promise<Invitation> {
    const invitation = await INVITATION.first(this.em, { paperId, memberId });
    if (!invitation) throw new Refusal('not-found');
    return invitation;
  }

  /** An answer can be changed. A document made before does not name them as they wish any more. */
  async answer(actor: Actor, paperId: number, agrees: boolean): Promise<Invitation> {
    const { state } = await this.invitation(actor, paperId);
    const next = agrees ? 'agreed' : 'declined';
    if (state !== next)
      await this.em.transactional(async () => {
        const { memberId } = actor;
        const answeredAt = this.clock.now();
        await this.em.nativeUpdate(PaperAuthor, { paperId, memberId }, { state: next, answeredAt });
        await this.em.nativeUpdate(Paper, { id: paperId }, { version: null });
        await this.outbox.tell(coAuthorAnswered, { paperId, memberId });
      });
    return this.invitation(actor, paperId);
  }

  /** For notifications; undefined once the member is not named any more. */
  named(paperId: number, memberId: number): Promise<Invitation | undefined> {
    return INVITATION.first(this.em, { paperId, memberId });
  }
}
