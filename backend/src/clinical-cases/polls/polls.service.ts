import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { isOpen } from '../clinical-cases.policy';
import { ClinicalCasesService } from '../clinical-cases.service';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostName } from '../clinical-post.rows';
import { PatientWaiting } from '../privacy/patient-waiting.service';
import { CasePollRepository, type PollDraft } from './case-poll.repository';

const TOO_LATE = 'There are comments already, so nobody could vote without having read them.';

const aCase = (id: number): PostName => ({ id, kind: 'case' });

/** Lets the author of a case add, change and remove its poll, until somebody has voted. */
@Injectable()
export class PollsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly polls: CasePollRepository,
    private readonly waiting: PatientWaiting,
  ) {}

  /**
   * @throws Refusal for anyone but the author, once somebody has voted, and for a blind poll on a
   *   case that already has comments
   */
  async put(actor: Actor, id: number, draft: PollDraft): Promise<void> {
    await this.whileUnanswered(actor, id, async (comments) => {
      if (draft.isBlind && comments > 0)
        throw new Refusal('fields', { errors: { blind: [TOO_LATE] } });
      await this.polls.put(id, draft);
    });
  }

  /** Has no effect if there is no poll. */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.whileUnanswered(actor, id, () => this.polls.remove(id));
  }

  /**
   * Locks the case, so that no comment or vote is added meanwhile. A patient who has agreed is
   * asked again.
   */
  private async whileUnanswered(
    actor: Actor,
    id: number,
    work: (comments: number) => Promise<void>,
  ): Promise<void> {
    await this.cases.findOwn(actor, aCase(id));
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      if (!isOpen(post, this.clock.now())) throw new Refusal('clinical-cases.closed');
      await this.polls.lock(id);
      if (await this.polls.isAnswered(id)) throw new Refusal('polls.answered');
      const before = await this.waiting.before(post);
      await work((await this.posts.count(id, {}))?.comments ?? 0);
      if (before !== undefined) await this.waiting.after(post, before);
    });
  }
}
