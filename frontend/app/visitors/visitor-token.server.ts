import { createCookie } from '@remix-run/node';

const SEVEN_DAYS = 7 * 86_400;
const cookie = createCookie('visitor', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: SEVEN_DAYS,
});

/** Stores the visitor's API token in an HttpOnly cookie. */
export const keepVisitorToken = (token: string): Promise<string> => cookie.serialize(token);

export async function visitorToken(request: Request): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  return typeof value === 'string' ? value : undefined;
}
