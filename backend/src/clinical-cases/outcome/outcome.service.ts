import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import { adviceCredited, outcomeReported } from '../clinical-cases.signals';
import type { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostName } from '../clinical-post.rows';
import { CasePollRepository } from '../polls/case-poll.repository';
import { CaseAdviceRepository } from './case-advice.repository';
import { CaseFollowUpRepository } from './case-follow-up.repository';
import { CaseOutcome, type OutcomeChanges, type OutcomeContent } from './case-outcome.entity';
import { CaseOutcomeRepository } from './case-outcome.repository';
import type { Advice } from './outcome.rules';
import type { QuotedAdvice } from './quoted-advice.sql';

/** A report by the author; omitted advice is left unchanged. */
interface Report {
  readonly changes: OutcomeChanges;
  readonly advice: readonly Advice[] | undefined;
  /** The option of the poll that proved right; null for none. */
  readonly rightOption: number | null | undefined;
  readonly version: number | undefined;
  /** What other rooms keep with it, in the same transaction. */
  readonly beside: (() => Promise<void>) | undefined;
}

const NO_OPTION = 'Please choose one of the options of the poll.';
const NO_COMMENT = 'Please name comments of colleagues on this case.';

const aCase = (id: number): PostName => ({ id, kind: 'case' });

/** Outcomes: the author can report one at any time, also after the discussion has closed. */
@Injectable()
export class OutcomeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly advice: CaseAdviceRepository,
    private readonly followUps: CaseFollowUpRepository,
    private readonly polls: CasePollRepository,
    private readonly outbox: Outbox,
  ) {}

  async ofCase(
    actor: Actor,
    id: number,
  ): Promise<{ outcome: CaseOutcome | null; advice: QuotedAdvice[]; rightOption: number | null }> {
    const { authorId, isBlinded } = await this.cases.facts(actor, aCase(id));
    const known = isBlinded ? null : await this.outcomes.ofPost(id);
    const outcome = known?.awaitsPatientAt && authorId !== actor.memberId ? null : known;
    return {
      outcome,
      advice: outcome ? await this.advice.quotedIn(id, actor.memberId) : [],
      rightOption: outcome ? await this.polls.rightOptionOf(id) : null,
    };
  }

  /** The first report, or a change to it. @throws Refusal for anyone but the author */
  async report(actor: Actor, id: number, report: Report): Promise<void> {
    const { changes, advice, rightOption, version, beside } = report;
    await this.cases.findOwn(actor, aCase(id));
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      const known = await this.outcomes.ofPost(id);
      if (version !== undefined && version !== known?.version)
        throw new Refusal('clinical-cases.changed-meanwhile');
      const waits = post.consentBy === 'patient';
      const outcome = known ?? new CaseOutcome(id, firstOf(changes), this.clock.now());
      if (known) known.change(changes);
      else this.outcomes.add(outcome);
      if (waits) outcome.awaitsPatientAt = this.clock.now();
      else if (!known) await this.outbox.tell(outcomeReported, { postId: id });
      if (advice) await this.credit(post, advice, { isTold: !waits });
      if (rightOption !== undefined && !(await this.polls.markRight(id, rightOption)))
        throw new Refusal('fields', { errors: { pollOption: [NO_OPTION] } });
      await this.followUps.remove(id);
      post.lostAt = null;
      if (!beside) return;
      await this.em.flush();
      await beside();
    });
  }

  /** Notifies each credited commenter once; not for advice that turned out otherwise. */
  private async credit(
    post: ClinicalPost,
    advice: readonly Advice[],
    { isTold }: { isTold: boolean },
  ): Promise<void> {
    const ids = advice.map(({ commentId }) => commentId);
    const advisers = await this.advice.advisersOf(post, ids);
    const named = advice.map(({ commentId, effect }) => {
      const adviserId = advisers.get(commentId);
      if (adviserId === undefined)
        throw new Refusal('fields', { errors: { advice: [NO_COMMENT] } });
      return { commentId, adviserId, effect };
    });
    await this.advice.replace(post.id, named, this.clock.now());
    for (const { commentId, effect } of advice)
      if (isTold && effect !== 'otherwise') await this.outbox.tell(adviceCredited, { commentId });
  }
}

/** @throws Refusal if the first report lacks a required field */
function firstOf(told: OutcomeChanges): OutcomeContent {
  const { day, text, complications } = told;
  if (day === undefined || text === undefined || complications === undefined)
    throw new Refusal('fields', {
      errors: {
        ...(day === undefined && { day: ['Please give the day of this report.'] }),
        ...(text === undefined && { text: ['Please say what you did.'] }),
        ...(complications === undefined && {
          complications: ['Please give the complications, or say that there were none.'],
        }),
      },
    });
  return {
    day,
    text,
    complications,
    reoperated: told.reoperated ?? false,
    readmitted: told.readmitted ?? false,
    stayDays: told.stayDays ?? null,
  };
}
