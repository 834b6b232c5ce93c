import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many in one statement, so that none holds its locks for long or runs out of time. */
const BATCH = 1_000;

/**
 * What is told in the privacy policy to be kept for minutes to a day: one-time codes, links, numbers that wait for their code, and the
 * replies to requests that may be sent again. Whoever counts them looks back an hour, or a day where a link lives for one.
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
  }

  private async forgetBefore(time: Date, table: string, moment: string): Promise<void> {
    const batch = `select ctid from ${table} where ${moment} < ? limit ${BATCH}`;
    const sql = `delete from ${table} where ctid = any(array(${batch})) returning 1`;
    for (let length = BATCH; length === BATCH; )
      ({ length } = await this.em.execute<unknown[]>(sql, [time]));
  }
}
