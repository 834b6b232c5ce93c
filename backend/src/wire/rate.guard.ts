import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { addressKey } from '../platform/http/address-key';
import { shareOfMember } from '../platform/http/admission';
import { CallersSeen } from '../platform/http/callers-seen';
import { isSafeMethod } from '../platform/http/origin';
import { placeOfRequest } from '../platform/logging/request-context';
import { RATES, type RateClass, Rates } from '../platform/throttling/rates';
import { type ActingRequest, type Actor, READS } from './access';
import { decorated } from './decorated';

const RATE = Symbol('rate');

/** The rate class of an endpoint; by default reads count as reads and the rest as writes. */
export const Rated = (rate: RateClass) => SetMetadata(RATE, rate);

/**
 * Counts every call against its rate, and in the share of its caller. Runs after the access guard,
 * which identifies the caller.
 */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(
    private readonly rates: Rates,
    private readonly callers: CallersSeen,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActingRequest>();
    const reads = isSafeMethod(request.method) || decorated<boolean>(READS, context) === true;
    const rate = decorated<RateClass>(RATE, context) ?? defaultRate(request, reads);
    if (request.actor) await this.settle(request, request.actor);
    const address = addressKey(request.ip ?? '');
    const byMember = RATES[rate].by === 'member' && request.actor;
    await this.rates.count(rate, byMember ? `m${request.actor?.memberId}` : address);
    return true;
  }

  /** Until its caller is known, a request counts in the share of its address. */
  private async settle({ headers }: ActingRequest, { memberId }: Actor): Promise<void> {
    this.callers.note(headers, memberId);
    await placeOfRequest()?.moveTo(shareOfMember(memberId));
  }
}

function defaultRate(request: ActingRequest, reads: boolean): RateClass {
  if (request.actor) return reads ? 'read' : 'write';
  return reads ? 'visitor-read' : 'visitor-write';
}
