import type { Page } from '@playwright/test';
import { aMember, call } from './support/people';
import { says } from './support/pins';
import { scanned } from './support/scans';
import { expect, hydrated, test } from './support/walk';

const stage = (page: Page) => page.getByRole('region', { name: /^(Portal venous|Arterial)/ });
const slider = (page: Page) => page.getByRole('slider', { name: 'Slice' });
const leaves = (page: Page) => stage(page).getByRole('button', { name: 'Leave full screen' });
const fills = (page: Page) => stage(page).getByRole('button', { name: 'Full screen', exact: true });

/** The stage has all of the screen, and its slice most of what the tools leave. */
async function expectFull(page: Page): Promise<void> {
  await expect(leaves(page)).toBeVisible();
  const size = page.viewportSize();
  await expect(async () => {
    const box = await stage(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...size });
  }).toPass();
  await expect(stage(page).getByText('Not for diagnosis.')).toBeInViewport({ ratio: 1 });
}

for (const [way, hasOwn] of [
  ['by the browser', true],
  ['over the page, where only films fill the screen', false],
] as const)
  test(`[D-1622] a series fills the screen ${way}, and Escape leaves it`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aMember(context);
    const id = await scanned(context.request);
    if (!hasOwn)
      await page.addInitScript(() =>
        Reflect.deleteProperty(Element.prototype, 'requestFullscreen'),
      );
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`/caseDetails/${id}?series=1&slice=12`);
      await hydrated(page);
      await fills(page).click();
      await expectFull(page);
      expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(hasOwn);
      await expectAccessible(page);
      await stage(page)
        .getByRole('link', { name: /^Arterial/ })
        .click();
      await expect(stage(page).getByRole('img', { name: /: Arterial$/ })).toBeVisible();
      await expectFull(page);
      await slider(page).press('Escape');
      await expect(fills(page)).toBeVisible();
      await slider(page).press('f');
      await expectFull(page);
      await slider(page).press('f');
      await expect(fills(page)).toBeVisible();
      expect((await stage(page).boundingBox())?.height).toBeLessThan(size.height * 2);
    }
  });

test('[D-1622] full screen is left for the comment of a mark, and to write one', async ({
  page,
  context,
}) => {
  await aMember(context);
  const id = await scanned(context.request);
  const { result } = await call(context.request, `posts/${id}`, { method: 'GET' });
  const [{ id: scan }] = result.scans as [{ id: number }];
  const points = [[400, 600]];
  await says(context.request, id, 'Here it ends.', [{ scan, slice: 12, shape: 'point', points }]);
  await page.goto(`/caseDetails/${id}?series=1&slice=12`);
  await hydrated(page);
  await slider(page).press('f');
  await expectFull(page);
  await stage(page).locator('a.mark .mark__tag').click();
  await expect(page.getByText('Here it ends.')).toBeInViewport();
  await expect(leaves(page)).toBeHidden();
  await expect(page).toHaveURL(/#comment-\d+$/);
  await slider(page).press('f');
  await expectFull(page);
  await slider(page).press('p');
  await expect(page.getByRole('button', { name: /^The place to mark/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Add Comment')).toBeFocused();
  await expect(page.getByLabel('Add Comment')).toBeInViewport();
  await expect(leaves(page)).toBeHidden();
});
