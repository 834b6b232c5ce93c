import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../../refusal';
import { requestId } from '../logging/request-context';
import { busyPage } from './busy-page';

/**
 * One core renders a hundred pages in about three seconds. More would be answered too late to be of
 * use, and would exhaust the memory.
 */
const MOST_AT_WORK = 100;
const RETRY_AFTER_SECONDS = 2;
const STYLES_ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/**
 * Cost next to nothing: what admitted pages need, sockets that poll until there is news, and health
 * checks.
 */
const ALWAYS = /^\/(?:assets\/|socket\.io\/|healthz$|readyz$)/;

/**
 * Refuses requests with 503 while too many are being worked on. A request that is still arriving
 * does not count, nor does a response on its way, so that slow networks take nobody's place.
 */
export function admitRequests(most = MOST_AT_WORK): RequestHandler {
  const open = new Set<Response>();
  const isFull = () => {
    let atWork = 0;
    for (const { req, headersSent } of open) if (req.complete && !headersSent) atWork += 1;
    return atWork >= most;
  };
  return (request, response, next) => {
    if (ALWAYS.test(request.path) || isOfPage(request)) next();
    else if (isFull()) refuse(request, response);
    else {
      open.add(response);
      response.once('close', () => open.delete(response));
      next();
    }
  };
}

/** Whether an admitted page makes this request in this process: it has no connection of its own. */
const isOfPage = ({ socket }: Request) => !(socket instanceof Socket);

function refuse(request: Request, response: Response): void {
  const { code, message: msg } = new Refusal('service.busy');
  response.status(code).setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', STYLES_ALONE);
  if (request.accepts(['json', 'html']) === 'html')
    response.type('html').send(busyPage(request.method));
  else response.json({ code, msg, requestId: requestId() });
}
