import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface Departure {
  readonly id: number;
  readonly accountId: number;
  /** Null once it is forgotten. */
  readonly email: string | null;
  readonly leftAt: string;
}

interface NewDeparture {
  readonly accountId: number;
  readonly email: string;
  readonly reason: string;
  readonly leftAt: Date;
}

/** What opens an account, and what somebody was sent for it. */
const WAYS_IN = [
  ...['identity', 'email_verification', 'one_time_code', 'export_link'],
  ...['passkey', 'totp', 'recovery_code', 'sign_in_ticket', 'account_link', 'email_change'],
];

/** Receipts: who left when, and that everything was erased. */
@Injectable()
export class DepartureRepository {
  constructor(private readonly em: EntityManager) {}

  async add({ accountId, email, reason, leftAt }: NewDeparture): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into departure (account_id, email, reason, left_at) values (?, ?, ?, ?) returning id',
      [accountId, email, reason, leftAt],
    );
    if (!row) throw new Error('The departure was not stored.');
    return row.id;
  }

  /** @param farewellId the outbox row of the farewell, by which its mail is found again */
  async promiseFarewell(id: number, farewellId: number): Promise<void> {
    await this.em.execute('update departure set farewell_id = ? where id = ?', [farewellId, id]);
  }

  async find(id: number): Promise<Departure | undefined> {
    return this.one('id = ?', id);
  }

  async findOf(accountId: number): Promise<Departure | undefined> {
    return this.one('account_id = ?', accountId);
  }

  async markTold(id: number, at: Date): Promise<void> {
    await this.em.execute('update departure set told_at = ? where id = ?', [at, id]);
    await this.forgetAddress(id, 'and erased_at is not null');
  }

  async markErased(id: number, at: Date): Promise<void> {
    await this.em.execute('update departure set erased_at = coalesce(erased_at, ?) where id = ?', [
      at,
      id,
    ]);
    await this.forgetAddress(id, 'and told_at is not null');
  }

  /** Also the copy of the farewell in the embedded inbox. */
  async forgetAll(id: number): Promise<void> {
    await this.forgetAddress(id);
    await this.em.execute(
      `delete from dev_mail where message_id like '<outbox-' || (select farewell_id from departure where id = ?) || '@%'`,
      [id],
    );
  }

  /** From now on the account has no name, no address and no way in; its id stays, so that what others keep has somebody to point to. */
  async makeTombstone(accountId: number, at: Date): Promise<void> {
    await this.em.execute(
      `update account set deleted_at = ?, email = '', email_key = 'departed-' || id, password_hash = null, first_name = 'Deleted',
         last_name = 'member', role = 'member', duties = '{}', email_verified_at = null, onboarding_step = 0,
         second_step_at = null, password_changed_at = null where id = ?`,
      [at, accountId],
    );
    for (const table of WAYS_IN)
      await this.em.execute(`delete from ${table} where account_id = ?`, [accountId]);
  }

  private async forgetAddress(id: number, condition = ''): Promise<void> {
    await this.em.execute(`update departure set email = null where id = ? ${condition}`, [id]);
  }

  private async one(condition: string, value: number): Promise<Departure | undefined> {
    const [row] = await this.em.execute<Departure[]>(
      `select id, account_id as "accountId", email, left_at as "leftAt" from departure where ${condition}`,
      [value],
    );
    return row;
  }
}
