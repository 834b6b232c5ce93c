import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';

const AN_HOUR = 'public, max-age=3600';

/** Anybody may keep a good answer for an hour: it is the same for all, and changes with a release. Refusals keep the usual "private, no-cache". */
@Injectable()
export class CachedInPublic implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(tap(() => response.setHeader('Cache-Control', AN_HOUR)));
  }
}
