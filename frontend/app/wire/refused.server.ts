import { data } from '@remix-run/node';
import type { Answered, Refused, Reply } from './reply';

/** What an error page is told. */
export interface Failure {
  message: string;
  requestId: string;
}

/** The answer, or the error page of its refusal. */
export function answered<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data;
  throw failure(reply);
}

export function failure(reply: Refused) {
  return data<Failure>({ message: reply.msg, requestId: reply.requestId }, { status: reply.code });
}

/** Set-Cookie lines of the API, passed on to the browser. */
export function cookiesOf(...replies: Pick<Answered<unknown>, 'setCookies'>[]): Headers {
  const headers = new Headers();
  for (const cookie of replies.flatMap((reply) => reply.setCookies))
    headers.append('Set-Cookie', cookie);
  return headers;
}
