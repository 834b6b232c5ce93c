import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../../refusal';
import { requestId } from '../logging/request-context';

/**
 * One core renders a hundred pages in about three seconds. More would be answered when nobody waits
 * for them any more, and their memory would end the process.
 */
const MOST_AT_WORK = 100;
const RETRY_AFTER_SECONDS = 2;
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
  if (request.accepts(['json', 'html']) === 'html')
    response.type('html').send(busyPage(request.method, msg));
  else response.json({ code, msg, requestId: requestId() });
}

/** Loads itself again; a form that was not taken has to be sent again by its writer. */
function busyPage(method: string, sentence: string): string {
  const again =
    method === 'POST'
      ? 'Nothing was saved. Please go back and send it again in a moment.'
      : 'This page tries again by itself.';
  const reload = method === 'POST' ? '' : '<meta http-equiv="refresh" content="5">';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${reload}
<title>Busy · Suture</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}</style>
<h1>Suture is busy</h1>
<p>${sentence}</p>
<p>${again}</p>
</html>
`;
}
