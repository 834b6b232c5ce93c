import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../member-data';
import { DepartureRepository } from './departure.repository';

/** What signing in and the platform itself keep of somebody. */
@Injectable()
export class AccountMemberData extends MemberData {
  override readonly name = 'account';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly departures: DepartureRepository,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const [account] = await this.em.execute<object[]>(
      `select email, first_name as "firstName", last_name as "lastName", login_type as "logInBy", email_verified_at as "emailVerifiedAt",
         created_at as "joinedAt", last_log_in_at as "lastLogInAt", inactivity_warned_at as "warnedOfInactivityAt",
         deactivated_at as "deactivatedAt", onboarding_step as "lastStepCompleted", time_zone as "timeZone" from account where id = ?`,
      [memberId],
    );
    const sessions = await this.em.execute<object[]>(
      `select device, host(address) as address, created_at as "signedInAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
       from session where account_id = ? order by id`,
      [memberId],
    );
    const signInWith = await this.em.execute<object[]>(
      'select issuer, subject, created_at as "since" from identity where account_id = ? order by id',
      [memberId],
    );
    const measures = await this.em.execute<object[]>(
      `select kind, reason, until, taken_at as "takenAt", ended_at as "endedAt" from measure where account_id = ? order by id`,
      [memberId],
    );
    return { ...account, sessions, signInWith, measures };
  }

  override async erase(memberId: number): Promise<void> {
    const departure = await this.departures.findOf(memberId);
    await this.em.transactional(async () => {
      await this.em.execute('delete from session where account_id = ?', [memberId]);
      await this.em.execute('delete from measure where account_id = ?', [memberId]);
      await this.em.execute('delete from retried_request where member_id = ?', [memberId]);
      // By the two words under which jobs name a member; the jobs of leaving name neither.
      for (const word of ['accountId', 'memberId'])
        await this.em.execute('delete from outbox where payload @> ?::jsonb', [
          JSON.stringify({ [word]: memberId }),
        ]);
      if (departure?.email) await this.eraseAddress(departure.email, departure.leftAt);
    });
  }

  /** What came to the address later belongs to whoever joined with it anew. */
  private async eraseAddress(email: string, leftAt: string): Promise<void> {
    await this.em.execute('delete from dev_mail where recipient = ? and sent_at <= ?', [
      email.toLowerCase(),
      leftAt,
    ]);
    await this.em.execute('delete from rate_counter where position(? in key) > 0', [email]);
  }
}
