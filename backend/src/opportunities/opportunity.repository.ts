import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../platform/database/columns';
import { Refusal } from '../refusal';
import type { Stretch } from '../wire/paging';
import type { NewOpportunity, OpportunityFacts, OpportunityRow } from './opportunity.rows';
import { type Choice, pageSql } from './opportunity.sql';
import { OpportunityCounts } from './opportunity-counts';

export interface Found {
  readonly rows: OpportunityRow[];
  readonly total: number;
}

const FACTS = `select o.id, o.owner_id as "ownerId", o.closed_at as "closedAt", o.to_date::text as "toDate", o.deadline::text as deadline
  from opportunity o join account a on a.id = o.owner_id and a.deleted_at is null where o.id = ?`;

/** Opportunities: lists as plain rows, one query each. */
@Injectable()
export class OpportunityRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly counts: OpportunityCounts,
  ) {}

  async page(readerId: number, choice: Choice, stretch: Stretch): Promise<Found> {
    const [rows, total] = await Promise.all([
      this.rows(readerId, choice, stretch),
      this.counts.of(choice),
    ]);
    return { rows, total };
  }

  /** Whatever is not closed; what is, only its owner and who applied for it. @throws Refusal `not-found` */
  async findVisibleTo(readerId: number, id: number): Promise<OpportunityRow> {
    const where = `o.id = ? and (o.closed_at is null or o.owner_id = ? or exists (
      select from opportunity_application own where own.opportunity_id = o.id and own.applicant_id = ?))`;
    const [found] = await this.rows(
      readerId,
      { where, params: [id, readerId, readerId] },
      { limit: 1, offset: 0 },
    );
    if (!found) throw new Refusal('not-found');
    return found;
  }

  /** For its owner, whatever became of it. @throws Refusal for everybody else */
  async findOwn(ownerId: number, id: number): Promise<OpportunityFacts> {
    const found = await this.facts(id);
    if (found.ownerId !== ownerId) throw new Refusal('opportunities.not-owner');
    return found;
  }

  /** Holds it still to the end of the transaction. @throws Refusal `not-found` */
  async lock(id: number): Promise<OpportunityFacts> {
    return this.facts(id, 'for update of o');
  }

  /** Whether it is closed or not. @throws Refusal `not-found` */
  async facts(id: number, how: 'for update of o' | '' = ''): Promise<OpportunityFacts> {
    const [found] = await this.em.execute<OpportunityFacts[]>(`${FACTS} ${how}`, [id]);
    if (!found) throw new Refusal('not-found');
    return found;
  }

  /** For somebody who applied for them. */
  async ofIds(readerId: number, ids: readonly number[]): Promise<OpportunityRow[]> {
    if (ids.length === 0) return [];
    const choice = { where: 'o.id = any(?::bigint[])', params: [arrayOf(ids)] };
    return this.rows(readerId, choice, { limit: ids.length, offset: 0 });
  }

  private rows(
    readerId: number,
    choice: Choice,
    { limit, offset }: Stretch,
  ): Promise<OpportunityRow[]> {
    return this.em.execute<OpportunityRow[]>(pageSql(choice), [
      ...choice.params,
      limit,
      offset,
      readerId,
    ]);
  }

  async add(ownerId: number, told: NewOpportunity, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into opportunity (owner_id, title, country_id, city_id, city_name, duration_amount, duration_unit, from_date, to_date, deadline,
         description, speciality, type, qualifications, experience, relevance_given_at, indemnity_given_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?::date, ?::date, ?::date, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        ...[
          ownerId,
          told.title,
          told.countryId,
          told.cityId,
          told.cityName,
          told.durationAmount,
          told.durationUnit,
        ],
        ...[
          told.fromDate,
          told.toDate,
          told.deadline,
          told.description,
          told.speciality,
          told.type,
        ],
        ...[told.qualifications, told.experience, now, now, now],
      ],
    );
    if (!row) throw new Error('The opportunity was not stored.');
    return row.id;
  }

  /** @returns false when it was closed before */
  async close(id: number, now: Date): Promise<boolean> {
    const closed = await this.em.execute<unknown[]>(
      'update opportunity set closed_at = ? where id = ? and closed_at is null returning id',
      [now, id],
    );
    return closed.length > 0;
  }

  async countResponses(id: number, more: 1 | -1): Promise<void> {
    await this.em.execute(
      'update opportunity set response_count = response_count + ? where id = ?',
      [more, id],
    );
  }

  /** Those whose last day lies before one. */
  async markEnded(today: string, now: Date): Promise<void> {
    await this.em.execute(
      'update opportunity set ended_at = ? where ended_at is null and to_date < ?::date',
      [now, today],
    );
  }

  /** @returns some that were over before a moment and whose applicants are known still, locked */
  async overBefore(moment: Date, limit: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select id from opportunity where forgotten_at is null and least(closed_at, ended_at) < ? order by least(closed_at, ended_at)
       limit ? for update skip locked`,
      [moment, limit],
    );
    return rows.map(({ id }) => id);
  }

  async markForgotten(ids: readonly number[], now: Date): Promise<void> {
    await this.em.execute(
      'update opportunity set forgotten_at = ?, response_count = 0 where id = any(?::bigint[])',
      [now, arrayOf(ids)],
    );
  }
}
