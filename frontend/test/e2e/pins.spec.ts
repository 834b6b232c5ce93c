import type { Page } from '@playwright/test';
import { aMember } from './support/people';
import { pictured, placeOf, says } from './support/pins';
import { expect, hydrated, stageOf, test } from './support/walk';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const chip = (page: Page) =>
  page.locator('.comment').getByRole('link', { name: /^Mark 1 Picture 1/ });

test('[D-1232] a mark is over its place and leads to its comment, and back', {
  tag: '@nojs',
}, async ({ page, context, expectAccessible, hasScripts }) => {
  await aMember(context);
  const { id, file } = await pictured(context.request);
  await says(context.request, id, 'Here the duct ends.', [
    { file, shape: 'point', points: [[250, 700]] },
  ]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`/caseDetails/${id}`);
    if (hasScripts) await hydrated(page);
    const mark = page.getByRole('link', { name: /^Mark 1: to the comment by/ });
    const place = await placeOf(mark, page);
    expect(Math.abs(place.x - 25)).toBeLessThan(1);
    expect(Math.abs(place.y - 70)).toBeLessThan(1);
    await mark.locator('.mark__tag').click();
    await expect(page.getByText('Here the duct ends.')).toBeInViewport();
    await chip(page).click();
    await expect(page).toHaveURL(/\?picture=1#mark-1$/);
    await expect(mark.locator('.mark__tag')).toBeInViewport();
    const hide = page.getByLabel('Hide marks');
    await hide.check();
    // The one that was asked for stays.
    await expect(mark).toBeVisible();
    await page.goto(`/caseDetails/${id}`);
    await hide.check();
    await expect(page.locator('a.mark')).toBeHidden();
    await hide.uncheck();
    await expect(mark).toBeVisible();
  }
  await expectAccessible(page);
});

test('[D-1232] a place is marked by a click, a tap or keys, and goes along with the comment', async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  const { id } = await pictured(context.request);
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
  const begin = page.getByRole('button', { name: 'Mark a place' });
  const field = page.getByRole('button', { name: /^The place to mark/ });
  await begin.click();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await begin.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const words = page.getByLabel('Add Comment');
  await expect(words).toBeFocused();
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await words.fill('By keys.');
  await post.tap();
  const marks = stageOf(page).locator('a.mark');
  await expect(marks).toHaveCount(1);
  const byKeys = await placeOf(marks.first(), page);
  expect([Math.round(byKeys.x), Math.round(byKeys.y * 10) / 10]).toEqual([45, 50.5]);
  await begin.tap();
  const box = await field.boundingBox();
  if (!box) throw new Error('No place can be chosen.');
  await field.tap({ position: { x: box.width * 0.8, y: box.height * 0.3 } });
  await page.getByRole('button', { name: 'Remove the mark' }).tap();
  await begin.tap();
  await field.tap({ position: { x: box.width * 0.8, y: box.height * 0.3 } });
  await words.fill('By finger.');
  await post.tap();
  await expect(marks).toHaveCount(2);
  const byFinger = await placeOf(marks.nth(1), page);
  expect(Math.abs(byFinger.x - 80)).toBeLessThan(1);
  expect(Math.abs(byFinger.y - 30)).toBeLessThan(1);
});

test.describe('With a mouse, where Enter sends', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('[D-1302] a comment waits until its place is chosen or given up, and keeps its words', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const { id } = await pictured(context.request);
    let letLoad = () => {};
    const loads = new Promise<void>((resolve) => {
      letLoad = resolve;
    });
    await page.route('**/choose-place*', async (route) => {
      await loads;
      await route.continue();
    });
    await page.goto(`/caseDetails/${id}`);
    await hydrated(page);
    const words = page.getByLabel('Add Comment');
    const field = page.getByRole('button', { name: /^The place to mark/ });
    const post = page.getByRole('button', { name: 'Post', exact: true });
    const first = page.getByText(
      'Please choose the place in the picture first, or cancel the mark.',
    );
    await words.fill('The duct ends here.');
    await page.getByRole('button', { name: 'Mark a place' }).click();
    await words.press('Enter');
    await expect(first).toBeVisible();
    letLoad();
    await expect(field).toBeFocused();
    await post.click();
    await expect(words).toHaveValue('The duct ends here.');
    await expect(page.locator('.comment')).toHaveCount(0);
    await field.press('Enter');
    await words.press('Enter');
    await expect(chip(page)).toBeVisible();
    await expect(page.locator('.comment')).toHaveCount(1);
  });
});
