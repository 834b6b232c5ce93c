import type { BrowserContext, Locator, Page } from '@playwright/test';
import { test as base, expect, hydrated } from './browser';
import { expectToFit } from './pages';
import { aMember, type Member, somebody } from './people';

export { expect, hydrated } from './browser';

interface Walk {
  isWide: boolean;
  hasScripts: boolean;
  /** Expects that nothing overflows the width of a phone or desktop, and that axe finds nothing. */
  look(page: Page): Promise<void>;
  /** The dialog opened by a link, or the page that replaces it without scripts. */
  asked(page: Page): Locator;
  open(page: Page, path: string): Promise<void>;
  /** Another member in a browser of the same kind. */
  colleague(firstName: string): Promise<{ member: Member; page: Page; context: BrowserContext }>;
}

const HEIGHT = 844;
const PHONE = { width: 390, height: HEIGHT };
const DESK = { width: 1280, height: HEIGHT };

/**
 * With scripts a test runs on a phone, without them on a desktop; each page is checked in both
 * sizes.
 */
export const test = base.extend<Walk>({
  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  isWide: async ({ hasScripts }, use) => use(!hasScripts),
  viewport: async ({ isWide }, use) => use(isWide ? DESK : PHONE),
  hasTouch: async ({ isWide }, use) => use(!isWide),
  look: async ({ isWide, expectAccessible }, use) => {
    await use(async (page) => {
      for (const size of isWide ? [PHONE, DESK] : [DESK, PHONE]) {
        await page.setViewportSize(size);
        await expectToFit(page);
      }
      await expectAccessible(page);
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
  colleague: async ({ browser, watch, viewport, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (firstName) => {
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

/** Checks the declarations required for posting. */
export async function declareAll(page: Page): Promise<void> {
  for (const box of await page
    .getByRole('checkbox', { name: /patient has given|data is relevant|hereby understand/ })
    .all())
    await box.check();
}

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });
export const stageOf = (page: Page) => page.getByRole('region', { name: 'Files of this case' });
/** The navigation of a section: in the card on the left on a desktop, in a menu on a phone. */
export const places = (page: Page, isWide: boolean) =>
  page.getByRole('navigation', { name: isWide ? 'In this section' : 'What is shown' });

/** The menu that phones have above the feed. Following a link of it closes it, perhaps only just now. */
export async function openPlaces(page: Page, isWide: boolean): Promise<void> {
  if (isWide) return;
  await expect(page.locator('.ctl__places[open]')).toHaveCount(0);
  await page.getByLabel(/: other places$/).click();
  await expect(places(page, isWide)).toBeVisible();
}

export async function closePlaces(page: Page, isWide: boolean): Promise<void> {
  if (!isWide) await page.getByLabel(/: other places$/).click();
}

export async function more(
  page: Page,
  choice: 'Edit' | 'Delete' | 'Report',
  within: Page | Locator = page,
): Promise<void> {
  await within.getByLabel(/^More about/).click();
  await page.getByRole('link', { name: choice, exact: true }).click();
}
