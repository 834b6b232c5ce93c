import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/browser';

/** Where visitors are redirected from pages that are for members. */
const FOR_MEMBERS = /^\/(login|communityNonRegister)$/;
/** Public URLs that are not pages. */
const NO_PAGES = /^\/(api\/|blogs\.rss|sitemap\.xml|media\/)/;
const SITEMAP = '/sitemap.xml';
const SUPPORT = 'mailto:support@suture.example';

const values = (all: Locator, attribute: string) =>
  all.evaluateAll(
    (elements, name) => elements.map((element) => element.getAttribute(name) ?? ''),
    attribute,
  );

/** Whether a page, or the sitemap, currently links to a path. */
const leadsTo = async (request: APIRequestContext, from: string, path: string) =>
  new RegExp(`${path}["<]`).test(await (await request.get(from)).text());

/**
 * Checks that a page has a heading, text and working pictures, and returns its links. Returns
 * nothing for a blog that another test has deleted in the meantime, if the page that linked to it
 * no longer does. `files` are those already requested by earlier pages.
 */
async function read(
  page: Page,
  path: string,
  { request, from, files }: { request: APIRequestContext; from: string; files: Set<string> },
): Promise<string[] | undefined> {
  // Pictures are requested below, each only once.
  const reply = await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (
    reply?.status() === 404 &&
    path.startsWith('/blogs/') &&
    !(await leadsTo(request, from, path))
  )
    return undefined;
  expect.soft(reply?.status(), path).toBe(200);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  expect
    .soft((await page.getByRole('main').innerText()).length, `words of ${path}`)
    .toBeGreaterThan(80);
  await expect.soft(page, path).toHaveTitle(/Suture/);
  for (const src of new Set(
    await values(page.locator('img[src], source[src], track[src]'), 'src'),
  )) {
    if (files.has(src)) continue;
    files.add(src);
    const file = await request.get(src);
    expect.soft(file.status(), `${src} of ${path}`).toBe(200);
  }
  const links = await values(page.locator('a[href]'), 'href');
  for (const id of links.filter((href) => href.startsWith('#')))
    await expect.soft(page.locator(`[id="${id.slice(1)}"]`), `${id} of ${path}`).toHaveCount(1);
  return links;
}

test.describe('Whoever begins at the sitemap', () => {
  test('[PW-11 D-161] reads every public page and comes from each to all others; one address of support', async ({
    page,
    request,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    const sitemap = await (await request.get(SITEMAP)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(origin, ''),
    );
    expect(listed.length).toBeGreaterThan(20);
    const waiting = [...listed];
    /** Each path, and the page that first linked to it. */
    const seen = new Map(waiting.map((path) => [path, SITEMAP]));
    const letters = new Set<string>();
    const files = new Set<string>();
    const pages: string[] = [];
    const deleted: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() === 302) {
        expect.soft(answer.headers()['location'], path).toMatch(FOR_MEMBERS);
        continue;
      }
      const links = await read(page, path, { request, from: seen.get(path) ?? '', files });
      (links ? pages : deleted).push(path);
      for (const href of links ?? []) {
        if (href.startsWith('mailto:')) letters.add(href);
        const to = new URL(href, page.url());
        const next = to.pathname + to.search;
        if (to.origin !== origin || seen.has(next) || NO_PAGES.test(next)) continue;
        seen.set(next, path);
        waiting.push(next);
      }
    }
    expect(pages).toEqual(
      expect.arrayContaining([
        ...listed.filter((path) => !deleted.includes(path)),
        '/login',
        '/forgotPassword',
        '/about/mission',
      ]),
    );
    expect([...letters]).toEqual([SUPPORT]);
  });
});
