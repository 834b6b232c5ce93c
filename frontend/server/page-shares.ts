import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../backend/src/platform/config/settings';
import { shareOf } from '../../backend/src/platform/http/admission';
import type { CallersSeen } from '../../backend/src/platform/http/callers-seen';
import { FairLane } from '../../backend/src/platform/http/fair-lane';
import { isSafeMethod } from '../../backend/src/platform/http/origin';
import { holdingNoPlace } from '../../backend/src/platform/logging/request-context';
import { RATES } from '../../backend/src/platform/throttling/rates';
import { Refusal } from '../../backend/src/refusal';

/** Pages are rendered on one core: more of a sender at once would only delay those of others. */
const RENDERED_AT_ONCE = { most: 20, each: 2, longest: 50, waitMs: 10_000 };

const limiterOf = ({ points, seconds }: { points: number; seconds: number }) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Limits page renders per member, or per address for visitors, and takes them in turn. */
export class PageShares {
  private readonly lane = new FairLane(RENDERED_AT_ONCE);
  private readonly ofMembers = limiterOf(RATES.page);
  private readonly ofVisitors = limiterOf(RATES['visitor-page']);

  constructor(
    private readonly settings: Pick<Settings, 'rateLimits'>,
    private readonly callers: CallersSeen,
  ) {}

  /** @throws Refusal 429 */
  async render<Page>(request: Request, make: () => Promise<Page>): Promise<Page> {
    if (!this.settings.rateLimits) return make();
    const share = shareOf(request, this.callers);
    const isOfMember = this.callers.memberOf(request.headers) !== undefined;
    await count(isOfMember ? this.ofMembers : this.ofVisitors, share);
    // Forms may arrive slowly; they have limits of their own.
    if (!isSafeMethod(request.method)) return make();
    const leave = await holdingNoPlace(() => this.lane.enter(share));
    try {
      return await make();
    } finally {
      leave();
    }
  }
}

async function count(limiter: RateLimiterMemory, share: string): Promise<void> {
  try {
    await limiter.consume(share);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new Refusal('request.too-many', { retryAfter });
  }
}
