import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DbTime, timeOf } from '../../platform/database/columns';
import type { Phone } from '../phone';

export interface PhoneChange extends Phone {
  readonly id: number;
  readonly accountId: number;
}

/** Numbers that wait for their code. */
@Injectable()
export class PhoneChangeRepository {
  constructor(private readonly em: EntityManager) {}

  async add(accountId: number, { countryCode, number, full }: Phone, at: Date): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into phone_change (account_id, country_code, number, phone, asked_at) values (?, ?, ?, ?, ?) returning id',
      [accountId, countryCode, number, full, at],
    );
    if (!row) throw new Error('The phone change was not stored.');
    return row.id;
  }

  async find(id: number): Promise<PhoneChange | undefined> {
    return this.one('where id = ?', [id]);
  }

  /** The number for which the latest code was mailed: that code confirms this number and no other. */
  async findLatestSent(accountId: number): Promise<PhoneChange | undefined> {
    return this.one('where account_id = ? and code_sent_at is not null order by id desc limit 1', [
      accountId,
    ]);
  }

  /** When a change was asked for, or its code mailed, since a moment; the latest first. */
  async askedSince(accountId: number, since: Date): Promise<Date[]> {
    const rows = await this.em.execute<{ at: DbTime }[]>(
      'select coalesce(code_sent_at, asked_at) as at from phone_change where account_id = ? and asked_at > ? order by 1 desc',
      [accountId, since],
    );
    return rows.map((row) => timeOf(row.at));
  }

  /** A second try of the mail leaves the time of the first: by it the next code is counted. */
  async markCoded(id: number, at: Date): Promise<void> {
    await this.em.execute(
      'update phone_change set code_sent_at = coalesce(code_sent_at, ?) where id = ?',
      [at, id],
    );
  }

  async forget(accountId: number): Promise<void> {
    await this.em.execute('delete from phone_change where account_id = ?', [accountId]);
  }

  private async one(condition: string, params: unknown[]): Promise<PhoneChange | undefined> {
    const [row] = await this.em.execute<PhoneChange[]>(
      `select id, account_id as "accountId", country_code as "countryCode", number, phone as "full" from phone_change ${condition}`,
      params,
    );
    return row;
  }
}
