import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aMember } from './support/people';

test.use({ viewport: { width: 390, height: 844 } });

/** The paths that the page asks for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const pictures = (page: Page) => page.locator('main .tiles img');
const lacking = (page: Page) =>
  pictures(page).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { complete, naturalWidth } = one as HTMLImageElement;
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && !(complete && naturalWidth > 0);
      }).length,
  );

test('the routes of links are asked for at the first touch', async ({ page, context }) => {
  await aMember(context);
  const paths = asked(page);
  await page.goto('/community');
  await hydrated(page);
  await page.waitForTimeout(1_000);
  expect(paths).not.toContain('/__manifest');
  // How many pictures lie near the screen, and which scripts names are written in, depends on the cases.
  const own = paths.filter((path) => !path.startsWith('/media/') && !path.endsWith('.woff2'));
  expect(own.length).toBeLessThanOrEqual(11);
  await page.mouse.move(20, 300);
  await expect.poll(() => paths).toContain('/__manifest');
});

test('pictures load near the screen, in their places', { tag: '@nojs' }, async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await aMember(context);
  const paths = asked(page);
  await page.goto('/explore');
  const media = () => paths.filter((path) => path.startsWith('/media/')).length;
  await expect.poll(() => lacking(page)).toBe(0);
  const atFirst = media();
  expect(atFirst).toBeGreaterThan(0);
  // With scripts disabled, Chromium ignores lazy loading.
  if (javaScriptEnabled !== false) expect(await pictures(page).count()).toBeGreaterThan(atFirst);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate((y) => scrollTo(0, y), part * height);
    await expect.poll(() => lacking(page)).toBe(0);
  }
});
