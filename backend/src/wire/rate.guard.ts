import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { isSafeMethod } from '../platform/http/origin';
import { RATES, type RateClass, Rates } from '../platform/throttling/rates';
import { type ActingRequest, READS } from './access';
import { decorated } from './decorated';

const RATE = Symbol('rate');

/** The rate class of an endpoint; by default reads count as reads and the rest as writes. */
export const Rated = (rate: RateClass) => SetMetadata(RATE, rate);

/** Counts every call against its rate. Runs after the access guard, which identifies the caller. */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(private readonly rates: Rates) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActingRequest>();
    const reads = isSafeMethod(request.method) || decorated<boolean>(READS, context) === true;
    const rate = decorated<RateClass>(RATE, context) ?? defaultRate(request, reads);
    const address = addressKey(request.ip ?? '');
    const byMember = RATES[rate].by === 'member' && request.actor;
    await this.rates.count(rate, byMember ? `m${request.actor?.memberId}` : address);
    return true;
  }
}

function defaultRate(request: ActingRequest, reads: boolean): RateClass {
  if (request.actor) return reads ? 'read' : 'write';
  return reads ? 'visitor-read' : 'visitor-write';
}

/**
 * A full IPv4 address, or the /64 of an IPv6 address, since a household or ward has the whole /64.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = plain.includes('::')
    ? Array(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}
