import type { Request, Response } from 'express';
import type { Settings } from '../../platform/config/settings';

const NAME = 'suture';

/** `__Host-` binds the cookie to this host over https; plain http is only used with STAGE=local. */
function cookieName(settings: Settings): string {
  return settings.publicUrl?.startsWith('https://') ? `__Host-${NAME}` : NAME;
}

export function readSessionCookie(
  request: Pick<Request, 'headers'>,
  settings: Settings,
): string | undefined {
  const wanted = `${cookieName(settings)}=`;
  const pair = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(wanted));
  const value = pair?.slice(wanted.length);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

const ZONE = 'zone=';

/** The time zone reported by the browser's script; not validated. */
export function zoneOf(request: Pick<Request, 'headers'>): string | undefined {
  const pair = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(ZONE));
  return pair?.slice(ZONE.length);
}

/** Without `remember` the cookie is deleted when the browser closes. */
export function setSessionCookie(
  response: Response,
  settings: Settings,
  cookie: { value: string; maxAgeSeconds: number | undefined },
): void {
  const name = cookieName(settings);
  response.append(
    'Set-Cookie',
    [
      `${name}=${cookie.value}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      ...(name.startsWith('__Host-') ? ['Secure'] : []),
      ...(cookie.maxAgeSeconds === undefined ? [] : [`Max-Age=${cookie.maxAgeSeconds}`]),
    ].join('; '),
  );
}

export function clearSessionCookie(response: Response, settings: Settings): void {
  setSessionCookie(response, settings, { value: '', maxAgeSeconds: 0 });
  response.setHeader('Clear-Site-Data', '"cache"');
}
