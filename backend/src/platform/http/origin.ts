import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Settings } from '../config/settings';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isSafeMethod(method: string | undefined): boolean {
  return SAFE.has(method ?? 'GET');
}

/**
 * The public origin: PUBLIC_URL, or with STAGE=local the loopback host and port of the request.
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

/**
 * Whether the request was sent by one of our own pages. A missing Origin does not count as ours.
 */
export function isOwnOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  settings: Settings,
): boolean {
  const own = ownOrigin(request, settings);
  return own !== undefined && request.headers.origin === own;
}

/**
 * Whether a form post came from another site, as shown by a foreign Origin or by Sec-Fetch-Site.
 */
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

/** Whether the request comes from this machine, by a loopback name and not through a proxy. */
export function isLoopback(request: Request): boolean {
  const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].some(
    (name) => request.headers[name] !== undefined,
  );
  const host = URL.canParse(`http://${request.headers.host}`)
    ? new URL(`http://${request.headers.host}`).hostname
    : '';
  return !proxied && LOOPBACK.has(host) && LOOPBACK_PEER.test(request.socket.remoteAddress ?? '');
}
