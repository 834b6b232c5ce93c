import { expect, hydrated, test } from './support/browser';
import { aMember } from './support/people';

test('[D-1001] the current tab is in view where not all have room', async ({ page, context }) => {
  await aMember(context);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/news', '/video', '/media']) {
    await page.goto(path);
    await hydrated(page);
    const current = page.getByRole('main').locator('.tabs a[aria-current]').first();
    await expect(current, path).toBeInViewport({ ratio: 1 });
  }
});
