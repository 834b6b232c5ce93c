import { randomUUID } from 'node:crypto';
import type { RouteArgs } from './client.server';

/** Goes into a form as `retryKey`: however often that form is sent, its work is done once. */
export function newRetryKey(): string {
  return randomUUID();
}

/** Asks the API under the key of the form that was sent. */
export function underKey({ request, context }: RouteArgs, key: string): RouteArgs {
  if (!/^[\w-]{1,100}$/.test(key)) return { request, context };
  const headers = new Headers(request.headers);
  headers.set('Idempotency-Key', key);
  return { context, request: new Request(request.url, { headers }) };
}
