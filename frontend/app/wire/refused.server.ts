import { data } from '@remix-run/node';
import type { Answered, Refused, Reply } from './reply';

/** The data of an error page. */
export interface Failure {
  message: string;
  requestId: string;
}

/** The data of a reply. @throws an error response if it is a refusal */
export function answered<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data;
  throw failure(reply);
}

export function failure(reply: Refused) {
  return data<Failure>({ message: reply.msg, requestId: reply.requestId }, { status: reply.code });
}

/** Passes the API's Set-Cookie headers on to the browser. */
export function cookiesOf(...replies: Pick<Answered<unknown>, 'setCookies'>[]): Headers {
  const headers = new Headers();
  for (const cookie of replies.flatMap((reply) => reply.setCookies))
    headers.append('Set-Cookie', cookie);
  return headers;
}
