import { writeFile } from 'node:fs/promises';
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Beside those of the WCAG: two landmarks of a kind have names of their own. */
const MORE_RULES = { 'landmark-unique': { enabled: true } };

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
  expectAccessible: async ({ context: _ }, use) => {
    await use(async (page) =>
      (await hasScripts(page)) ? examine(page) : examineWithoutScripts(page),
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
  const found = (await violationsOn(page)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Injects axe once into each document, however often the document is checked, and returns violations only: injecting it for each check
 * and returning the whole report takes twice as long. Frames are included, because they hold documents of our own.
 */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async ({ values, rules }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const runOnly = { type: 'tag', values } as const;
      const { violations } = await inPage.run({ resultTypes: ['violations'], runOnly, rules });
      return violations;
    },
    { values: RULES, rules: MORE_RULES },
  );
}

const hasScripts = (page: Page) => page.evaluate(() => matchMedia('(scripting: enabled)').matches);

/** One for each page: whoever leaves a session of the developer tools lets scripts run again. */
const tools = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Axe is a script itself. On a page without scripts the browser lets it run once the page is loaded; the page's own scripts are not
 * caught up on. The override belongs to the session that made it, so this session makes one before it lifts it.
 */
async function examineWithoutScripts(page: Page): Promise<void> {
  if (!tools.has(page)) tools.set(page, page.context().newCDPSession(page));
  const session = await tools.get(page);
  const disableScripts = (value: boolean) =>
    session?.send('Emulation.setScriptExecutionDisabled', { value });
  await page.waitForLoadState();
  await disableScripts(true);
  await disableScripts(false);
  try {
    await examine(page);
  } finally {
    await disableScripts(true);
  }
}

/** Waits until React handles the page's events. Anything done earlier is handled by the browser alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
