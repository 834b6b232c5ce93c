import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Refusal } from '../../refusal';
import { Settings } from '../config/settings';
import { Log } from '../logging/log';

interface Rate {
  readonly points: number;
  readonly seconds: number;
  /** What is counted: the member, the client's IP address, or a key given by the caller. */
  readonly by: 'member' | 'address' | 'given key';
  /** Counted in this process only: this is cheap, and a restart may reset the count. */
  readonly inProcess?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The clocks of two processes may differ by this much. */
const AHEAD_MS = 60_000;
/** A slower response from Redis counts as a failure. */
const REDIS_ANSWERS_MS = 500;

/** All rate limits. Hospitals share an IP address, so limits by address are never tightened. */
export const RATES = {
  'sign-in-failure': { points: 10, seconds: 15 * MINUTE, by: 'given key' },
  'second-step': { points: 10, seconds: 15 * MINUTE, by: 'given key' },
  'sign-in': { points: 300, seconds: 5 * MINUTE, by: 'address' },
  'sign-up': { points: 60, seconds: HOUR, by: 'address' },
  'receipt-mail': { points: 3, seconds: DAY, by: 'given key' },
  'verification-mail': { points: 3, seconds: DAY, by: 'given key' },
  'public-form': { points: 20, seconds: HOUR, by: 'address' },
  'patient-consent': { points: 20, seconds: MINUTE, by: 'address' },
  trial: { points: 3, seconds: MINUTE, by: 'address' },
  'visitor-write': { points: 600, seconds: MINUTE, by: 'address' },
  write: { points: 60, seconds: MINUTE, by: 'member' },
  chat: { points: 60, seconds: MINUTE, by: 'member' },
  search: { points: 60, seconds: MINUTE, by: 'member' },
  report: { points: 20, seconds: DAY, by: 'member' },
  request: { points: 50, seconds: DAY, by: 'member' },
  upload: { points: 30, seconds: 30 * MINUTE, by: 'member' },
  'upload-piece': { points: 300, seconds: MINUTE, by: 'member', inProcess: true },
  read: { points: 300, seconds: MINUTE, by: 'member', inProcess: true },
  'visitor-read': { points: 600, seconds: MINUTE, by: 'address', inProcess: true },
  page: { points: 300, seconds: MINUTE, by: 'member', inProcess: true },
  'visitor-page': { points: 600, seconds: MINUTE, by: 'address', inProcess: true },
} as const satisfies Record<string, Rate>;

export type RateClass = keyof typeof RATES;

/** Counts requests against the rate limits and refuses those in excess. */
@Injectable()
export class Rates {
  private readonly limiters = new Map<RateClass, Promise<RateLimiterAbstract>>();
  private redis: Promise<Redis> | undefined;
  private client: Redis | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly em: EntityManager,
    private readonly log: Log,
  ) {}

  /**
   * While Redis is down each process counts by itself: nobody is locked out, and limits still
   * apply.
   */
  get countsAlone(): boolean {
    return this.client !== undefined && this.client.status !== 'ready';
  }

  /** @throws Refusal `request.too-many` with the seconds to wait */
  async count(rate: RateClass, key: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    try {
      await (await this.limiter(rate)).consume(key);
    } catch (error) {
      if (!isOfAClockSetBack(rate, error)) throw refusalOf(error);
      await (await this.limiter(rate)).set(key, 1, RATES[rate].seconds);
    }
  }

  /** Counts like `count`, for work that is silently skipped when the limit is exceeded. */
  async admits(rate: RateClass, key: string): Promise<boolean> {
    try {
      await this.count(rate, key);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  async forget(rate: RateClass, key: string): Promise<void> {
    if (this.settings.rateLimits) await (await this.limiter(rate)).delete(key);
  }

  private limiter(rate: RateClass): Promise<RateLimiterAbstract> {
    const limiter = this.limiters.get(rate) ?? this.make(rate);
    this.limiters.set(rate, limiter);
    return limiter;
  }

  private async make(name: RateClass): Promise<RateLimiterAbstract> {
    const rate: Rate = RATES[name];
    const options = { keyPrefix: name, points: rate.points, duration: rate.seconds };
    if (rate.inProcess) return new RateLimiterMemory(options);
    if (this.settings.redisUrl) {
      this.redis ??= this.connect(this.settings.redisUrl);
      return new RateLimiterRedis({
        ...options,
        storeClient: await this.redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    }
    const storeClient = this.em.getConnection().getKnex();
    return new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'knex',
      tableName: 'rate_counter',
      tableCreated: true,
    });
  }

  /** The client is loaded only if Redis is used. */
  private async connect(url: string): Promise<Redis> {
    const { openRedis } = await import('../redis/open-redis.js');
    this.client = openRedis(url, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: REDIS_ANSWERS_MS,
      // A silent connection stops being ready, so that later requests do not wait for it, and
      // /readyz reports it.
      socketTimeout: REDIS_ANSWERS_MS,
    });
    this.client.on('error', (error: unknown) =>
      this.log.warn({ err: error }, 'the rates have lost Redis and are counted by each process'),
    );
    return this.client;
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.redis)?.disconnect();
  }
}

/**
 * Whether a window ends later than one that starts now would: it was started before the clock was
 * set back, and nobody should wait for its end.
 */
function isOfAClockSetBack(rate: RateClass, state: unknown): boolean {
  return (
    state instanceof RateLimiterRes && state.msBeforeNext > RATES[rate].seconds * 1_000 + AHEAD_MS
  );
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return new Refusal('request.too-many', {
    retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
  });
}

@Global()
@Module({ providers: [Rates], exports: [Rates] })
export class ThrottlingModule {}
