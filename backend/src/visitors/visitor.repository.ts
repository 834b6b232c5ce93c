import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DbTime, timeOf } from '../platform/database/columns';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

export const PROFESSIONS = ['Student', 'Physician', 'Non Medical Person'] as const;
export type Profession = (typeof PROFESSIONS)[number];

export interface NewVisitor {
  readonly name: string;
  readonly email: string;
  readonly profession: Profession;
  readonly mobileNumber?: string | undefined;
}

export interface VisitorRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly profession: Profession;
  readonly mobileNumber: string | null;
  readonly createdAt: Date;
}

/** Who filled in the form to read cases. */
@Injectable()
export class VisitorRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Who sends the same answers again keeps their row, with the consent of today. Call it in a transaction: a form that is
   * sent twice at once is one visitor.
   */
  async keep(visitor: NewVisitor, consent: { version: string; at: Date }): Promise<number> {
    const { name, email, profession, mobileNumber = null } = visitor;
    const answers = [name, email, profession, mobileNumber];
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `visitor ${email}`,
    ]);
    const [known] = await this.em.execute<{ id: number }[]>(
      `update visitor set consent_version = ?, created_at = ?
       where name = ? and email = ? and profession = ? and mobile_number is not distinct from ? returning id`,
      [consent.version, consent.at, ...answers],
    );
    if (known) return known.id;
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into visitor (name, email, profession, mobile_number, consent_version, created_at)
       values (?, ?, ?, ?, ?, ?) returning id`,
      [...answers, consent.version, consent.at],
    );
    if (!row) throw new Error('The visitor was not stored.');
    return row.id;
  }

  async isKnown(id: number): Promise<boolean> {
    return (
      (await this.em.execute<unknown[]>('select 1 from visitor where id = ?', [id])).length > 0
    );
  }

  /** The newest first. */
  async list({ before, limit }: Window): Promise<Page<VisitorRow>> {
    const rows = await this.em.execute<(Omit<VisitorRow, 'createdAt'> & { createdAt: DbTime })[]>(
      `select id, name, email, profession, mobile_number as "mobileNumber", created_at as "createdAt"
       from visitor where id < ? order by id desc limit ?`,
      [before, limit + 1],
    );
    return Page.of(rows, limit).map((row) => ({ ...row, createdAt: timeOf(row.createdAt) }));
  }

  /** @returns how many were forgotten */
  async removeBefore(moment: Date): Promise<number> {
    return (
      await this.em.execute<unknown[]>('delete from visitor where created_at < ? returning id', [
        moment,
      ])
    ).length;
  }
}
