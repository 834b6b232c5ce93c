import type { RouteArgs } from '../wire/client.server';
import { keptPlace, rememberedPlace, rememberPlace } from './place-after-login.server';

/** The place that is remembered where a log-in is needed for this address. */
async function placeAfter(path: string, isNavigation = true): Promise<string | null> {
  const request = new Request(`http://suture.example${path}`);
  const headers = new Headers(
    await rememberPlace({ request, context: { isNavigation } } as RouteArgs),
  );
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return rememberedPlace(new Request(request, { headers: { cookie } }));
}

describe('[D-970] After a log-in', () => {
  it.each([
    ['/caseDetails/3?sort=liked', '/caseDetails/3?sort=liked'],
    ['/caseDetails/3.data', '/caseDetails/3'],
  ])('%s leads back to %s', async (path, place) => {
    expect(await placeAfter(path)).toBe(place);
  });

  it('a place is remembered as long as the words that were typed there', async () => {
    expect(await keptPlace('/unsent')).toContain('Max-Age=3600;');
  });

  it('what an open page asked for in the background is no place to return to', async () => {
    expect(await placeAfter('/caseDetails/3/similar.data?_routes=similar')).toBeNull();
    expect(await placeAfter('/notifications/unread', false)).toBeNull();
  });
});
