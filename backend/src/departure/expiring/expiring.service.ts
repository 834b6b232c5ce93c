import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
    const ended: [string, number][] = [
      ['one_time_code where expires_at < ?', HOUR_MS],
      ['email_verification where expires_at < ?', 0],
      ['phone_change where asked_at < ?', DAY_MS],
      ["export_link where coalesce(expires_at, asked_at + interval '1 day') < ?", 0],
      ['retried_request where created_at < ?', DAY_MS],
    ];
    for (const [which, after] of ended)
      await this.em.execute(`delete from ${which}`, [new Date(now - after)]);
  }
}
