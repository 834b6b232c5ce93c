import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export const PROFESSIONS = ['Student', 'Physician', 'Non Medical Person'] as const;
export type Profession = (typeof PROFESSIONS)[number];

export interface NewVisitor {
  readonly name: string;
  readonly email: string;
  readonly profession: Profession;
  readonly mobileNumber?: string | undefined;
}

/** Who filled in the form to read cases. */
@Injectable()
export class VisitorRepository {
  constructor(private readonly em: EntityManager) {}

  async add({ name, email, profession, mobileNumber }: NewVisitor, consent: { version: string; at: Date }): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into visitor (name, email, profession, mobile_number, consent_version, created_at) values (?, ?, ?, ?, ?, ?) returning id',
      [name, email, profession, mobileNumber ?? null, consent.version, consent.at],
    );
    if (!row) throw new Error('The visitor was not stored.');
    return row.id;
  }

  async isKnown(id: number): Promise<boolean> {
    return (await this.em.execute<unknown[]>('select 1 from visitor where id = ?', [id])).length > 0;
  }

  /** @returns how many were forgotten */
  async removeBefore(moment: Date): Promise<number> {
    return (await this.em.execute<unknown[]>('delete from visitor where created_at < ? returning id', [moment])).length;
  }
}
