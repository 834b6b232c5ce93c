import { createCookie } from '@remix-run/node';
import { asReturnPath } from '../../../backend/src/auth/social/return-path.rules';
import type { RouteArgs } from '../wire/client.server';

/** As long as what was typed there is kept (unsent.server.ts). */
const ONE_HOUR = 3_600;
/** The parameter with which the router requests the data of single routes of an open page. */
const PART_OF_A_PAGE = '_routes';
const place = createCookie('after-login', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: ONE_HOUR,
});

/**
 * Remembers the page that a signed-out user wanted, to return there after the log-in. Background
 * requests of open pages (messages, unread counts) are ignored.
 */
export async function rememberPlace({ request, context }: RouteArgs): Promise<HeadersInit> {
  if (!context.isNavigation) return {};
  const { pathname, search, searchParams } = new URL(request.url);
  if (searchParams.has(PART_OF_A_PAGE)) return {};
  return { 'Set-Cookie': await keptPlace(pathname.replace(/\.data$/, '') + search) };
}

export function keptPlace(path: string): Promise<string> {
  return place.serialize(path);
}

/** Accepts only paths on this site, i.e. with a single leading slash. */
export async function rememberedPlace(request: Request): Promise<string | null> {
  const value: unknown = await place.parse(request.headers.get('Cookie'));
  return asReturnPath(value) ?? null;
}

export function forgetPlace(): Promise<string> {
  return place.serialize('', { maxAge: 0 });
}
