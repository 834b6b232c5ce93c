import { FragmentCache } from './fragment-cache.server';

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
