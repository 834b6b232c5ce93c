import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';

const AN_HOUR = 'public, max-age=3600';

/**
 * Successful responses are cacheable by anyone for an hour: they are the same for all, and only
 * change with a release. Errors keep the default "private, no-cache".
 */
@Injectable()
export class CachedInPublic implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(tap(() => response.setHeader('Cache-Control', AN_HOUR)));
  }
}
