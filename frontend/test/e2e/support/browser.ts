import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of `axe.source`, which every document would have to receive and compile. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};(${rememberColours})()`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** In addition to the WCAG rules: landmarks of the same kind need different names. */
const MORE_RULES = { 'landmark-unique': { enabled: true } };

/** Chromium's message for a 4xx response, which is expected when a form is refused. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** The error of requests that Remix aborted for a newer one, or of their unhandled promise. */
const GIVEN_UP = 'AbortError';

/** The number of most recent requests that are saved when a test fails. */
const LAST = 200;

/** In seconds since 1970. Only `.ci/run` sets it, which counts for nothing after 90 minutes. */
const BEGIN_UNTIL = Number(process.env['JOURNEYS_BEGIN_UNTIL'] || Number.POSITIVE_INFINITY);

interface Watch {
  /** What begins too late is left out, and named at the end (scripts/lib/suites.mjs). */
  inTime: undefined;
  /** Expects axe to find no violations on the page in its current state. */
  expectAccessible(page: Page): Promise<void>;
  /** From here on, an error in a page of this context fails the test at its end. */
  watch(context: BrowserContext): void;
}

/**
 * Watches the pages of the test's context: a console error, an uncaught exception or a CSP
 * violation fails the test.
 */
export const test = base.extend<Watch>({
  inTime: [
    async ({ browserName: _ }, use, testInfo) => {
      testInfo.skip(Date.now() / 1_000 > BEGIN_UNTIL, 'No time is left.');
      await use(undefined);
    },
    { auto: true },
  ],
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

/** Records documents and fetches with their times, to see whether a click had any effect. */
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
 * Checks the page scrolled to the top, because controls scrolled below the header are reported as
 * too small. The browser scrolls to a field that takes the focus before it draws its first frame.
 */
async function examine(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const frames = frame().then(frame);
    // A page in the background draws no frames.
    await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    window.scrollTo(0, 0);
  });
  const found = (await violationsOn(page)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Injects axe only once into each document and returns violations only: injecting it for each check
 * and returning the whole report takes twice as long. Frames are included, because they contain
 * documents of our own.
 */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
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

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** Caches parsed colours: a page has few, but axe parses them again for every element. */
function rememberColours(): void {
  const { axe: inPage } = window as unknown as {
    axe: { commons: { color: { Color: { prototype: Colour } } } };
  };
  const { prototype } = inPage.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Omit<Colour, 'parseString'>>();
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

export const hasScripts = (page: Page) =>
  page.evaluate(() => matchMedia('(scripting: enabled)').matches);

/** One session per page, kept open: detaching it would enable scripts again. */
const tools = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Axe is a script itself. On a page without scripts it is allowed to run once the page has loaded;
 * the page's own scripts do not run then. The override belongs to its session, so this session sets
 * it before removing it.
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

/** Where scripts run, the rich-text editor takes the place of a text area, which nothing may be typed into before. */
export async function editorOpened(page: Page): Promise<void> {
  if (!(await hasScripts(page))) return;
  await hydrated(page);
  await expect(page.getByRole('toolbar')).toBeVisible();
}
