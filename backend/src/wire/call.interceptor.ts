import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { defer, from, mergeAll, type Observable } from 'rxjs';

/** An interceptor that has something to do for some handlers only. */
export interface CallStep extends NestInterceptor {
  isFor(context: ExecutionContext): boolean;
}

/**
 * Runs the steps that a call needs, the first one outermost. Nest wraps each interceptor of its own
 * in an asynchronous context and three observables, for every call.
 */
export class CallInterceptor implements NestInterceptor {
  constructor(private readonly steps: readonly CallStep[]) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.steps
      .filter((step) => step.isFor(context))
      .reduceRight((inner, step) => ({ handle: () => run(step, context, inner) }), next)
      .handle();
  }
}

function run(step: CallStep, context: ExecutionContext, next: CallHandler): Observable<unknown> {
  return defer(() => {
    const answer = step.intercept(context, next);
    return answer instanceof Promise ? from(answer).pipe(mergeAll()) : answer;
  });
}
