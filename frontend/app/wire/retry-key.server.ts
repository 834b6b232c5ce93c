import { randomUUID } from 'node:crypto';
import { type RouteArgs, WHOLE_KEY } from './client.server';

/** The value of a form's `retryKey` field: however often the form is sent, it is processed once. */
export function newRetryKey(): string {
  return randomUUID();
}

/** Adds the form's idempotency key to API calls. */
export function underKey({ request, context }: RouteArgs, key: string): RouteArgs {
  if (!/^[\w-]{1,100}$/.test(key)) return { request, context };
  const headers = new Headers(request.headers);
  headers.set('Idempotency-Key', key);
  return { context, request: new Request(request.url, { headers }) };
}

/**
 * For a form that never changes, though its calls do: its files get new ids each time they are sent.
 */
export function underWholeKey({ request, context }: RouteArgs): RouteArgs {
  const headers = new Headers(request.headers);
  headers.set(WHOLE_KEY, '1');
  return { context, request: new Request(request.url, { headers }) };
}
