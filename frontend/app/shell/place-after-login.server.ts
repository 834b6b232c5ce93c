import { createCookie } from '@remix-run/node';
import type { RouteArgs } from '../wire/client.server';

const TEN_MINUTES = 600;
const place = createCookie('after-login', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: TEN_MINUTES,
});

/**
 * Whoever followed a link to a page of ours and has to log in first arrives there afterwards. What an open page asks for by itself (new
 * messages, unread counts) is no place to go to, and leaves the remembered one as it is.
 */
export async function rememberPlace({ request, context }: RouteArgs): Promise<HeadersInit> {
  if (!context.isNavigation) return {};
  const { pathname, search } = new URL(request.url);
  const asked = request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : '';
  return { 'Set-Cookie': await place.serialize(asked) };
}

/** Only a path of ours: one slash at its start, no second one. */
export async function rememberedPlace(request: Request): Promise<string | null> {
  const value: unknown = await place.parse(request.headers.get('Cookie'));
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null;
}

export function forgetPlace(): Promise<string> {
  return place.serialize('', { maxAge: 0 });
}
