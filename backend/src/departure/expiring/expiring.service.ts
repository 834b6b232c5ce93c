import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WAY_BACK_MS } from '../../auth/address/address.repository';
import { Clock } from '../../platform/clock';
import {
  BATCH,
  FORGET_ACCOUNT_LINKS,
  FORGET_ADDRESSES,
  FORGET_AUDIT_LINES,
  FORGET_CODES,
  FORGET_EMAIL_CHANGES,
  FORGET_EXPORT_LINKS,
  FORGET_MAIL_REFUSALS,
  FORGET_PHONE_CHANGES,
  FORGET_RETRIED_REQUESTS,
  FORGET_TICKETS,
  FORGET_UNSENT_FORMS,
  FORGET_VERIFICATIONS,
} from './expiring.sql';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ADDRESS_KEPT_MS = 30 * DAY_MS;
const REFUSAL_KEPT_MS = 90 * DAY_MS;

/**
 * Removes what, according to the privacy policy, is only kept for minutes to a day: one-time codes,
 * links, unverified phone numbers and stored responses to retried requests. Rows still needed for
 * rate limits are kept for an hour, or a day if the link is valid for a day. Also removes the
 * addresses of sessions 30 days after their end, refused emails after 90 days, and audit entries
 * after a year.
 */
@Injectable()
export class ExpiringService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Job: runs every hour. */
  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    const ended = [
      [FORGET_CODES, HOUR_MS],
      [FORGET_VERIFICATIONS, 0],
      [FORGET_PHONE_CHANGES, DAY_MS],
      [FORGET_EXPORT_LINKS, 0],
      [FORGET_TICKETS, HOUR_MS],
      [FORGET_UNSENT_FORMS, 0],
      [FORGET_ACCOUNT_LINKS, 0],
      [FORGET_EMAIL_CHANGES, WAY_BACK_MS + DAY_MS],
      [FORGET_RETRIED_REQUESTS, DAY_MS],
      [FORGET_ADDRESSES, ADDRESS_KEPT_MS],
      [FORGET_MAIL_REFUSALS, REFUSAL_KEPT_MS],
    ] as const;
    for (const [forget, after] of ended)
      await inBatches(() => forget.rows(this.em, { before: new Date(now - after) }));
    await inBatches(() => FORGET_AUDIT_LINES.rows(this.em, {}));
  }
}

async function inBatches(forget: () => Promise<readonly unknown[]>): Promise<void> {
  for (let length = BATCH; length === BATCH; ) ({ length } = await forget());
}
