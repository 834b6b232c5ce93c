import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Stage } from '../config/settings';
import type { Log } from '../logging/log';
import { databaseCost, requestId, withRequestId } from '../logging/request-context';
import { copiesFor } from './copies';
import { routeOf } from './route-names';

/** In-process calls from pages are logged only if their status is at least this. */
export const FAILED = 400;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request an id, used in its response, logs and jobs, and logs one line when it is
 * finished: the template of its route, and neither path, query nor body. The API calls that a page makes in this process have a line of their
 * own only if they fail; otherwise the line of the page covers them.
 */
export function tellRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = id;
    response.setHeader('X-Request-Id', id);
    const started = performance.now();
    const isOfPage = requestId() === id;
    response.once('finish', () => {
      if (isOfPage && response.statusCode < FAILED) return;
      log.request({
        method: request.method,
        route: routeOf(request, response),
        status: response.statusCode,
        ms: performance.now() - started,
        id,
      });
    });
    withRequestId(id, next);
  };
}

/**
 * Says in `Server-Timing` how long a response took and what the database had of it, if the request
 * has a header of that name. On a developer's machine only: the number of statements could tell
 * whether an account exists.
 */
export function tellTimes(stage: Stage) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (stage === 'local' && request.headers['server-timing'] !== undefined) {
      const began = performance.now();
      const write = response.writeHead.bind(response);
      response.writeHead = ((...head: Parameters<Response['writeHead']>) => {
        const { statements, ms } = databaseCost();
        const total = (performance.now() - began).toFixed(1);
        const said = `total;dur=${total}, db;dur=${ms.toFixed(1)};desc="${statements} statements"`;
        response.setHeader('Server-Timing', said);
        return write(...head);
      }) as Response['writeHead'];
    }
    next();
  };
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers['content-length'] ?? headers['transfer-encoding'] ?? '0') !== '0';
}

const OF_FILES = /^(?:multipart\/form-data|application\/offset\+octet-stream)\b/i;

/** File uploads are only subject to the server's general request timeout. */
export const takesTime = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  OF_FILES.test(headers['content-type'] ?? '');

/**
 * Ends a request whose body has not arrived within this time with 408, so that it does not hold a
 * connection.
 */
export function bodyDeadline(ms: number) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!hasBody(request) || takesTime(request)) {
      next();
      return;
    }
    const late = setTimeout(() => giveUp(request, response), ms);
    late.unref();
    for (const over of ['end', 'close']) request.once(over, () => clearTimeout(late));
    next();
  };
}

function giveUp(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.writeHead(408, { Connection: 'close', 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ code: 408, msg: 'The request did not arrive in time.' }), () =>
    request.destroy(),
  );
}

/** The maximum nesting of any payload of ours, so that recursive readers are safe. */
export const DEEPEST = 12;

/** Rejects a body that is nested too deeply before anything walks through it. */
export function refuseDeepBodies(request: Request, _response: Response, next: NextFunction): void {
  if (isDeeperThan(DEEPEST, request.body))
    next(Object.assign(new Error('The body is nested too deeply.'), { status: 400 }));
  else next();
}

/** No name of ours contains NUL, and the database does not accept it. */
export function refuseNulInPaths(request: Request, _response: Response, next: NextFunction): void {
  if (request.path.includes('%00'))
    next(Object.assign(new Error('The address holds a NUL.'), { status: 400 }));
  else next();
}

/** Stops at the first part that is too deep; long lists are iterated, never spread. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

const TWO_YEARS_SECONDS = 63_072_000;

/** HSTS: if the public URL is https, every response says so. */
export function transportSecurity(publicUrl: string | undefined) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    if (publicUrl?.startsWith('https://'))
      response.setHeader(
        'Strict-Transport-Security',
        `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
      );
    next();
  };
}

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
/** The page that shows the API contract has its own scripts and styles. */
const CONTRACT_PAGE =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** Headers for API responses: nothing in them may run, be framed or have its type guessed. */
export function apiHeaders(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Content-Security-Policy',
    request.path.startsWith('/docs') ? CONTRACT_PAGE : NOTHING_RUNS,
  );
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
  response.setHeader('Cache-Control', copiesFor(request));
  next();
}
