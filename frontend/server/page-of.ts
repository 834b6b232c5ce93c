import type { Request as ExpressRequest } from 'express';
import { isSafeMethod } from '../../backend/src/platform/http/origin';
import type { ApiDoor } from './api-door';

/** The header in which scripts say for whom their page was drawn; native forms say it in a query. */
export const PAGE_OF = 'page-of';
/** The page that says that somebody else has logged in (auth/switched). */
const SWITCHED = '/switched';
/** Where words are kept and this is said. */
const FOR_ANYBODY = /^\/(?:unsent|switched)(?:\.data)?$/;
const CONFLICT = 409;

/** For whom the page was drawn that makes this request; undefined if it does not say. */
export function pageMarkOf(request: ExpressRequest, url: URL): string | undefined {
  if (FOR_ANYBODY.test(url.pathname)) return undefined;
  const said = request.headers[PAGE_OF];
  if (typeof said === 'string') return said;
  return isSafeMethod(request.method) ? undefined : (url.searchParams.get(PAGE_OF) ?? undefined);
}

interface Sent {
  readonly request: ExpressRequest;
  readonly door: ApiDoor;
  readonly mark: string;
}

/** Asked before a form is read: whether somebody else is logged in than its page was drawn for. */
export async function isOfAnother({ request, door, mark }: Sent): Promise<boolean> {
  const { status } = await door({
    method: 'GET',
    path: '/session',
    at: {},
    query: '',
    headers: {
      accept: 'application/json',
      cookie: request.headers.cookie ?? '',
      'user-agent': request.headers['user-agent'] ?? '',
      'x-request-id': String(request.headers['x-request-id']),
      [PAGE_OF]: mark,
    },
    body: undefined,
  });
  return status === CONFLICT;
}

/** The form goes there instead, where its words are kept. */
export function switchedFrom(url: URL): URL {
  const instead = new URL(SWITCHED, url);
  const path = url.pathname.replace(/\.data$/, '');
  instead.searchParams.set('target', path + url.search);
  return instead;
}

/** What the API refuses to a page of somebody else, the page's loader must not answer either. */
export function notingRefusals(door: ApiDoor): { door: ApiDoor; isOfAnother: () => boolean } {
  let isSeen = false;
  return {
    isOfAnother: () => isSeen,
    door: async (call) => {
      const answer = await door(call);
      const { opened_by: opener } = (answer.body ?? {}) as { opened_by?: unknown };
      isSeen ||= answer.status === CONFLICT && opener !== undefined;
      return answer;
    },
  };
}

/** Scripts are told so, and lead the browser to the page that says it. */
export function toldToScripts(answer?: Response): Response {
  const headers = new Headers({ [PAGE_OF]: answer?.headers.get('Location') ?? SWITCHED });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: CONFLICT, headers });
}
