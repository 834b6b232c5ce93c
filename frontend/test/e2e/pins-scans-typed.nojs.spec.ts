import { aMember } from './support/people';
import { scanned } from './support/scans';
import { expect, test } from './support/walk';

test('[D-1472] a slice is pointed at without scripts, by its number', async ({ page, context }) => {
  await aMember(context);
  const id = await scanned(context.request);
  await page.goto(`/caseDetails/${id}?series=1&slice=10`);
  await page.getByLabel('Type the place').click();
  const file = page.getByLabel('File', { exact: true });
  await file.selectOption({ label: 'Arterial, 24 slices' });
  await page.getByLabel('From left, %', { exact: true }).fill('57');
  await page.getByLabel('From top, %', { exact: true }).fill('44');
  const slice = page.getByLabel('Slice', { exact: true }).and(page.locator('[name="pinSlice"]'));
  await slice.fill('25');
  await page.getByLabel('Add Comment').fill('Here the duct ends.');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  await expect(slice).toHaveAccessibleDescription('There is no such slice.');
  await expect(page.getByLabel('Add Comment')).toHaveValue('Here the duct ends.');
  await slice.fill('24');
  await post.click();
  await page.getByRole('link', { name: 'Mark 1 Arterial, slice 24' }).click();
  await expect(page).toHaveURL(/\?series=2&slice=24#mark-1$/);
  await expect(page.getByRole('link', { name: /^Mark 1: to the comment/ })).toBeVisible();
});
