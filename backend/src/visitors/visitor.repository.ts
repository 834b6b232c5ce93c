import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LOCK } from '../platform/database/lock.sql';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { Visitor } from './visitor.entity';
import { KEEP_KNOWN } from './visitor.sql';

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

/** Visitors who filled in the form to read cases. */
@Injectable()
export class VisitorRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Repeating the same answers updates the existing row with today's consent. Call this in a
   * transaction: a form that is submitted twice at once is one visitor.
   */
  async keep(visitor: NewVisitor, consent: { version: string; at: Date }): Promise<number> {
    const { name, email, profession, mobileNumber = null } = visitor;
    const told = {
      name,
      email,
      profession,
      mobileNumber,
      consentVersion: consent.version,
      createdAt: consent.at,
    };
    await LOCK.rows(this.em, { name: `visitor ${email}` });
    const known = await KEEP_KNOWN.first(this.em, told);
    return known ? known.id : await this.em.insert<Visitor>(Visitor, told);
  }

  async isKnown(id: number): Promise<boolean> {
    return (await this.em.count(Visitor, { id })) > 0;
  }

  /** Newest first. */
  async list({ before, limit }: Window): Promise<Page<VisitorRow>> {
    const rows = await this.em.find(
      Visitor,
      { id: { $lt: before } },
      { orderBy: { id: 'desc' }, limit: limit + 1, disableIdentityMap: true },
    );
    return Page.of(rows, limit);
  }

  /** @returns the number of deleted visitors */
  removeBefore(moment: Date): Promise<number> {
    return this.em.nativeDelete(Visitor, { createdAt: { $lt: moment } });
  }
}
