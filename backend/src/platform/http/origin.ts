import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Settings } from '../config/settings';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isSafeMethod(method: string | undefined): boolean {
  return SAFE.has(method ?? 'GET');
}

/**
 * The origin people use: PUBLIC_URL, or in STAGE=local the loopback name and port that the request came to.
 * Undefined when the request names a host that is not ours.
 */
export function ownOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  settings: Settings,
): string | undefined {
  if (settings.publicUrl) return new URL(settings.publicUrl).origin;
  const host = request.headers.host ?? '';
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  if (!url || !(LOOPBACK.has(url.hostname) || url.hostname === settings.host)) return undefined;
  return url.origin;
}

/** Did our own page send this? An absent Origin is not ours. */
export function isOwnOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  settings: Settings,
): boolean {
  const own = ownOrigin(request, settings);
  return own !== undefined && request.headers.origin === own;
}

/** A post to a page that another site sent: the browser says so by a foreign Origin or by Sec-Fetch-Site. */
export function isCrossSite(
  request: Pick<IncomingMessage, 'headers'>,
  settings: Settings,
): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(request, settings);
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

const LOOPBACK_PEER = /^(?:::ffff:)?127\.|^::1$/;

/** Asked from this very machine, by a loopback name, and not through a proxy. */
export function isLoopback(request: Request): boolean {
  const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].some(
    (name) => request.headers[name] !== undefined,
  );
  const host = URL.canParse(`http://${request.headers.host}`)
    ? new URL(`http://${request.headers.host}`).hostname
    : '';
  return !proxied && LOOPBACK.has(host) && LOOPBACK_PEER.test(request.socket.remoteAddress ?? '');
}
