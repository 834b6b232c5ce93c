import { expect, hydrated, test } from './support/browser';
import { aMember } from './support/people';

test.use({ serviceWorkers: 'allow' });

test('[PW-21 D-160 D-1342] the worker keeps one page, that one is offline, and nobody’s own', async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/community');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js']);
  // Scripts come after the page is painted, and ask for more: what is still under way would fail.
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/community?speciality=GI+Surgery').catch(() => {});
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
  await expect(page.getByText('Pages and pictures of others')).toBeVisible();
  await expect(page.getByText('What you sent without a connection: cases, images')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toHaveCount(0);
  await expect(page).toHaveURL('/community?speciality=GI+Surgery');
});

test('[PW-21] the worker comes with a page of members, whose scripts run late, as well', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community');
  await hydrated(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(1);
});

test('[D-1342] the site can be installed: a manifest with icons that are there, and two shortcuts', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, display, start_url: start, shortcuts } = await manifest.json();
  expect([display, start]).toEqual(['standalone', '/community']);
  const places = shortcuts.map(({ name, url }: Record<string, string>) => [name, url]);
  expect(places).toEqual([
    ['New case', '/community/add'],
    ['Chat', '/chat'],
  ]);
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});

test('[D-158] visitors share a page for a short while; who has a cookie gets a page of their own', async ({
  playwright,
  baseURL,
  context,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const first = await visitor.get('/blogs');
  expect(first.headers()['cache-control']).toBe(
    'public, max-age=10, s-maxage=60, stale-while-revalidate=60',
  );
  expect(first.headers()['vary']).toContain('Cookie');
  expect(first.headers()['set-cookie']).toBeUndefined();
  expect(first.headers()['content-security-policy']).not.toContain('nonce-');
  expect(await first.text()).not.toMatch(/<script(?![^>]* src=)/);
  const again = await visitor.get('/blogs', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  for (const path of ['/contactPage', '/login', '/blogs?anything=1'])
    expect((await visitor.get(path)).headers()['cache-control'], path).toBe('private, no-cache');
  await aMember(context);
  const own = await context.request.get('/blogs');
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.text()).toContain('Log out');
  expect(await (await visitor.get('/blogs')).text()).not.toContain('Log out');
  await visitor.dispose();
});

test('scripts come as the build has compressed them; who cannot read that gets the same in another way', async ({
  request,
}) => {
  const [, script = ''] =
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/login')).text()) ?? [];
  const inBrotli = await request.get(script, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(inBrotli.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(inBrotli.headers()['content-type']).toContain('text/javascript');
  const zipped = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers()['content-encoding']).toBe('gzip');
  const plain = await request.get(script, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
  for (const reply of [inBrotli, zipped, plain])
    expect(reply.headers()['vary']).toContain('Accept-Encoding');
  expect([await inBrotli.text(), await zipped.text()]).toEqual([
    await plain.text(),
    await plain.text(),
  ]);
});
