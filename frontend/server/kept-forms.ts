import type { Request as ExpressRequest } from 'express';
import type { ApiAnswer } from '../app/wire/api-call';
import type { ApiDoor } from './api-door';

/** Sent by scripts with a form that the browser keeps until it is answered (app/outbox). */
const KEEPS_FORM = 'keeps-form';
const REFUSED = 400;
const TOO_MANY = 429;
/** Headers of a few thousand bytes pass everywhere. */
const MOST_CHARACTERS = 500;

export const keepsForm = ({ headers }: Pick<ExpressRequest, 'headers'>): boolean =>
  headers[KEEPS_FORM] !== undefined;

interface Noting {
  readonly door: ApiDoor;
  /** Says in headers why the form was refused, and when it may come again. */
  readonly saying: (answer: Response) => Response;
}

/** The page's answer is encoded for the router; a browser that keeps the form reads headers. */
export function notingWords(door: ApiDoor): Noting {
  let last: ApiAnswer | undefined;
  return {
    door: async (call) => {
      const answer = await door(call);
      if (answer.status >= REFUSED && call.method !== 'GET') last = answer;
      return answer;
    },
    saying: (answer) => {
      if (answer.status < REFUSED || !last) return answer;
      const { retryAfter } = last;
      if (retryAfter !== undefined) answer.headers.set('Retry-After', retryAfter);
      if (last.status !== TOO_MANY) answer.headers.set('Refusal', wordsOf(last.body));
      return answer;
    },
  };
}

function wordsOf(body: unknown): string {
  const { msg = '', errors = {} } = (body ?? {}) as {
    msg?: string;
    errors?: Record<string, string[]>;
  };
  const said = [...new Set([msg, ...Object.values(errors).flat()])].join(' ');
  return encodeURIComponent(said.slice(0, MOST_CHARACTERS));
}
