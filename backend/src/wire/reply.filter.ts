import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { Log } from '../platform/logging/log';
import { requestId } from '../platform/logging/request-context';
import { isFull } from '../platform/storage/full-disk';
import { Refusal } from '../refusal';
import { isUnavailable, unavailable } from './unavailable';

/** Writes every error response: `{ code, msg, requestId }`, never a stack, SQL or a path. */
@Catch()
export class ReplyFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const reply = this.describe(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (reply.retryAfter !== undefined) response.setHeader('Retry-After', String(reply.retryAfter));
    response.status(reply.code).json({
      code: reply.code,
      msg: reply.msg,
      ...(reply.errors ? { errors: reply.errors } : {}),
      ...reply.besides,
      requestId: requestId(),
    });
  }

  private describe(error: unknown): {
    code: number;
    msg: string;
    errors?: Refusal['errors'];
    besides?: Refusal['besides'];
    retryAfter?: number | undefined;
  } {
    if (error instanceof Refusal)
      return {
        code: error.code,
        msg: error.message,
        errors: error.errors,
        besides: error.besides,
        retryAfter: error.retryAfter,
      };
    if (error instanceof HttpException) return this.fromNest(error);
    const status = (error as { status?: unknown }).status;
    if (status === 413) return this.describe(new Refusal('request.too-large'));
    if (status === 415) return this.describe(new Refusal('request.unreadable-type'));
    if (status === 400) return this.describe(new Refusal('request.malformed'));
    this.log.error({ err: error }, 'a request failed');
    if (isUnavailable(error)) return this.describe(unavailable());
    if (isFull(error)) return this.describe(new Refusal('media.no-room'));
    return { code: 500, msg: 'Something went wrong' };
  }

  private fromNest(error: HttpException): { code: number; msg: string } {
    const code = error.getStatus();
    if (code === 404) return { code, msg: 'This does not exist, or you may not see it.' };
    if (code === 413) return { code, msg: 'The request is too large.' };
    if (code < 500) return { code, msg: 'The request could not be read.' };
    return { code, msg: 'Something went wrong' };
  }
}
