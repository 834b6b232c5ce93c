import { writeFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Chromium's own words for a reply of 4xx: a refused form is meant to be one. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** Remix says so of what it has given up for a newer request, or leaves the promise of it to nobody. */
const GIVEN_UP = 'AbortError';

/** So many of the last requests are told when a test fails. */
const LAST = 200;

interface Watch {
  /** Nothing for axe to find on the page as it stands. */
  expectAccessible(page: Page): Promise<void>;
  /** From here on, what goes wrong in this context's pages makes the test fail at its end. */
  watch(context: BrowserContext): void;
}

/** Every page of every context is listened to: an error in the console, a thrown one or a breach of the CSP fails the test. */
export const test = base.extend<Watch>({
  watch: [
    async ({ context }, use, testInfo) => {
      const heard: string[] = [];
      const asked: string[] = [];
      const watch = (each: BrowserContext) => {
        recordRequests(each, asked);
        each.on('console', (message) => {
          const isMeant = REFUSED.test(message.text()) || message.text().startsWith(GIVEN_UP);
          if (message.type() === 'error' && !isMeant)
            heard.push(`${message.location().url}: ${message.text()}`);
        });
        each.on('weberror', (error) => {
          if (error.error().name !== GIVEN_UP)
            heard.push(`${error.page()?.url()}: ${error.error().stack}`);
        });
      };
      watch(context);
      await use(watch);
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('requests.txt'), asked.slice(-LAST).join('\n'));
      expect(heard, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ browser, javaScriptEnabled }, use) => {
    await use((page) =>
      javaScriptEnabled === false ? examineElsewhere(page, browser) : examine(page),
    );
  },
});

export { expect };

/** Documents and fetches with the time of each: whether a click had any effect is seen there. */
function recordRequests(context: BrowserContext, asked: string[]): void {
  const note = (request: Request, what: string) => {
    if (!['document', 'fetch'].includes(request.resourceType())) return;
    const { pathname, search } = new URL(request.url());
    asked.push(`${new Date().toISOString()} ${what} ${request.method()} ${pathname}${search}`);
  };
  context.on('request', (request) => note(request, request.resourceType()));
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  context.on('requestfinished', (request) => note(request, 'answered'));
}

/**
 * Looked at from its top: what has been scrolled below the header is no small target. The browser scrolls to a field that takes the
 * focus before it draws its first frame.
 */
async function examine(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const frames = frame().then(frame);
    // A page that the browser does not show draws none.
    await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    window.scrollTo(0, 0);
  });
  const { violations } = await axeOn(page).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Only violations are told, and the page itself makes the report, not a second one beside it: both find the same, in a third of the
 * processor time. Our frames hold documents of our own; only those of other origins would need the second page.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
}

/** Axe is a script itself: a page without scripts is shown to it, as it stands, where scripts may run but it has none. */
async function examineElsewhere(page: Page, browser: Browser): Promise<void> {
  const html = (await page.content()).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: true,
  });
  try {
    const copy = await context.newPage();
    await copy.route(
      page.url(),
      (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
      { times: 1 },
    );
    await copy.goto(page.url());
    await examine(copy);
  } finally {
    await context.close();
  }
}

/** Waits until React handles the page's events. Anything done earlier is handled by the browser alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
