import { type CallHandler, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Clock } from '../platform/clock';
import type { ActingRequest } from './access';
import type { CallStep } from './call.interceptor';
import { wireFields } from './wire';

const KEEP_MS = 10 * 60_000;
const MOST_KEPT = 5_000;
const LONGEST_KEY = 1_000;
/** What names the moment, or the row after which the page begins. */
const NAMING = ['asOf', 'last', 'before'];

type Handler = ReturnType<ExecutionContext['getHandler']>;
type Asked = Record<string, unknown>;

/**
 * Older apps request pages by number only. For page 2 onwards this adds `asOf`, the time at which the
 * member read page 1 of the same list in this process, so that rows added since then cause no
 * duplicates.
 */
@Injectable()
export class FirstPages implements CallStep {
  private readonly handlers = new WeakMap<Handler, boolean>();
  /** The oldest first. */
  private readonly readAt = new Map<string, Date>();

  constructor(@Inject(Clock) private readonly clock: Pick<Clock, 'now'>) {}

  isFor(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const known = this.handlers.get(handler);
    if (known !== undefined) return known;
    const taken: unknown[] =
      Reflect.getMetadata('design:paramtypes', context.getClass().prototype, handler.name) ?? [];
    const isNumbered = taken.some((type) => {
      const words = wireFields(type).map(({ word }) => word);
      return words.includes('page') && words.includes('asOf');
    });
    this.handlers.set(handler, isNumbered);
    return isNumbered;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ActingRequest>();
    const part = request.method === 'GET' ? 'query' : 'body';
    const asked: unknown = request[part];
    if (request.actor && isObject(asked) && !NAMING.some((word) => asked[word]))
      Object.defineProperty(request, part, {
        value: this.dated(`${request.actor.memberId} ${request.path}`, asked),
      });
    return next.handle();
  }

  /** Further pages with the moment of the first one, if it is known. */
  private dated(list: string, { page, ...others }: Asked): Asked {
    const key = `${list} ${JSON.stringify(others)}`;
    const now = this.clock.now();
    if (page !== undefined && Number(page) > 1) {
      const asOf = this.readAt.get(key);
      const isRecent = asOf !== undefined && now.getTime() - asOf.getTime() < KEEP_MS;
      return { page, ...others, ...(isRecent && { asOf: asOf.toISOString() }) };
    }
    if (key.length <= LONGEST_KEY) this.keep(key, now);
    return { ...(page !== undefined && { page }), ...others };
  }

  private keep(key: string, now: Date): void {
    this.readAt.delete(key);
    this.readAt.set(key, now);
    const [oldest] = this.readAt.keys();
    if (oldest !== undefined && this.readAt.size > MOST_KEPT) this.readAt.delete(oldest);
  }
}

const isObject = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
