import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { nameRoute } from '../../backend/src/platform/http/route-names';
import type { Log } from '../../backend/src/platform/logging/log';
import { Refusal } from '../../backend/src/refusal';
import { isForApi } from './api-paths';

const RETRY_AFTER_SECONDS = 2;
/** The API knows the route; its line has the same request id. */
const BEHIND = 'behind';

/**
 * Proxies requests and sockets to the API. On failure a request is refused, or its connection is
 * closed.
 */
export function passOnTo(apiUrl: string, log: Log): RequestHandler<Request, Response> {
  return createProxyMiddleware<Request, Response>({
    target: apiUrl,
    xfwd: true,
    pathFilter: isForApi,
    on: {
      proxyReq: (asking, _, response) => {
        // Cancels the API request if the client disconnects.
        response.once('close', () => asking.destroy());
      },
      proxyRes: (reply, _, response) => {
        nameRoute(response, BEHIND);
        // A truncated response must not look complete.
        reply.once('error', () => response.destroy());
      },
      error: (error, _, response) => {
        log.warn({ err: error, route: BEHIND }, 'the API did not answer');
        refuse(response);
      },
    },
  });
}

function refuse(response: ServerResponse | Socket): void {
  if (!('writeHead' in response) || response.headersSent) {
    response.destroy();
    return;
  }
  const { code, message } = new Refusal('service.unavailable');
  response.writeHead(code, {
    'Content-Type': 'application/json',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  });
  response.end(JSON.stringify({ code, msg: message }));
}
