import type { Page } from '@playwright/test';
import { aMember, call } from './support/people';
import { dragByFinger, dragByMouse } from './support/pins';
import { scanned } from './support/scans';
import { expect, hydrated, test } from './support/walk';

const stage = (page: Page) => page.getByRole('region', { name: /^Portal venous/ });
const slider = (page: Page) => page.getByRole('slider', { name: 'Slice' });
const ruler = (page: Page) => stage(page).locator('.scan__ruler');
/** In millimetres. */
const lengthOf = async (page: Page) => {
  const foot = (await stage(page).locator('.scan__foot').textContent()) ?? '';
  return Number(/Length ([\d.]+) mm/.exec(foot)?.[1]);
};
const expectLength = (page: Page, length: number, { within = 0.01 } = {}) =>
  expect(async () => {
    expect(Math.abs((await lengthOf(page)) - length)).toBeLessThan(within);
  }).toPass();

test('[D-1623] a distance is measured by finger, mouse and keys, and is gone with the page', async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  const id = await scanned(context.request);
  const picture = stage(page).locator('.scan__lens');
  for (const [width, drag] of [
    [390, dragByFinger],
    [1280, dragByMouse],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/caseDetails/${id}?series=1&slice=12`);
    await hydrated(page);
    await stage(page).getByRole('button', { name: 'Measure' }).click();
    await picture.evaluate((lens) => lens.scrollIntoView({ block: 'center' }));
    const box = await picture.boundingBox();
    const side = Math.min(box?.width ?? 0, box?.height ?? 0);
    // Half of 64 columns, 6 mm apart: 192 mm, in percent of the box.
    // A finger is as exact as a pixel of the screen.
    const exact = { within: 384 / side + 0.1 };
    const quarter = (25 * side) / (box?.width ?? 1);
    const ends = [
      [50 - quarter, 50],
      [50 + quarter, 50],
    ];
    await drag(page, picture, ends);
    await expect(ruler(page).locator('.scan__line')).toBeAttached();
    await expectLength(page, 192, exact);
    await expect(page.locator('output', { hasText: /^Length 19\d\.\d mm$/ })).toBeAttached();
    await expectAccessible(page);
    // A line stays on its places, and two as near are twice as short.
    await slider(page).press('+');
    await slider(page).press('+');
    await expectLength(page, 192, exact);
    await drag(page, picture, ends);
    await expectLength(page, 96, exact);
    await slider(page).press('Escape');
    await expect(ruler(page)).toBeHidden();
    await slider(page).press('0');
    await slider(page).press('Shift+ArrowLeft');
    await slider(page).press('Enter');
    for (let presses = 0; presses < 4; presses += 1) await slider(page).press('Shift+ArrowDown');
    await slider(page).press('Enter');
    // 20 steps of 0.5 % of 64 rows, 6 mm apart
    await expectLength(page, 38.4);
    await slider(page).press('PageDown');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 22 of 24');
    await expect(ruler(page)).toBeHidden();
  }
  const { result } = await call(context.request, `posts/${id}/pins`, { method: 'GET' });
  expect(result).toEqual([]);
});
