import { createCookie } from '@remix-run/node';

const TEN_MINUTES = 600;
const place = createCookie('after-login', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: TEN_MINUTES,
});

/** Whoever followed a link to a page of ours and has to log in first arrives there afterwards. */
export function rememberPlace(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  return place.serialize(request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : '');
}

/** Only a path of ours: one slash at its start, no second one. */
export async function rememberedPlace(request: Request): Promise<string | null> {
  const value: unknown = await place.parse(request.headers.get('Cookie'));
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null;
}

export function forgetPlace(): Promise<string> {
  return place.serialize('', { maxAge: 0 });
}
