import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { Clock } from '../platform/clock';
import type { RowOf } from '../platform/database/statement';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { QUESTION_STATES, type QuestionState } from './asking.rules';
import { AskingService } from './asking.service';
import { PASS, QUESTION, QUESTIONS_TO, TALLY } from './questions.sql';

/** A question to a member, with its case. */
export type Question = RowOf<typeof QUESTIONS_TO> & { readonly post: PostRow };

const WEEK_MS = 7 * 24 * 3_600_000;
const WAITING: readonly string[] = ['open', 'seen'] satisfies QuestionState[];

/** The questions a member was asked. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly asking: AskingService,
  ) {}

  /** Newest first, without cases that are gone; optionally only those in certain states. */
  async toMember(
    actor: Actor,
    window: Window,
    states: readonly QuestionState[] = QUESTION_STATES,
  ): Promise<Page<Question>> {
    const { before, limit } = window;
    const asked = { before, limit: limit + 1, states: states.join(',') };
    const page = Page.of(
      await QUESTIONS_TO.rows(this.em, { ...this.seenBy(actor), ...asked }),
      limit,
    );
    const ids = page.items.map(({ postId }) => postId);
    const posts = await this.cases.named(actor, ids);
    return page.map((row) => ({ ...row, post: posts.get(row.postId) as PostRow }));
  }

  /**
   * @throws Refusal `not-found` for a question to somebody else, `asking.not-open` if it can no
   *   longer be passed
   */
  async pass(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      const question = await QUESTION.first(this.em, { ...this.seenBy(actor), id });
      if (!question) throw new Refusal('not-found');
      if (question.state === 'passed') return;
      if (!WAITING.includes(question.state)) throw new Refusal('asking.not-open');
      if (await PASS.first(this.em, { id, now: this.clock.now() }))
        await this.asking.askAnother(question.postId);
    });
  }

  async tallyOf(actor: Actor): Promise<RowOf<typeof TALLY>> {
    const weekAgo = new Date(this.clock.now().getTime() - WEEK_MS);
    const tally = await TALLY.first(this.em, { ...this.seenBy(actor), weekAgo });
    return tally ?? { open: 0, askedThisWeek: 0 };
  }

  private seenBy({ memberId, isAdmin }: Actor) {
    return { memberId, isAdmin, now: this.clock.now() };
  }
}
