export interface RedisBehindSentinel {
  /** For REDIS_URL. */
  readonly url: string;
  killMaster(): Promise<void>;
  stop(): Promise<void>;
}

export function openRedisBehindSentinel(): Promise<RedisBehindSentinel>;
