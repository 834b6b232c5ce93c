import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../../refusal';
import { requestId, setPlaceOfRequest } from '../logging/request-context';
import { addressKey } from './address-key';
import { busyPage } from './busy-page';
import type { CallersSeen } from './callers-seen';
import { hasBody, takesTime } from './middleware';
import type { Places } from './places';

const STYLES_ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/**
 * Cost next to nothing: what admitted pages need, sockets that poll until there is news, and health
 * checks.
 */
const ALWAYS = /^\/(?:assets\/|socket\.io\/|healthz$|readyz$)/;

/** In whose share the work of a member is counted. */
export const shareOfMember = (memberId: number) => `m${memberId}`;

/** In whose share a request is counted: the member's, or that of the visitor's address. */
export function shareOf(request: Pick<Request, 'headers' | 'ip'>, callers: CallersSeen): string {
  return shareOfKnown(request, callers) ?? addressKey(request.ip ?? '');
}

function shareOfKnown({ headers }: Pick<Request, 'headers'>, callers: CallersSeen) {
  const memberId = callers.memberOf(headers);
  return memberId === undefined ? undefined : shareOfMember(memberId);
}

/**
 * Gives each request a place, or lets it wait for one of its sender's own. A response on its way
 * holds none, so that slow networks take nobody's place.
 */
export function admitRequests(places: Places, callers: CallersSeen): RequestHandler {
  return async (request, response, next) => {
    if (ALWAYS.test(request.path) || isOfPage(request)) return next();
    const arrival = {
      isArriving: hasBody(request),
      takesTime: takesTime(request),
      isGone: () => request.socket.destroyed,
      isMember: shareOfKnown(request, callers) !== undefined,
    };
    const place = await places.take(shareOf(request, callers), arrival).catch(refusalIn);
    if (place instanceof Refusal) return refuse(place, request, response);
    request.once('end', () => place.arrived());
    leaveWithTheReply(response, () => place.leave());
    setPlaceOfRequest(place);
    next();
  };
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Whether an admitted page makes this request in this process: it has no connection of its own. */
const isOfPage = ({ socket }: Request) => !(socket instanceof Socket);

function leaveWithTheReply(response: Response, leave: () => void): void {
  const write = response.writeHead.bind(response);
  response.writeHead = ((...head: Parameters<Response['writeHead']>) => {
    leave();
    return write(...head);
  }) as Response['writeHead'];
  response.once('close', leave);
}

/** Refuses a request before anything is done for it. */
export function refuse(refusal: Refusal, request: Request, response: Response): void {
  const { code, message: msg, retryAfter } = refusal;
  response.status(code).setHeader('Retry-After', String(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', STYLES_ALONE);
  if (request.accepts(['json', 'html']) === 'html')
    response.type('html').send(busyPage(request.method, code));
  else response.json({ code, msg, requestId: requestId() });
}
