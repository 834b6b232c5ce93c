import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import type { Stretch, Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type {
  ApplicationContent,
  ApplicationFacts,
  ApplicationRow,
  ApplicationState,
} from './application.rows';

const ROW = `select p.id, p.opportunity_id as "opportunityId", p.applicant_id as "applicantId", p.name, p.email, p.contact, p.address,
    p.medical_college as "medicalCollege", p.degree, p.state, p.created_at as "createdAt", cv.key as "cvKey", cv.original_name as "cvName"
  from opportunity_application p left join asset cv on cv.id = p.cv_asset_id`;

const FACTS = `select p.id, p.opportunity_id as "opportunityId", p.applicant_id as "applicantId", o.owner_id as "ownerId", o.title, p.state,
    applicant.first_name || ' ' || applicant.last_name as "applicantName", applicant.email as "applicantEmail",
    owner.first_name || ' ' || owner.last_name as "ownerName", owner.email as "ownerEmail"
  from opportunity_application p join opportunity o on o.id = p.opportunity_id
    join account applicant on applicant.id = p.applicant_id and applicant.deleted_at is null
    join account owner on owner.id = o.owner_id and owner.deleted_at is null`;

export interface NewApplication {
  readonly opportunityId: number;
  readonly applicantId: number;
  readonly content: ApplicationContent;
  readonly cvAssetId: number;
  readonly now: Date;
}

/** Applications: one for each member and opportunity; a withdrawn one may be made anew. */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns its id, undefined when this member has applied already */
  async add({
    opportunityId,
    applicantId,
    content,
    cvAssetId,
    now,
  }: NewApplication): Promise<number | undefined> {
    const { name, email, contact, address, medicalCollege, degree } = content;
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into opportunity_application as p
         (opportunity_id, applicant_id, name, email, contact, address, medical_college, degree, cv_asset_id, state, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'submitted', ?)
       on conflict (opportunity_id, applicant_id) do update set name = excluded.name, email = excluded.email, contact = excluded.contact,
         address = excluded.address, medical_college = excluded.medical_college, degree = excluded.degree, cv_asset_id = excluded.cv_asset_id,
         state = 'submitted', created_at = excluded.created_at, viewed_at = null, decided_at = null, withdrawn_at = null
       where p.state = 'withdrawn' returning id`,
      [
        opportunityId,
        applicantId,
        name,
        email,
        contact,
        address,
        medicalCollege,
        degree,
        cvAssetId,
        now,
      ],
    );
    return row?.id;
  }

  async responsesTo(opportunityId: number, { limit, offset }: Stretch): Promise<ApplicationRow[]> {
    const where = `p.opportunity_id = ? and p.state <> 'withdrawn'`;
    return this.em.execute<ApplicationRow[]>(
      `${ROW} where ${where} order by p.id desc limit ? offset ?`,
      [opportunityId, limit, offset],
    );
  }

  async countResponsesTo(opportunityId: number): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select response_count as count from opportunity where id = ?',
      [opportunityId],
    );
    return row?.count ?? 0;
  }

  async markViewed(ids: readonly number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(
      `update opportunity_application set state = 'viewed', viewed_at = ? where id = any(?::bigint[]) and state = 'submitted'`,
      [now, arrayOf(ids)],
    );
  }

  async ofApplicant(applicantId: number, { before, limit }: Window): Promise<Page<ApplicationRow>> {
    const rows = await this.em.execute<ApplicationRow[]>(
      `${ROW} where p.applicant_id = ? and p.id < ? order by p.id desc limit ?`,
      [applicantId, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** All that a member has applied for and not withdrawn. */
  async appliedFor(applicantId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select opportunity_id as id from opportunity_application where applicant_id = ? and state <> 'withdrawn' order by id desc`,
      [applicantId],
    );
    return rows.map(({ id }) => id);
  }

  /** What its applicant may read, and the owner unless it is withdrawn. */
  async findVisibleTo(readerId: number, id: number): Promise<ApplicationRow | undefined> {
    const [row] = await this.em.execute<ApplicationRow[]>(
      `${ROW} join opportunity o on o.id = p.opportunity_id where p.id = ? and (p.applicant_id = ? or (o.owner_id = ? and p.state <> 'withdrawn'))`,
      [id, readerId, readerId],
    );
    return row;
  }

  async lockState(
    id: number,
    where: { opportunityId: number } | { applicantId: number },
  ): Promise<ApplicationState | undefined> {
    const [column, value] =
      'opportunityId' in where
        ? ['opportunity_id', where.opportunityId]
        : ['applicant_id', where.applicantId];
    const [row] = await this.em.execute<{ state: ApplicationState }[]>(
      `select state from opportunity_application where id = ? and ${column} = ? for update`,
      [id, value],
    );
    return row?.state;
  }

  async decide(id: number, state: 'accepted' | 'declined', now: Date): Promise<void> {
    await this.em.execute(
      'update opportunity_application set state = ?, decided_at = ? where id = ?',
      [state, now, id],
    );
  }

  /** Forgets what was sent. @returns the opportunity, and the file that nothing holds any more */
  async withdraw(
    id: number,
    now: Date,
  ): Promise<{ opportunityId: number; cvAssetId: number | null }> {
    const [row] = await this.em.execute<{ opportunityId: number; cvAssetId: number | null }[]>(
      `update opportunity_application p set state = 'withdrawn', withdrawn_at = ?, name = '', email = '', contact = '', address = '',
         medical_college = '', degree = '', cv_asset_id = null
       from (select id, cv_asset_id from opportunity_application where id = ?) before where p.id = before.id
       returning p.opportunity_id as "opportunityId", before.cv_asset_id as "cvAssetId"`,
      [now, id],
    );
    if (!row) throw new Error('The application is not there.');
    return row;
  }

  /** Applications of opportunities go, all or those of one applicant. @returns the files that nothing holds any more */
  async removeFrom(opportunityIds: readonly number[]): Promise<number[]> {
    const rows = await this.em.execute<{ cv: number | null }[]>(
      'delete from opportunity_application where opportunity_id = any(?::bigint[]) returning cv_asset_id as cv',
      [arrayOf(opportunityIds)],
    );
    return rows.flatMap(({ cv }) => (cv === null ? [] : [cv]));
  }

  async factsOf(id: number): Promise<ApplicationFacts | undefined> {
    const [row] = await this.em.execute<ApplicationFacts[]>(`${FACTS} where p.id = ?`, [id]);
    return row;
  }

  /** Those who wait for an answer. */
  async openApplicants(opportunityId: number): Promise<{ id: number; applicantId: number }[]> {
    return this.em.execute<{ id: number; applicantId: number }[]>(
      `select id, applicant_id as "applicantId" from opportunity_application where opportunity_id = ? and state in ('submitted', 'viewed') order by id`,
      [opportunityId],
    );
  }
}
