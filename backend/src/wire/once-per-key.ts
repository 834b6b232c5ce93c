import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { LateEntityManager } from '../platform/database/late-entity-manager';
import { Refusal } from '../refusal';
import type { ActingRequest } from './access';
import type { CallStep } from './call.interceptor';
import { decorated } from './decorated';
import { REPLY, type ReplyShape } from './reply';
import { Written, writeReply } from './reply.interceptor';
import { RetriedRequests } from './retried-requests';

const ONCE_PER_KEY = Symbol('once per key');
const KEY = /^[\x21-\x7e]{1,200}$/;

interface KeyedCall extends ActingRequest {
  /** The uploaded files of the form. */
  readonly received?: readonly { field: string; sha256: string }[];
}

/**
 * For endpoints that create something: a repeat with the same key by the same member has no further
 * effect.
 */
export const OncePerKey = () => SetMetadata(ONCE_PER_KEY, true);

/**
 * Runs the writes of a call with an Idempotency-Key and stores the response for its repeats in one
 * transaction. Files are prepared before it begins. Runs after the form has been read.
 */
@Injectable()
export class OncePerKeyInterceptor implements CallStep {
  constructor(
    private readonly em: LateEntityManager,
    private readonly requests: RetriedRequests,
  ) {}

  isFor(context: ExecutionContext): boolean {
    return decorated<boolean>(ONCE_PER_KEY, context) === true;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KeyedCall>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !request.actor) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal('request.malformed');
    return from(this.once(context, next, { memberId: request.actor.memberId, key }));
  }

  private async once(
    context: ExecutionContext,
    next: CallHandler,
    name: { memberId: number; key: string },
  ): Promise<Written> {
    const request = context.switchToHttp().getRequest<KeyedCall>();
    const response = context.switchToHttp().getResponse<Response>();
    const taken = await this.requests.take({ ...name, fingerprint: fingerprint(request) });
    if ('reply' in taken) {
      response.status(taken.status);
      return new Written(taken.reply);
    }
    const shape = decorated<ReplyShape>(REPLY, context);
    const begins = request.received?.length ? 'with the first' : 'at once';
    const work = async () => {
      const reply = writeReply(await lastValueFrom(next.handle()), shape ?? { msg: '' }, response);
      const kept = { status: response.statusCode, reply };
      await this.em.transactional(() => this.requests.keep(taken, kept));
      return new Written(reply);
    };
    return this.requests.during(taken, () => this.em.asOne(begins, work));
  }
}

/**
 * Identifies a call by its path, its parsed fields and the digests of its files, never by raw
 * bytes.
 */
function fingerprint(request: KeyedCall): string {
  const files = (request.received ?? []).map((file) => `${file.field}:${file.sha256}`);
  return createHash('sha256')
    .update(JSON.stringify([request.path, sorted(request.body), files]))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, inner]) => [word, sorted(inner)]),
  );
}
