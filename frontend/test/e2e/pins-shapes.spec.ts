import type { Page } from '@playwright/test';
import { aMember, call } from './support/people';
import { dragByFinger, dragByMouse, endsOf, pictured } from './support/pins';
import { expect, hydrated, stageOf, test } from './support/walk';

const FROM = [20, 30];
const TO = [70, 60];

const field = (page: Page) => page.getByRole('button', { name: /^The place to mark/ });
const words = (page: Page) => page.getByLabel('Add Comment');
const marks = (page: Page) => stageOf(page).locator('a.mark');

async function opened(page: Page, id: number) {
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
}

async function begin(page: Page, shape: string) {
  await page.getByRole('button', { name: /^Mark (a|another) place$/ }).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('radio', { name: shape }).check();
}

async function expectNear(places: number[][], expected: number[][]) {
  for (const [i, place] of places.entries())
    for (const [k, value] of place.entries())
      expect(Math.abs(value - (expected[i]?.[k] ?? 0)), `${places}`).toBeLessThan(1);
}

for (const { by, width, height, hasTouch, drag } of [
  { by: 'a finger', width: 390, height: 844, hasTouch: true, drag: dragByFinger },
  { by: 'a mouse', width: 1280, height: 800, hasTouch: false, drag: dragByMouse },
])
  test.describe(`By ${by}`, () => {
    test.use({ hasTouch, viewport: { width, height } });

    test(`[D-1304] an arrow, a circle and a line are drawn by ${by}, and go with one comment`, async ({
      page,
      context,
      expectAccessible,
    }) => {
      await aMember(context);
      const { id, file } = await pictured(context.request);
      await opened(page, id);
      await begin(page, 'Arrow');
      await expectAccessible(page);
      await drag(page, field(page), [FROM, TO]);
      await expect(page.getByText('Picture 1 · arrow')).toBeVisible();
      await begin(page, 'Circle');
      await drag(page, field(page), [TO, FROM]);
      await begin(page, 'Line');
      // Whoever cannot drag taps both ends.
      const box = await field(page).boundingBox();
      if (!box) throw new Error('No place can be chosen.');
      await field(page).click({ position: { x: box.width * 0.1, y: box.height * 0.5 } });
      await field(page).click({ position: { x: box.width * 0.9, y: box.height * 0.5 } });
      await words(page).fill('Three marks.');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(marks(page)).toHaveCount(3);
      await expectNear(await endsOf(marks(page).nth(0), page), [FROM, TO]);
      await expectNear(await endsOf(marks(page).nth(2), page), [
        [10, 50],
        [90, 50],
      ]);
      await expect(page.getByRole('link', { name: /^Mark 2 Picture 1 · circle/ })).toBeVisible();
      const { result } = await call(context.request, `posts/${id}/pins`, { method: 'GET' });
      expect(result).toMatchObject([
        { number: 1, file, shape: 'arrow' },
        { number: 2, file, shape: 'circle' },
        { number: 3, file, shape: 'line' },
      ]);
      await expect(page.locator('.pin--new')).toHaveCount(0);
    });
  });

test('[D-1304] keys alone draw an arrow: P, arrow keys, Enter at both ends; Esc gives it up', async ({
  page,
  context,
}) => {
  await aMember(context);
  const { id } = await pictured(context.request);
  await opened(page, id);
  await page.keyboard.press('p');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mark a place' })).toBeFocused();
  await page.keyboard.press('P');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Arrow' })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('tip: 50% from the left, 50% from the top')).toBeAttached();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await words(page).fill('p is only a letter here');
  await words(page).press('p');
  await expect(field(page)).toBeHidden();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(marks(page)).toHaveCount(1);
  await expectNear(await endsOf(marks(page).first(), page), [
    [50, 50],
    [50.5, 45],
  ]);
});
