import type { Request, Response } from 'express';
import type { Settings } from '../../platform/config/settings';

const NAME = 'suture-unsent';
const TOKEN = /^[\w-]{43}$/;

const cookieName = (settings: Settings) =>
  settings.publicUrl?.startsWith('https://') ? `__Host-${NAME}` : NAME;

/** The key to an unsent form is only in this cookie, which scripts cannot read. */
export function setUnsentCookie(
  response: Response,
  settings: Settings,
  { token, seconds }: { token: string; seconds: number },
): void {
  const name = cookieName(settings);
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  response.append(
    'Set-Cookie',
    `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  );
}

export function readUnsentCookie(
  request: Pick<Request, 'headers'>,
  settings: Settings,
): string | undefined {
  const wanted = `${cookieName(settings)}=`;
  const pair = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(wanted));
  const value = pair?.slice(wanted.length);
  return value && TOKEN.test(value) ? value : undefined;
}
