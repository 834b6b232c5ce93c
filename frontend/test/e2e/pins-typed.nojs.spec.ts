import { aMember } from './support/people';
import { endsOf, pictured, placeOf } from './support/pins';
import { expect, stageOf, test } from './support/walk';

test('[D-1303] a place is typed without scripts; its errors stand at the fields and words are kept', async ({
  page,
  context,
  look,
}) => {
  await aMember(context);
  const { id } = await pictured(context.request);
  await page.goto(`/caseDetails/${id}`);
  const words = page.getByLabel('Add Comment');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await words.fill('Without a place.');
  await post.click();
  await expect(page.getByText('Without a place.')).toBeVisible();
  await expect(stageOf(page).locator('a.mark')).toHaveCount(0);

  const typed = page.getByLabel('Type the place');
  await typed.click();
  await page.getByLabel('File', { exact: true }).selectOption({ label: 'Picture 1' });
  await page.getByLabel('From left, %', { exact: true }).fill('far');
  await page.getByLabel('From top, %', { exact: true }).fill('44');
  await words.fill('Here the duct ends.');
  await post.click();
  const left = page.getByLabel('From left, %', { exact: true });
  await expect(left).toHaveAccessibleDescription('Please type a number from 0 to 100.');
  await expect(words).toHaveValue('Here the duct ends.');
  await expect(words).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('From top, %', { exact: true })).toHaveValue('44');
  await look(page);
  await left.fill('57,5');
  await post.click();
  const marks = stageOf(page).locator('a.mark');
  await expect(marks).toHaveCount(1);
  const place = await placeOf(marks.first(), page);
  expect(Math.abs(place.x - 57.5)).toBeLessThan(1);
  expect(Math.abs(place.y - 44)).toBeLessThan(1);

  await typed.click();
  await page.getByLabel('File', { exact: true }).selectOption({ label: 'Picture 1' });
  await page.getByLabel('Mark', { exact: true }).selectOption('arrow');
  const ends = [
    ['From left, %', '20'],
    ['From top, %', '30'],
    ['End from left, %', '20'],
    ['End from top, %', '30'],
  ] as const;
  for (const [label, value] of ends) await page.getByLabel(label, { exact: true }).fill(value);
  await words.fill('An arrow.');
  await post.click();
  await expect(left).toHaveAccessibleDescription('That mark has no place.');
  await page.getByLabel('End from left, %').fill('70');
  await post.click();
  await expect(marks).toHaveCount(2);
  const [from, to] = await endsOf(marks.nth(1), page);
  expect([from, to].flat().map((percent) => Math.round(percent ?? 0))).toEqual([20, 30, 70, 30]);
});
