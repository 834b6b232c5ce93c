import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many in one statement, so that none holds its locks for long or runs out of time. */
const BATCH = 1_000;
const ADDRESS_KEPT_MS = 30 * DAY_MS;

/**
 * What is told in the privacy policy to be kept for minutes to a day: one-time codes, links, numbers that wait for their code, and the
 * replies to requests that may be sent again. Whoever counts them looks back an hour, or a day where a link lives for one. Then the
 * addresses of sessions, 30 days after their end, and the lines of the audit log, after a year.
 */
@Injectable()
export class ExpiringService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The job: every hour. */
  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    const ended: [string, string, number][] = [
      ['one_time_code', 'expires_at', HOUR_MS],
      ['email_verification', 'expires_at', 0],
      ['phone_change', 'asked_at', DAY_MS],
      ['export_link', "coalesce(expires_at, asked_at + interval '1 day')", 0],
      ['retried_request', 'created_at', DAY_MS],
    ];
    for (const [table, moment, after] of ended)
      await this.forgetBefore(new Date(now - after), table, moment);
    await this.forgetAddresses(new Date(now - ADDRESS_KEPT_MS));
    await this.forgetAuditLines();
  }

  /** `least` takes no notice of an end that is not there. */
  private async forgetAddresses(endedBefore: Date): Promise<void> {
    const batch = `select id from session
      where address is not null and least(ended_at, expires_at) < ? limit ${BATCH}`;
    const sql = `update session set address = null where id = any(array(${batch})) returning 1`;
    await this.inBatches(sql, [endedBefore]);
  }

  /** By the clock of the database, as the trigger that keeps all younger lines; their numbers rise with time. */
  private async forgetAuditLines(): Promise<void> {
    const oldest = `select id, created_at from audit_event order by id limit ${BATCH}`;
    await this.inBatches(
      `delete from audit_event where id = any(array(
         select id from (${oldest}) old where created_at < now() - interval '1 year')) returning 1`,
      [],
    );
  }

  private async forgetBefore(time: Date, table: string, moment: string): Promise<void> {
    const batch = `select ctid from ${table} where ${moment} < ? limit ${BATCH}`;
    const sql = `delete from ${table} where ctid = any(array(${batch})) returning 1`;
    await this.inBatches(sql, [time]);
  }

  private async inBatches(sql: string, values: unknown[]): Promise<void> {
    for (let length = BATCH; length === BATCH; )
      ({ length } = await this.em.execute<unknown[]>(sql, values));
  }
}
