import { FragmentCache } from './fragment-cache.server';

const MINUTE = 60_000;
const NOW = '2026-11-26T12:00:30.000Z';
const bytesOf = (text: string) => ({ html: Buffer.from(text), shown: [] });

it('The least recently used fragments make room', () => {
  const cache = new FragmentCache(100);
  cache.set('a', bytesOf('a'.repeat(40)));
  cache.set('b', bytesOf('b'.repeat(40)));
  expect(cache.get('a', NOW)).toBeDefined();
  cache.set('c', bytesOf('c'.repeat(40)));
  expect(['a', 'b', 'c'].map((key) => cache.get(key, NOW) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  cache.set('whole', bytesOf('w'.repeat(101)));
  cache.set('d', bytesOf('d'.repeat(98)));
  expect(['a', 'c', 'whole', 'd'].filter((key) => cache.get(key, NOW))).toEqual(['d']);
});

it('A fragment that no page has used for an hour is gone with the next one', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const cache = new FragmentCache();
  for (const key of ['a', 'b']) cache.set(key, bytesOf(key));
  clock.mockReturnValue(50 * MINUTE);
  cache.get('a', NOW);
  clock.mockReturnValue(61 * MINUTE);
  cache.set('c', bytesOf('c'));
  expect(['a', 'b', 'c'].filter((key) => cache.get(key, NOW))).toEqual(['a', 'c']);
  clock.mockRestore();
});

it('What a fragment shows of the time is checked ahead, and is right at each moment', () => {
  const cache = new FragmentCache();
  const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();
  const derive = jest.fn((now: string) => now >= at(30));
  cache.set('a', { html: Buffer.from('a'), shown: [{ derive, shown: false }] });
  const isShownAt = (seconds: number) => cache.get('a', at(seconds)) !== undefined;
  expect([0, 1, 19].map(isShownAt)).toEqual([true, true, true]);
  expect(derive).toHaveBeenCalledTimes(2);
  expect([-1, 0, 19, 29, 30, 60, 29].map(isShownAt)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
});
