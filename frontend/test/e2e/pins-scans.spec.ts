import type { APIRequestContext, Page } from '@playwright/test';
import { aMember, call } from './support/people';
import { dragByFinger, says } from './support/pins';
import { placeInSlice, scanned } from './support/scans';
import { expect, hydrated, test } from './support/walk';

const stage = (page: Page) => page.getByRole('region', { name: /^(Portal venous|Arterial)/ });
const marks = (page: Page) => stage(page).locator('a.mark');

async function twoSeries(request: APIRequestContext) {
  const id = await scanned(request);
  const { result } = await call(request, `posts/${id}`, { method: 'GET' });
  const [venous, arterial] = (result.scans as { id: number }[]).map((scan) => scan.id);
  return { id, venous, arterial };
}

test('[D-1472] a mark in a slice is over its place and leads to its comment, and back', {
  tag: '@nojs',
}, async ({ page, context, expectAccessible, hasScripts, look }) => {
  await aMember(context);
  const { id, arterial } = await twoSeries(context.request);
  const line = [
    [250, 500],
    [750, 500],
  ];
  await says(context.request, id, 'Here the duct ends.', [
    { scan: arterial, slice: 12, shape: 'point', points: [[250, 700]] },
    { scan: arterial, slice: 20, shape: 'line', points: line },
  ]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/caseDetails/${id}?series=2&slice=11`);
    if (hasScripts) await hydrated(page);
    await expect(marks(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Mark 1 Arterial, slice 12' }).click();
    await expect(page).toHaveURL(/\?series=2&slice=12#mark-1$/);
    const mark = page.getByRole('link', { name: /^Mark 1: to the comment by/ });
    await expect(mark.locator('.mark__tag')).toBeInViewport();
    const [x = 0, y = 0] = await placeInSlice(mark, page);
    expect(Math.abs(x - 25), `${x}`).toBeLessThan(1);
    expect(Math.abs(y - 70), `${y}`).toBeLessThan(1);
    await look(page);
    await mark.locator('.mark__tag').click();
    await expect(page.getByText('Here the duct ends.')).toBeInViewport();
  }
  // Half of 64 columns, 6 mm apart.
  await page.getByRole('link', { name: 'Mark 2 Arterial, slice 20 · 192.0 mm' }).click();
  await expect(marks(page)).toHaveAttribute('aria-label', /^Mark 2/);
  await expectAccessible(page);
});

test('[D-1472] a place in a slice is marked by tool, finger and keys', async ({
  page,
  context,
  expectAccessible,
  look,
}) => {
  await aMember(context);
  const { id, venous } = await twoSeries(context.request);
  await page.goto(`/caseDetails/${id}?series=1&slice=10`);
  await hydrated(page);
  const field = page.getByRole('button', { name: /^The place to mark/ });
  const slider = page.getByRole('slider', { name: 'Slice' });
  const words = page.getByLabel('Add Comment');
  await slider.press('p');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await stage(page).getByRole('button', { name: 'Pin' }).tap();
  await expect(field).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await look(page);
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await expect(page.getByText('Portal venous, slice 10', { exact: true })).toBeVisible();
  await slider.press('ArrowDown');
  await stage(page).getByRole('button', { name: 'Pin' }).tap();
  await page.getByRole('radio', { name: 'Line' }).check();
  await dragByFinger(page, field, [
    [25, 50],
    [75, 50],
  ]);
  await expect(page.getByText('Portal venous, slice 11 · 192.0 mm')).toBeVisible();
  await words.fill('By keys and finger.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Mark 2 Portal venous, slice 11/ })).toBeVisible();
  const { result } = await call(context.request, `posts/${id}/pins`, { method: 'GET' });
  expect(result).toMatchObject([
    { scan: venous, slice: 10, shape: 'point', points: [[450, 505]] },
    { scan: venous, slice: 11, shape: 'line', unit: 'mm' },
  ]);
  expect(Math.abs(result[1].length - 192)).toBeLessThan(4);
  // Right after the page was scrolled, the browser at times makes no click of a finger's tap.
  await page.getByRole('link', { name: /^Mark 1 Portal venous, slice 10/ }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Slice 10 of 24');
  await expect(marks(page)).toHaveAttribute('aria-label', /^Mark 1/);
  expect(await placeInSlice(marks(page), page)).toEqual([45, 50.5]);
  await expect(stage(page).locator('.scan__ticks line')).toHaveCount(2);
  await look(page);
});
