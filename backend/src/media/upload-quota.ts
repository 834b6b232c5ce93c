import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import { Refusal } from '../refusal';
import { BYTES_SINCE } from './upload-quota.sql';

const DAY_MS = 24 * 3_600_000;
const BYTES_A_DAY = 5 * 1024 ** 3;
/** Small files are only subject to rate limits: counting would cost more than the files. */
const LARGE_BYTES = 10 * 1024 ** 2;

/** Limits the bytes a member may upload per day (contract, section 17). */
@Injectable()
export class UploadQuota {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * @param em the connection to ask through, for callers that hold a lock
   * @throws Refusal 429 if this upload would exceed the limit
   */
  async demand(ownerId: number, bytes: number, em: EntityManager = this.em.fork()): Promise<void> {
    if (!this.settings.rateLimits || bytes < LARGE_BYTES) return;
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const kept = await BYTES_SINCE.first(em, { ownerId, since });
    if ((kept?.bytes ?? 0) + bytes > BYTES_A_DAY)
      throw new Refusal('request.too-many', { retryAfter: 3_600 });
  }
}
