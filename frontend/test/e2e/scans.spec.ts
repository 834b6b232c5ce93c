import { aMember } from './support/people';
import { scanned } from './support/scans';
import { expect, hydrated, test } from './support/walk';

test('[D-1427] a series is seen slice by slice, in every window, by its address alone', {
  tag: '@nojs',
}, async ({ page, context, expectAccessible, hasScripts }) => {
  await aMember(context);
  const id = await scanned(context.request);
  await page.goto(`/caseDetails/${id}?series=2&slice=12&window=lung`);
  if (hasScripts) await hydrated(page);
  const stage = page.getByRole('region', { name: /^Arterial/ });
  await expect(stage.getByRole('img', { name: 'Slice 12 of 24: Arterial' })).toBeVisible();
  await expect(stage.getByText('W 1500 L −600')).toBeVisible();
  await expect(stage.getByText('Not for diagnosis.')).toBeVisible();
  await expectAccessible(page);
  if (hasScripts) return;
  await stage.getByRole('link', { name: 'Next' }).click();
  await stage.getByRole('link', { name: '10 on' }).click();
  await expect(stage.getByRole('img', { name: 'Slice 23 of 24: Arterial' })).toBeVisible();
  await expect(page).toHaveURL(/\?series=2&slice=23&window=lung#scan$/);
  await stage.getByRole('spinbutton', { name: 'Slice' }).fill('3');
  await stage.getByRole('button', { name: 'Go' }).click();
  const third = stage.getByRole('img', { name: 'Slice 3 of 24: Arterial' });
  await expect(third).toHaveJSProperty('naturalWidth', 64);
  await stage.getByRole('link', { name: /^Brain/ }).click();
  await expect(stage.getByText('W 80 L 40')).toBeVisible();
  await page.getByRole('link', { name: /^Portal venous/ }).click();
  await expect(page.getByRole('img', { name: 'Slice 13 of 24: Portal venous' })).toBeVisible();
});

test('[D-1428] a series is scrolled by wheel, keys and slider, and its window dragged', async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  const id = await scanned(context.request);
  await page.goto(`/caseDetails/${id}?series=1&slice=10`);
  await hydrated(page);
  const slice = page.getByRole('slider', { name: 'Slice' });
  await expect(slice).toHaveAttribute('aria-valuetext', 'Slice 10 of 24');
  await slice.press('ArrowDown');
  await slice.press('Shift+ArrowDown');
  await expect(slice).toHaveAttribute('aria-valuetext', 'Slice 21 of 24');
  await slice.press('End');
  await expect(page).toHaveURL(/slice=24$/);
  const picture = page.getByRole('img', { name: 'Slice 24 of 24: Portal venous' });
  await picture.hover();
  await page.mouse.wheel(0, -40);
  await expect(slice).toHaveAttribute('aria-valuetext', 'Slice 23 of 24');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('img', { name: /^Slice 23/ }).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  // 10 HU a slice: the value under the pointer tells which one was drawn.
  await expect(async () => {
    await page.mouse.move(x + width / 2 + 3, y + height / 2);
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(page.getByText('140 HU at the pointer')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + width / 2, y + height / 2 + 60, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  await expect(page.getByText('W 400 L 40')).toBeHidden();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('W 400 L 40')).toBeVisible();
  await expectAccessible(page);
});
