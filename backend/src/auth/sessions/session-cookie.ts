import type { Request, Response } from 'express';
import type { Settings } from '../../platform/config/settings';

const NAME = 'suture';

/** `__Host-` pins the cookie to this host over https; plain http exists in STAGE=local only. */
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

/** What the browser's own script says of its time zone; nobody has judged it. */
export function zoneOf(request: Pick<Request, 'headers'>): string | undefined {
  const pair = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(ZONE));
  return pair?.slice(ZONE.length);
}

/** Without `remember` the cookie goes with the browser. */
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
