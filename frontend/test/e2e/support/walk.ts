import type { BrowserContext, Locator, Page } from '@playwright/test';
import { test as base, hydrated } from './browser';
import { expectToFit } from './pages';
import { aMember, type Member, somebody } from './people';

export { expect, hydrated } from './browser';

interface Walk {
  width: number;
  isWide: boolean;
  hasScripts: boolean;
  /** The page as it stands: nothing sticks out at the side, and axe, asked once with scripts and once without, finds nothing. */
  look(page: Page): Promise<void>;
  /** The dialog of a link, or the page that stands behind it. */
  asked(page: Page): Locator;
  open(page: Page, path: string): Promise<void>;
  /** Somebody else at a browser of the same kind. */
  colleague(firstName: string): Promise<{ member: Member; page: Page; context: BrowserContext }>;
}

const PHONE = 390;
const DESK = 1280;
const HEIGHT = 844;

export const test = base.extend<Walk>({
  width: [DESK, { option: true }],
  isWide: async ({ width }, use) => use(width === DESK),
  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  look: async ({ isWide, hasScripts, expectAccessible }, use) => {
    await use(async (page) => {
      await expectToFit(page);
      if (hasScripts === isWide) await expectAccessible(page);
    });
  },
  asked: async ({ hasScripts }, use) =>
    use((page) => (hasScripts ? page.getByRole('dialog') : page.getByRole('main'))),
  open: async ({ hasScripts }, use) => {
    await use(async (page, path) => {
      await page.goto(path);
      if (hasScripts) await hydrated(page);
    });
  },
  colleague: async ({ browser, watch, width, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (firstName) => {
      const viewport = { width, height: HEIGHT };
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      watch(context);
      return {
        context,
        member: await aMember(context, somebody(firstName)),
        page: await context.newPage(),
      };
    });
    for (const context of contexts) await context.close();
  },
});

/** The same walk at a phone's width and at a desk's, with scripts and without. */
export function atBothWidths(what: string, stories: () => void): void {
  for (const width of [PHONE, DESK]) {
    test.describe(`${what} at ${width} px`, { tag: '@nojs' }, () => {
      test.use({ width, viewport: { width, height: HEIGHT }, hasTouch: width === PHONE });
      stories();
    });
  }
}

/** The declarations of whoever posts. */
export async function declareAll(page: Page): Promise<void> {
  for (const box of await page
    .getByRole('checkbox', { name: /patient has given|data is relevant|hereby understand/ })
    .all())
    await box.check();
}

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });
export const stageOf = (page: Page) => page.getByRole('region', { name: 'Files of this case' });
export const places = (page: Page) => page.getByRole('navigation', { name: 'In this section' });

export async function more(
  page: Page,
  choice: 'Edit' | 'Delete' | 'Report',
  within: Page | Locator = page,
): Promise<void> {
  await within.getByLabel(/^More about/).click();
  await page.getByRole('link', { name: choice, exact: true }).click();
}
