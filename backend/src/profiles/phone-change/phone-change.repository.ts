import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import type { Phone } from '../phone';
import { PhoneChange } from './phone-change.entity';
import { ASKED_SINCE, MARK_CODED } from './phone-change.sql';

export interface WaitingPhone extends Phone {
  readonly id: number;
  readonly accountId: number;
}

/** Numbers that wait for their code. */
@Injectable()
export class PhoneChangeRepository {
  constructor(private readonly em: EntityManager) {}

  async add(accountId: number, { countryCode, number, full }: Phone, at: Date): Promise<number> {
    return this.em.insert(PhoneChange, {
      accountId,
      countryCode,
      number,
      phone: full,
      askedAt: at,
      codeSentAt: null,
    });
  }

  async find(id: number): Promise<WaitingPhone | undefined> {
    return waiting(await this.em.findOne(PhoneChange, { id }, { disableIdentityMap: true }));
  }

  /** The number for which the latest code was mailed: that code confirms this number and no other. */
  async findLatestSent(accountId: number): Promise<WaitingPhone | undefined> {
    const [latest] = await this.em.find(
      PhoneChange,
      { accountId, codeSentAt: { $ne: null } },
      { orderBy: { id: 'desc' }, limit: 1, disableIdentityMap: true },
    );
    return waiting(latest);
  }

  /** When a change was asked for, or its code mailed, since a moment; the latest first. */
  async askedSince(accountId: number, since: Date): Promise<Date[]> {
    const rows = await ASKED_SINCE.rows(this.em, { accountId, since });
    return rows.map((row) => timeOf(row.at));
  }

  async markCoded(id: number, at: Date): Promise<void> {
    await MARK_CODED.rows(this.em, { id, at });
  }

  async forget(accountId: number): Promise<void> {
    await this.em.nativeDelete(PhoneChange, { accountId });
  }
}

function waiting(change: PhoneChange | null | undefined): WaitingPhone | undefined {
  if (!change) return undefined;
  const { id, accountId, countryCode, number, phone } = change;
  return { id, accountId, countryCode, number, full: phone };
}
