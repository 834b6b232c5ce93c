import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { RowOf } from '../platform/database/statement';
import { Log } from '../platform/logging/log';
import { holdingNoPlace } from '../platform/logging/request-context';
import { Refusal } from '../refusal';
import {
  CLAIM_KEY,
  KEEP_REPLY,
  KEYED,
  QUEUE_FOR_KEY,
  RELEASE_KEY,
  RENEW_KEY,
} from './retried-requests.sql';

/** A request with its Idempotency-Key and a fingerprint of its content. */
export interface KeyedRequest {
  readonly memberId: number;
  readonly key: string;
  readonly fingerprint: string;
}

export interface KeptReply {
  readonly status: number;
  readonly reply: object;
}

/** A key held by this request, for as long as it is renewed. */
export interface Hold extends KeyedRequest {
  readonly holder: string;
}

const KEEP_MS = 24 * 3_600_000;
const RENEWED_MS = 3_000;
/** How many repeats wait for the first request, and for how long. */
const WAITING = 2;
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;
const underWay = () => new Refusal('request.under-way', { retryAfter: 2 });

/**
 * The Idempotency-Keys of requests that run only once, across all processes. Everything but `keep`
 * is committed immediately, uses the database clock, and holds no connection while a request works
 * or waits.
 */
@Injectable()
export class RetriedRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Takes the key, or waits for the response of the request that holds it.
   * @throws Refusal 422 if the key was used with other content, 409 if two requests are waiting
   *   already or it takes too long
   */
  take(request: KeyedRequest): Promise<Hold | KeptReply> {
    return holdingNoPlace(() => this.takeInTurn(request));
  }

  private async takeInTurn(request: KeyedRequest): Promise<Hold | KeptReply> {
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

  /** Renews the key during the work, and releases it if the work fails. */
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

  /**
   * Call this in the transaction of the work.
   * @throws Refusal if another request has taken over the key, for example because this process was
   *   suspended
   */
  async keep({ memberId, key, holder }: Hold, { status, reply }: KeptReply): Promise<void> {
    const name = { memberId, key, holder };
    const kept = await KEEP_REPLY.first(this.em, { ...name, status, reply: JSON.stringify(reply) });
    if (!kept) throw underWay();
  }

  private async claim(hold: Hold): Promise<boolean> {
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - KEEP_MS);
    return (await CLAIM_KEY.first(this.em.fork(), { ...hold, now, oldest })) !== undefined;
  }

  private find({ memberId, key }: KeyedRequest): Promise<RowOf<typeof KEYED> | undefined> {
    return KEYED.first(this.em.fork(), { memberId, key });
  }

  /** @returns whether the request may wait */
  private async queue({ memberId, key }: KeyedRequest): Promise<boolean> {
    const queued = await QUEUE_FOR_KEY.first(this.em.fork(), { memberId, key, most: WAITING });
    return queued !== undefined;
  }

  /** Tells whether `queue` failed because the first request has just finished. */
  private async hasEnded(request: KeyedRequest): Promise<boolean> {
    const found = await this.find(request);
    return !found || found.status !== null;
  }

  private async renew({ memberId, key, holder }: Hold): Promise<void> {
    await RENEW_KEY.rows(this.em.fork(), { memberId, key, holder }).catch((error: unknown) =>
      this.log.error({ err: error }, 'the key of a request could not be renewed'),
    );
  }

  /**
   * If this fails, the key becomes free once it is no longer renewed. A stored response is kept.
   */
  private async release({ memberId, key, holder }: Hold): Promise<void> {
    await RELEASE_KEY.rows(this.em.fork(), { memberId, key, holder }).catch((error: unknown) =>
      this.log.error({ err: error }, 'the key of a request could not be released'),
    );
  }
}
