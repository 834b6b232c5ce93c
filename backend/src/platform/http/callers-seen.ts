import type { IncomingHttpHeaders } from 'node:http';
import { Global, Module } from '@nestjs/common';

const MOST = 20_000;
/** A session that has ended is counted among its member's for this long. */
const KNOWN_MS = 60_000;
const SESSION_COOKIE = /(?:^|; )(?:__Host-)?suture=([\w-]+)/;

interface Seen {
  readonly memberId: number;
  readonly at: number;
}

/**
 * The members of the sessions seen lately in this process. It only decides in whose share a request
 * is counted, before its session is looked up.
 */
export class CallersSeen {
  private readonly seen = new Map<string, Seen>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  note(headers: IncomingHttpHeaders, memberId: number): void {
    const credential = credentialIn(headers);
    if (credential === undefined) return;
    this.seen.delete(credential);
    const oldest = this.seen.keys().next().value;
    if (this.seen.size >= MOST && oldest !== undefined) this.seen.delete(oldest);
    this.seen.set(credential, { memberId, at: this.now() });
  }

  memberOf(headers: IncomingHttpHeaders): number | undefined {
    const credential = credentialIn(headers);
    const seen = credential === undefined ? undefined : this.seen.get(credential);
    return seen && this.now() - seen.at < KNOWN_MS ? seen.memberId : undefined;
  }
}

/** As for sessions, a Bearer token takes precedence. */
function credentialIn({ authorization, cookie = '' }: IncomingHttpHeaders): string | undefined {
  return authorization ?? SESSION_COOKIE.exec(cookie)?.[1];
}

@Global()
@Module({
  providers: [{ provide: CallersSeen, useFactory: () => new CallersSeen() }],
  exports: [CallersSeen],
})
export class CallersSeenModule {}
