import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { ActingRequest } from './access';
import { REPLY, type ReplyShape } from './reply';
import { Written, writeReply } from './reply.interceptor';

interface KeptReply {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly reply: object | null;
}

const KEEP_MS = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{1,200}$/;
const LOCK_TIMEOUT = '55P03';

/**
 * A create with an Idempotency-Key is done once: the key, the work and the kept reply are one transaction. A second request under
 * the key waits for the first at the key's row, then gets its reply.
 */
@Injectable()
export class OncePerKeyInterceptor implements NestInterceptor {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ActingRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !request.actor) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal('request.malformed');
    return from(this.once(context, next, key));
  }

  private async once(context: ExecutionContext, next: CallHandler, key: string): Promise<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ActingRequest>();
    const response = http.getResponse<Response>();
    const memberId = request.actor?.memberId ?? 0;
    const shape = this.reflector.get<ReplyShape | undefined>(REPLY, context.getHandler()) ?? {
      msg: '',
    };
    return this.em.transactional(async () => {
      const kept = await this.claim(memberId, key, fingerprint(request));
      if (kept) {
        response.status(kept.status ?? 200);
        return new Written(kept.reply ?? {});
      }
      const reply = writeReply(await lastValueFrom(next.handle()), shape, response);
      await this.em.execute(
        'update retried_request set status = ?, reply = ?::jsonb where member_id = ? and key = ?',
        [response.statusCode, JSON.stringify(reply), memberId, key],
      );
      return new Written(reply);
    });
  }

  /** Takes the key, or returns what was replied under it. */
  private async claim(
    memberId: number,
    key: string,
    digest: string,
  ): Promise<KeptReply | undefined> {
    const now = this.clock.now();
    await this.em.execute("set local lock_timeout = '10s'; set local statement_timeout = '12s'");
    const taken = await this.em
      .execute<unknown[]>(
        `insert into retried_request (member_id, key, fingerprint, created_at) values (?, ?, ?, ?)
         on conflict (member_id, key) do update set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, reply = null
         where retried_request.created_at < ? returning key`,
        [memberId, key, digest, now, new Date(now.getTime() - KEEP_MS)],
      )
      .catch((error: { code?: string }) => {
        throw error.code === LOCK_TIMEOUT
          ? new Refusal('request.under-way', { retryAfter: 2 })
          : error;
      });
    // The files of a form are prepared within this transaction, which may take longer than a statement's pause otherwise may.
    await this.em.execute(
      "set local lock_timeout = '2s'; set local statement_timeout = '5s'; set local idle_in_transaction_session_timeout = '2min'",
    );
    if (taken.length > 0) return undefined;
    const [kept] = await this.em.execute<KeptReply[]>(
      'select fingerprint, status, reply from retried_request where member_id = ? and key = ?',
      [memberId, key],
    );
    if (kept && kept.fingerprint !== digest) throw new Refusal('request.key-reused');
    return kept;
  }
}

/** The call and its content by parsed fields and the digests of its files, never by raw bytes. */
function fingerprint(
  request: ActingRequest & { received?: readonly { field: string; sha256: string }[] },
): string {
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

/** For calls that create something. Stands below `@Multipart`, so that the fields are parsed when it looks. */
export const OncePerKey = () => applyDecorators(UseInterceptors(OncePerKeyInterceptor));
