import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { LargeCounts } from '../platform/database/large-counts';
import { Refusal } from '../refusal';
import { newestOf, type Stretch } from '../wire/paging';
import type { Choice } from './opportunity.choice';
import { Opportunity } from './opportunity.entity';
import type { NewOpportunity } from './opportunity.rows';
import {
  APPLIED_FOR,
  countOf,
  OPPORTUNITIES,
  type OpportunityRow,
  pageOf,
  VISIBLE_OPPORTUNITY,
} from './opportunity.sql';
import {
  COUNT_RESPONSES,
  FACTS_OF,
  LOCK_FACTS,
  MARK_ENDED,
  MARK_FORGOTTEN,
  type OpportunityFacts,
  OVER_BEFORE,
} from './opportunity-changes.sql';

interface Reopened {
  readonly closedAt?: null;
  readonly forgottenAt?: null;
}

export interface Found {
  readonly rows: OpportunityRow[];
  readonly total: number;
}

/** Opportunities; each list is read in one query. */
@Injectable()
export class OpportunityRepository {
  private readonly counts: LargeCounts;

  constructor(
    private readonly em: EntityManager,
    clock: Clock,
  ) {
    this.counts = new LargeCounts(clock);
  }

  /** @param slice of those that were there at `until` */
  async page(
    readerId: number,
    choice: Choice,
    { until, ...stretch }: Stretch & { until: Date },
  ): Promise<Found> {
    const wanted = { ...choice.chosen, ...newestOf(stretch), readerId, until };
    const [rows, total] = await Promise.all([
      pageOf(choice).rows(this.em, wanted),
      this.counts.of([choice.where, choice.chosen], () => this.count(choice)),
    ]);
    return { rows, total };
  }

  /** The ids of the opportunities a member applied for, without withdrawn applications. */
  async appliedFor(applicantId: number): Promise<number[]> {
    return (await APPLIED_FOR.rows(this.em, { applicantId })).map(({ id }) => id);
  }

  private async count(choice: Choice): Promise<number> {
    return (await countOf(choice).first(this.em, choice.chosen))?.total ?? 0;
  }

  /**
   * A closed one is found only for its owner and its applicants.
   * @throws Refusal `not-found`
   */
  async findVisibleTo(readerId: number, id: number): Promise<OpportunityRow> {
    const found = await VISIBLE_OPPORTUNITY.first(this.em, { readerId, id, most: 1, from: 0 });
    if (!found) throw new Refusal('not-found');
    return found;
  }

  /** For its owner, in any state. @throws Refusal for anyone else */
  async findOwn(ownerId: number, id: number): Promise<OpportunityFacts> {
    const found = await this.facts(id);
    if (found.ownerId !== ownerId) throw new Refusal('opportunities.not-owner');
    return found;
  }

  /** Locks it until the end of the transaction. @throws Refusal `not-found` */
  async lock(id: number): Promise<OpportunityFacts> {
    return there(await LOCK_FACTS.first(this.em, { id }));
  }

  /** Closed or not. @throws Refusal `not-found` */
  async facts(id: number): Promise<OpportunityFacts> {
    return there(await FACTS_OF.first(this.em, { id }));
  }

  /** For a member who applied for them. */
  async ofIds(readerId: number, ids: readonly number[]): Promise<OpportunityRow[]> {
    if (ids.length === 0) return [];
    return OPPORTUNITIES.rows(this.em, { readerId, ids, most: ids.length, from: 0 });
  }

  add(ownerId: number, told: NewOpportunity, now: Date): Promise<number> {
    return this.em.insert(Opportunity, {
      ownerId,
      ...toldOf(told),
      relevanceGivenAt: now,
      indemnityGivenAt: now,
      createdAt: now,
      responseCount: 0,
    });
  }

  /** @returns false if it was already closed */
  async close(id: number, now: Date): Promise<boolean> {
    return (await this.em.nativeUpdate(Opportunity, { id, closedAt: null }, { closedAt: now })) > 0;
  }

  /** Also counts it as not ended, which the next tidying corrects. */
  async change(id: number, changed: Partial<NewOpportunity> & Reopened): Promise<void> {
    const { closedAt, forgottenAt } = changed;
    const told = Object.entries(toldOf(changed as NewOpportunity));
    await this.em.nativeUpdate(
      Opportunity,
      { id },
      {
        ...Object.fromEntries(told.filter(([, value]) => value !== undefined)),
        ...(closedAt === null && { closedAt }),
        ...(forgottenAt === null && { forgottenAt }),
        endedAt: null,
      },
    );
  }

  async countResponses(id: number, more: 1 | -1): Promise<void> {
    await COUNT_RESPONSES.rows(this.em, { id, more });
  }

  /** Marks those whose last day is before `today`. */
  async markEnded(today: string, now: Date): Promise<void> {
    await MARK_ENDED.rows(this.em, { today, now });
  }

  /** Locks and returns some that ended before a moment and still have their applications. */
  async overBefore(moment: Date, most: number): Promise<number[]> {
    return (await OVER_BEFORE.rows(this.em, { moment, most })).map(({ id }) => id);
  }

  async markForgotten(ids: readonly number[], now: Date): Promise<void> {
    await MARK_FORGOTTEN.rows(this.em, { ids, now });
  }
}

function there<Found>(found: Found | undefined): Found {
  if (!found) throw new Refusal('not-found');
  return found;
}

/** Leaves out any other properties of the caller's object. */
function toldOf(told: NewOpportunity) {
  const { title, countryId, cityId, cityName, durationAmount, durationUnit } = told;
  const { fromDate, toDate, deadline, description, speciality, type } = told;
  const { qualifications, experience } = told;
  return {
    title,
    countryId,
    cityId,
    cityName,
    durationAmount,
    durationUnit,
    fromDate,
    toDate,
    deadline,
    description,
    speciality,
    type,
    qualifications,
    experience,
  };
}
