import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect, test } from './support/browser';

/** Where visitors are redirected from pages that are for members. */
const FOR_MEMBERS = /^\/(login|communityNonRegister)$/;
/** Public URLs that are not pages. */
const NO_PAGES = /^\/(api\/|blogs\.rss|sitemap\.xml|media\/)/;
const SITEMAP = '/sitemap.xml';
const SUPPORT = 'mailto:support@suture.example';

/** What a page says of itself, what it leads to, and what it shows; it is read, not drawn. */
const partsOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const values = (selector: string, name: string) =>
      [...read.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      title: read.title,
      mainHeadings: read.querySelectorAll('h1').length,
      words: read.querySelector('main')?.textContent?.trim() ?? '',
      links: values('a[href]', 'href'),
      files: values('img[src], source[src], track[src]', 'src'),
      ids: values('[id]', 'id'),
    };
  }, html);

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
  {
    answer,
    request,
    from,
    files,
  }: { answer: APIResponse; request: APIRequestContext; from: string; files: Set<string> },
): Promise<string[] | undefined> {
  if (
    answer.status() === 404 &&
    path.startsWith('/blogs/') &&
    !(await leadsTo(request, from, path))
  )
    return undefined;
  expect.soft(answer.status(), path).toBe(200);
  const parts = await partsOf(page, await answer.text());
  expect.soft(parts.mainHeadings, `main headings of ${path}`).toBe(1);
  expect.soft(parts.words.length, `words of ${path}`).toBeGreaterThan(80);
  expect.soft(parts.title, path).toMatch(/Suture/);
  for (const src of new Set(parts.files)) {
    if (files.has(src)) continue;
    files.add(src);
    const file = await request.get(src);
    expect.soft(file.status(), `${src} of ${path}`).toBe(200);
  }
  for (const href of parts.links.filter((each) => each.startsWith('#')))
    expect
      .soft(
        parts.ids.filter((id) => id === href.slice(1)),
        `${href} of ${path}`,
      )
      .toHaveLength(1);
  return parts.links;
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
      const from = seen.get(path) ?? '';
      const links = await read(page, path, { answer, request, from, files });
      (links ? pages : deleted).push(path);
      for (const href of links ?? []) {
        if (href.startsWith('mailto:')) letters.add(href);
        const to = new URL(href, new URL(path, origin));
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
