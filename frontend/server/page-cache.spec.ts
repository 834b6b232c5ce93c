import type { Request } from 'express';
import { PageCache } from './page-cache';

const ORIGIN = 'https://suture.example';
const asks = (originalUrl: string, changes: object = {}) =>
  ({ method: 'GET', headers: {}, originalUrl, ...changes }) as unknown as Request;
const page = (body = '<html><p>Hello</p></html>', headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

describe('What visitors share', () => {
  const { keyOf } = new PageCache();

  it.each([
    '/',
    '/home',
    '/home/features',
    '/about/mission',
    '/blogs',
    '/blogs/12',
    '/blogs?page=2',
    '/terms_and_conditions/liability',
  ])('%s is', (path) => {
    expect(keyOf(asks(path), ORIGIN)).toBe(ORIGIN + path);
  });

  it.each([
    '/login',
    '/contactPage',
    '/deleteaccount',
    '/community',
    '/blogs?utm=1',
    '/blogs/12/x',
    '/blogs.data',
    '//evil.example/blogs',
    'x:y',
  ])('%s is not', (path) => {
    expect(keyOf(asks(path), ORIGIN)).toBeUndefined();
  });

  it('is our own, whatever host an address names', () => {
    expect(keyOf(asks('http://evil.example/blogs'), ORIGIN)).toBe(`${ORIGIN}/blogs`);
  });

  it('is nothing of who has a cookie, whatever it says, and nothing that is posted', () => {
    expect(keyOf(asks('/blogs', { headers: { cookie: 'theme=dark' } }), ORIGIN)).toBeUndefined();
    expect(keyOf(asks('/blogs', { method: 'POST' }), ORIGIN)).toBeUndefined();
  });
});

describe('A page that is remembered', () => {
  const nonce = 'n0nce-of-this-request';
  afterEach(() => jest.useRealTimers());

  it('[D-158] is made once for all who ask at once, and anew after ten seconds', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const cache = new PageCache();
    const make = jest.fn(async () => page());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cache.page('key', { nonce, make })),
    );
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
    jest.setSystemTime(9_000);
    await cache.page('key', { nonce, make });
    expect(make).toHaveBeenCalledTimes(1);
    jest.setSystemTime(11_000);
    await Promise.all(Array.from({ length: 20 }, () => cache.page('key', { nonce, make })));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['sets a cookie', () => page(undefined, { 'Set-Cookie': 'toast=x' })],
    ['holds a nonce', () => page(`<html><script nonce="${nonce}"></html>`)],
    ['is empty', () => page('')],
    ['is cut off', () => page('<html><p>Hel')],
    ['is no page', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
    [
      'is not found',
      () => new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('is none that %s: each gets their own', async (_, made) => {
    const cache = new PageCache();
    const make = jest.fn(async () => made());
    const answers = await Promise.all([
      cache.page('key', { nonce, make }),
      cache.page('key', { nonce, make }),
    ]);
    expect(make).toHaveBeenCalledTimes(2);
    for (const answer of answers) expect(answer).toBeInstanceOf(Response);
  });

  it('is not a failure: the next one asks again', async () => {
    const cache = new PageCache();
    await expect(
      cache.page('key', { nonce, make: () => Promise.reject(new Error('down')) }),
    ).rejects.toThrow('down');
    expect(await cache.page('key', { nonce, make: async () => page() })).toHaveProperty('etag');
  });
});
