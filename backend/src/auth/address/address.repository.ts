import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import type { RowOf } from '../../platform/database/statement';
import { canonicalEmail } from '../../wire/email-address';
import { type Account, emailKey } from '../account.entity';
import {
  ADDRESSES_WITH_WAY_BACK,
  END_CHANGES,
  END_LINKS_OF_CHANGES,
  END_WISHES,
  FIRST_CONFIRMED,
  FORGET_MAILS,
  IS_RESERVED,
  IS_TAKEN,
  MARK_CONFIRMED,
  MOVE_ACCOUNT,
  RECENTLY_ASKED,
  WAITING_CHANGE,
} from './address.sql';
import { EmailChange } from './email-change.entity';

const DAY_MS = 24 * 3_600_000;
/** How long the old address can undo a change. */
export const WAY_BACK_MS = 7 * DAY_MS;

export type WaitingChange = RowOf<typeof WAITING_CHANGE>;

/** Changes of email addresses. */
@Injectable()
export class AddressRepository {
  constructor(private readonly em: EntityManager) {}

  /** The times of the requests, newest first. */
  async askedSince(accountId: number, from: Date): Promise<Date[]> {
    const rows = await RECENTLY_ASKED.rows(this.em, { accountId, from });
    return rows.map(({ askedAt }) => timeOf(askedAt));
  }

  async add(change: Pick<EmailChange, 'accountId' | 'oldEmail' | 'newEmail' | 'askedAt'>) {
    const rest = { codeSentAt: null, confirmedAt: null, endedAt: null, passwordHash: null };
    return this.em.insert(EmailChange, { ...change, ...rest });
  }

  find(id: number): Promise<EmailChange | null> {
    return this.em.findOne(EmailChange, { id }, { refresh: true });
  }

  waiting(accountId: number): Promise<WaitingChange | undefined> {
    return WAITING_CHANGE.first(this.em, { accountId });
  }

  async markCoded(id: number, codeSentAt: Date): Promise<void> {
    await this.em.nativeUpdate(EmailChange, { id }, { codeSentAt });
  }

  /** @returns false if it was confirmed or undone in the meantime */
  async markConfirmed(id: number, now: Date): Promise<boolean> {
    return (await MARK_CONFIRMED.rows(this.em, { id, now })).length > 0;
  }

  /** Ends this change and all later ones, and the links that would undo them. */
  async endFrom({ id, accountId }: Pick<EmailChange, 'id' | 'accountId'>, now: Date) {
    await END_CHANGES.rows(this.em, { id, accountId, now });
    await END_LINKS_OF_CHANGES.rows(this.em, { id, accountId, now });
  }

  async endWishes(accountId: number, now: Date): Promise<void> {
    await END_WISHES.rows(this.em, { accountId, now });
  }

  /** Whether another account has the address, or may still get it back. */
  async isTaken(email: string, now: Date, accountId: number): Promise<boolean> {
    const from = new Date(now.getTime() - WAY_BACK_MS);
    return (
      (
        await IS_TAKEN.rows(this.em, {
          accountId,
          from,
          email: canonicalEmail(email),
          key: emailKey(email),
        })
      ).length > 0
    );
  }

  /** Checked at sign-up: the last owner of an address may still get it back for some days. */
  async isReserved(email: string, now: Date): Promise<boolean> {
    const from = new Date(now.getTime() - WAY_BACK_MS);
    return (await IS_RESERVED.rows(this.em, { email: canonicalEmail(email), from })).length > 0;
  }

  /** @throws UniqueConstraintViolationException if the address is taken */
  async move(accountId: number, email: string, now: Date): Promise<void> {
    await MOVE_ACCOUNT.rows(this.em, { accountId, email, key: emailKey(email), now });
  }

  /** The first change that was confirmed since then and still holds. */
  firstConfirmed(accountId: number, since: Date) {
    return FIRST_CONFIRMED.first(this.em, { accountId, since });
  }

  /** The address that the account had at this time. */
  async addressAt({ id, email }: Pick<Account, 'id' | 'email'>, at: Date): Promise<string> {
    return (await this.firstConfirmed(id, at))?.oldEmail ?? email;
  }

  /** Addresses of before that can still get the account back. */
  async withWayBack(accountId: number, now: Date): Promise<string[]> {
    const from = new Date(now.getTime() - WAY_BACK_MS);
    const rows = await ADDRESSES_WITH_WAY_BACK.rows(this.em, { accountId, from });
    return rows.map(({ oldEmail }) => oldEmail);
  }

  async forgetMailsOf(accountId: number): Promise<void> {
    await FORGET_MAILS.rows(this.em, { accountId });
  }
}
