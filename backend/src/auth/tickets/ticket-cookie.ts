import type { Request, Response } from 'express';
import type { Settings } from '../../platform/config/settings';
import { TICKET_SECONDS } from './tickets';

const NAME = 'suture-second-step';

const cookieName = (settings: Settings) =>
  settings.publicUrl?.startsWith('https://') ? `__Host-${NAME}` : NAME;

/**
 * In browsers the ticket of a log-in waiting for its second step is kept in a cookie that scripts
 * cannot read.
 */
export function setTicketCookie(response: Response, settings: Settings, ticket: string): void {
  write(response, settings, { value: ticket, seconds: TICKET_SECONDS });
}

export function clearTicketCookie(response: Response, settings: Settings): void {
  write(response, settings, { value: '', seconds: 0 });
}

export function readTicketCookie(
  request: Pick<Request, 'headers'>,
  settings: Settings,
): string | undefined {
  const wanted = `${cookieName(settings)}=`;
  const pair = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(wanted));
  const value = pair?.slice(wanted.length);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function write(
  response: Response,
  settings: Settings,
  { value, seconds }: { value: string; seconds: number },
): void {
  const name = cookieName(settings);
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  response.append(
    'Set-Cookie',
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  );
}
