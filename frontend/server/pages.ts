import { type ServerBuild, writeReadableStreamToWritable } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse, NextFunction } from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { refuse } from '../../backend/src/platform/http/admission';
import type { CallersSeen } from '../../backend/src/platform/http/callers-seen';
import { isSafeMethod, ownOrigin } from '../../backend/src/platform/http/origin';
import { nameRoute } from '../../backend/src/platform/http/route-names';
import { Refusal } from '../../backend/src/refusal';
import type { UnsentForm } from '../app/wire/load-context';
import { addressOf } from './address';
import type { ApiDoor, Visitor } from './api-door';
import { isForApi } from './api-paths';
import { directPage } from './direct-pages';
import { keepsForm, notingWords } from './kept-forms';
import { newNonce } from './nonces';
import { bodyOf, type PageBody } from './page-body';
import { pageHandlers } from './page-builds';
import { PageCache, sendKept } from './page-cache';
import { pageHeaders } from './page-headers';
import {
  isOfAnother,
  notingRefusals,
  PAGE_OF,
  pageMarkOf,
  switchedFrom,
  toldToScripts,
} from './page-of';
import { refused } from './page-refusals';
import { pageRoutes } from './page-routes';
import { PageShares } from './page-shares';
import { forgetSent, formToShow } from './unsent-forms';

type Handler = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: NextFunction,
) => Promise<void>;

/** In development pages are not cached. */
const developing = process.env['DEV'] === '1';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

interface PageSettings {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly settings: Settings;
  readonly door: (visitor: Visitor) => ApiDoor;
  readonly callers: CallersSeen;
}

/** Runs Remix behind Express: converts a request into a fetch Request, and the Response back. */
export function servePages({ build, settings, door, callers }: PageSettings): Handler {
  const handlerOf = pageHandlers(
    build,
    settings.stage === 'live' ? 'production' : process.env['NODE_ENV'],
  );
  const cache = new PageCache();
  const shares = new PageShares(settings, callers);
  const routeOf = pageRoutes(build);
  return async (request, response, next) => {
    if (isForApi(request.path)) return next();
    const route = await routeOf(request.path);
    nameRoute(response, route);
    const nonce = newNonce();
    pageHeaders(request, response, { nonce, settings });
    if (refused(request, response, settings)) return;
    const requestId = String(request.headers['x-request-id']);
    const body = isSafeMethod(request.method) ? undefined : bodyOf(request);
    const make = async (isForMany: boolean) => {
      const { url, mark, ...at } = await placeOf(request, settings, door(visitorOf(request)));
      const handle = handlerOf(await routeOf(url.pathname));
      const noted = keepsForm(request) ? notingWords(at.door) : undefined;
      const asked = { request, url, door: noted?.door ?? at.door };
      const unsent = await formToShow(asked);
      const page = asFetchRequest(request, response, { url, isForMany, body, unsent, mark });
      const answer = await handle(page, {
        api: asked.door,
        unsent,
        isNavigation: isNavigation(request),
        isDocument: !request.path.endsWith('.data'),
        nonce,
        requestId,
        route,
        ...shownOf(settings),
      });
      for (const cookie of await forgetSent(asked, answer))
        answer.headers.append('Set-Cookie', cookie);
      return at.answered(noted?.saying(answer) ?? answer);
    };
    try {
      const key = developing ? undefined : cache.keyOf(request, originOf(request, settings));
      const answer =
        key === undefined
          ? await shares.render(request, () => make(false))
          : await cache.page(key, { nonce, make: () => make(true) });
      if ((await body?.rest()) === false) response.setHeader('Connection', 'close');
      if (answer instanceof Response) return await send(answer, response);
      pageHeaders(request, response, { settings });
      sendKept(answer, request, response);
    } catch (error) {
      await body?.rest();
      if (error instanceof Refusal) refuse(error, request, response);
      else next(error);
    }
  };
}

/** The page that answers, which is another one if somebody else has logged in (page-of.ts). */
async function placeOf(request: ExpressRequest, settings: Settings, door: ApiDoor) {
  const url = urlOf(request, settings);
  const mark = pageMarkOf(request, url);
  url.searchParams.delete(PAGE_OF);
  if (mark === undefined) return { url, mark, door, answered: (answer: Response) => answer };
  const isByScript = request.headers[PAGE_OF] !== undefined;
  if (!isSafeMethod(request.method) && (await isOfAnother({ request, door, mark }))) {
    const answered = (answer: Response) => (isByScript ? toldToScripts(answer) : answer);
    return { url: switchedFrom(url), mark, door, answered };
  }
  const noted = notingRefusals(door);
  const answered = (answer: Response) => (noted.isOfAnother() ? toldToScripts() : answer);
  return { url, mark, door: noted.door, answered };
}

/** The settings that pages show or depend on. */
const shownOf = (settings: Settings) => ({
  stage: settings.stage,
  stores: settings.stores,
  supportEmail: settings.supportEmail,
  operator: settings.operator,
  securityContact: settings.securityContact,
  socialLinks: settings.socialLinks,
});

/**
 * Whether the user navigates to a page, in the browser or through the router. Older browsers do not
 * send the header. A form that the browser keeps leads nowhere: no words and no place are kept here.
 */
function isNavigation(request: ExpressRequest): boolean {
  const { headers, path } = request;
  if (keepsForm(request)) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined || mode === 'navigate' || path.endsWith('.data');
}

function visitorOf(request: ExpressRequest): Visitor {
  const forwarded: Record<string, string> = {};
  for (const name of FORWARDED)
    if (request.headers[name] !== undefined)
      forwarded[name] = [request.headers[name]].flat().join(', ');
  return {
    address: request.socket.remoteAddress ?? '',
    host: request.headers.host ?? '',
    forwarded,
  };
}

interface PageRequest {
  readonly url: URL;
  readonly isForMany: boolean;
  readonly body: PageBody | undefined;
  readonly unsent: UnsentForm | undefined;
  readonly mark: string | undefined;
}

/** Remix compares a post's Origin with the Host header, so it is set to our own. */
function asFetchRequest(
  request: ExpressRequest,
  response: ExpressResponse,
  { url, isForMany, body, unsent, mark }: PageRequest,
): Request {
  const leaving = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished && !isForMany) leaving.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  headers.delete('x-forwarded-host');
  headers.set('host', url.host);
  if (mark !== undefined) headers.set(PAGE_OF, mark);
  const init: RequestInit & { duplex?: 'half' } = {
    // A shared page is always rendered with GET, because the response to a HEAD has no body.
    method: isForMany ? 'GET' : unsent ? 'POST' : request.method,
    headers,
    signal: leaving.signal,
  };
  if (body) {
    init.body = body.stream;
    init.duplex = 'half';
  }
  return new Request(url, init);
}

/** The URL of the page that answers the request. */
function urlOf(request: ExpressRequest, settings: Settings): URL {
  const url = addressOf(request, originOf(request, settings));
  url.pathname = directPage(url.pathname) ?? url.pathname;
  return url;
}

function originOf(request: ExpressRequest, settings: Settings): string {
  return ownOrigin(request, settings) ?? `${request.protocol}://${request.headers.host}`;
}

async function send(answer: Response, response: ExpressResponse): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers)
    if (name !== 'set-cookie') response.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) response.append('Set-Cookie', cookie);
  if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
