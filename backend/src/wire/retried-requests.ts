import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Log } from '../platform/logging/log';
import { Refusal } from '../refusal';

/** A request by the key that its sender gave it, and what it asks for. */
export interface KeyedRequest {
  readonly memberId: number;
  readonly key: string;
  readonly fingerprint: string;
}

export interface KeptReply {
  readonly status: number;
  readonly reply: object;
}

/** The key is ours to work under, for as long as it is renewed. */
export interface Hold extends KeyedRequest {
  readonly holder: string;
}

interface Found {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly reply: object | null;
  readonly isAbandoned: boolean;
}

const KEEP_MS = 24 * 3_600_000;
/** A key whose holder has not renewed it for this long is free: that process has died. */
const HELD = `clock_timestamp() + interval '10 seconds'`;
const RENEWED_MS = 3_000;
/** So many repeats wait while the first one runs, and so long. */
const WAITING = 2;
const WAIT_MS = 10_000;
const WAIT = `clock_timestamp() + interval '10 seconds'`;
const LOOK_EVERY_MS = 100;
const NAMED = 'member_id = ? and key = ?';
const IS_ABANDONED = `status is null and coalesce(held_until, '-infinity') < clock_timestamp()`;
const underWay = () => new Refusal('request.under-way', { retryAfter: 2 });

/**
 * Keys of requests that are done once, whichever processes they come to. All but `keep` is committed at once, by the database's clock,
 * and holds no connection while somebody works or waits.
 */
@Injectable()
export class RetriedRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Takes the key, or waits for what comes of it.
   * @throws Refusal 422 when it stands for another content, 409 when two wait already, or it takes too long
   */
  async take(request: KeyedRequest): Promise<Hold | KeptReply> {
    const until = performance.now() + WAIT_MS;
    const hold = { ...request, holder: randomUUID() };
    for (let isWaiting = false; ; await pause(LOOK_EVERY_MS)) {
      const found = isWaiting ? await this.find(request) : undefined;
      if ((!found || found.isAbandoned) && (await this.claim(hold))) return hold;
      const other = found ?? (await this.find(request));
      if (!other) continue;
      if (other.fingerprint !== request.fingerprint && !other.isAbandoned)
        throw new Refusal('request.key-reused');
      if (other.status !== null) return { status: other.status, reply: other.reply ?? {} };
      isWaiting ||= await this.queue(request);
      if (!isWaiting && (await this.hasEnded(request))) continue;
      if (!isWaiting || performance.now() > until) throw underWay();
    }
  }

  /** Works under the key. Should the work fail, the key is free again. */
  async during<Result>(hold: Hold, work: () => Promise<Result>): Promise<Result> {
    const renewing = setInterval(() => void this.renew(hold), RENEWED_MS).unref();
    try {
      return await work();
    } catch (error) {
      await this.release(hold);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  /** In the transaction of the work. @throws Refusal when the key has passed to another, as a process that stood still may find */
  async keep({ memberId, key, holder }: Hold, { status, reply }: KeptReply): Promise<void> {
    const kept = await this.em.execute<unknown[]>(
      `update retried_request set status = ?, reply = ?::jsonb, held_by = null, held_until = null, waits = '{}'
       where ${NAMED} and held_by = ? returning key`,
      [status, JSON.stringify(reply), memberId, key, holder],
    );
    if (kept.length === 0) throw underWay();
  }

  private async claim({ memberId, key, fingerprint, holder }: Hold): Promise<boolean> {
    const now = this.clock.now();
    const claimed = await this.run(
      `insert into retried_request as r (member_id, key, fingerprint, created_at, held_by, held_until) values (?, ?, ?, ?, ?, ${HELD})
       on conflict (member_id, key) do update set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null,
         reply = null, held_by = excluded.held_by, held_until = excluded.held_until, waits = '{}'
       where r.created_at < ? or (r.status is null and coalesce(r.held_until, '-infinity') < clock_timestamp()) returning key`,
      [memberId, key, fingerprint, now, holder, new Date(now.getTime() - KEEP_MS)],
    );
    return claimed.length > 0;
  }

  private async find({ memberId, key }: KeyedRequest): Promise<Found | undefined> {
    const [found] = await this.run<Found>(
      `select fingerprint, status, reply, ${IS_ABANDONED} as "isAbandoned" from retried_request where ${NAMED}`,
      [memberId, key],
    );
    return found;
  }

  /** @returns whether there was a place to wait */
  private async queue({ memberId, key }: KeyedRequest): Promise<boolean> {
    const living = 'select w from unnest(waits) w where w > clock_timestamp()';
    const queued = await this.run(
      `update retried_request set waits = array(${living}) || (${WAIT})
       where ${NAMED} and status is null and (select count(*) from (${living}) waiting) < ? returning key`,
      [memberId, key, WAITING],
    );
    return queued.length > 0;
  }

  /** There is no place to wait either when the first has just ended. */
  private async hasEnded(request: KeyedRequest): Promise<boolean> {
    const found = await this.find(request);
    return !found || found.status !== null;
  }

  private async renew({ memberId, key, holder }: Hold): Promise<void> {
    const sql = `update retried_request set held_until = ${HELD} where ${NAMED} and held_by = ? returning key`;
    await this.run(sql, [memberId, key, holder]).catch((error: unknown) =>
      this.log.error({ err: error }, 'the key of a request could not be renewed'),
    );
  }

  /** If it cannot be said now, the key is free when it was not renewed for a while. What was committed after all stays. */
  private async release({ memberId, key, holder }: Hold): Promise<void> {
    const sql = `delete from retried_request where ${NAMED} and held_by = ? and status is null returning key`;
    await this.run(sql, [memberId, key, holder]).catch((error: unknown) =>
      this.log.error({ err: error }, 'the key of a request could not be released'),
    );
  }

  private run<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.em.fork().execute<Row[]>(sql, values);
  }
}
