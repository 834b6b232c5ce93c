import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostName } from '../clinical-post.rows';
import { CaseOutcome, type OutcomeChanges, type OutcomeContent } from './case-outcome.entity';
import { CaseOutcomeRepository } from './case-outcome.repository';

const aCase = (id: number): PostName => ({ id, kind: 'case' });

/** What became of the patient: its author tells it at any time, also when the discussion is closed. */
@Injectable()
export class OutcomeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly outcomes: CaseOutcomeRepository,
  ) {}

  async ofCase(actor: Actor, id: number): Promise<CaseOutcome | null> {
    await this.cases.facts(actor, aCase(id));
    return this.outcomes.ofPost(id);
  }

  /** The first report, or a change of it. @throws Refusal for everybody but the author */
  async report(
    actor: Actor,
    id: number,
    { changes, version }: { changes: OutcomeChanges; version: number | undefined },
  ): Promise<void> {
    await this.cases.findOwn(actor, aCase(id));
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      const known = await this.outcomes.ofPost(id);
      if (version !== undefined && version !== known?.version)
        throw new Refusal('clinical-cases.changed-meanwhile');
      if (known) known.change(changes);
      else this.outcomes.add(new CaseOutcome(id, firstOf(changes), this.clock.now()));
    });
  }
}

/** @throws Refusal where the first report lacks what every outcome has */
function firstOf(told: OutcomeChanges): OutcomeContent {
  const { day, text, complications } = told;
  if (day === undefined || text === undefined || complications === undefined)
    throw new Refusal('fields', {
      errors: {
        ...(day === undefined && { day: ['Please tell the day of this report.'] }),
        ...(text === undefined && { text: ['Please tell what you did.'] }),
        ...(complications === undefined && {
          complications: ['Please tell the complications, or that there were none.'],
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
