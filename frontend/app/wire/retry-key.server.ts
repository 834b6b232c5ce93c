import { randomUUID } from 'node:crypto';
import type { RouteArgs } from './client.server';

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
