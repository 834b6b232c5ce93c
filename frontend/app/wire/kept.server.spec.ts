import type { RouteArgs } from './client.server';
import { keptFor } from './kept.server';

const args = {
  context: {},
  request: new Request('http://suture.example/community', { headers: { cookie: 'suture=1' } }),
} as RouteArgs;
const A_MINUTE = 60_000;
afterEach(() => jest.useRealTimers());

it('asks once for all pages until the time is over, without a session', async () => {
  jest.useFakeTimers({ now: 0 });
  const asked: (string | null)[] = [];
  const names = keptFor(A_MINUTE, async ({ request }) => asked.push(request.headers.get('cookie')));
  expect(await Promise.all([names(args), names(args)])).toEqual([1, 1]);
  jest.setSystemTime(A_MINUTE);
  expect(await names(args)).toBe(2);
  expect(asked).toEqual([null, null]);
});

it('asks again after a failure', async () => {
  let tries = 0;
  const names = keptFor(A_MINUTE, async () => {
    if (++tries === 1) throw new Error('The API restarts.');
    return tries;
  });
  await expect(names(args)).rejects.toThrow('The API restarts.');
  expect(await names(args)).toBe(2);
});
