import { aMember, call } from './support/people';
import { pictured, says } from './support/pins';
import { expect, hydrated, stageOf, test } from './support/walk';

const PLACES = [
  [
    [250, 700],
    [100, 100],
  ],
  [[900, 900]],
];

test('[D-1473] a mark is moved by its writer: in the picture, or in numbers without scripts', {
  tag: '@nojs',
}, async ({ page, context, colleague, expectAccessible, hasScripts, look }) => {
  await aMember(context);
  const { id, file } = await pictured(context.request);
  const [points, [other]] = PLACES as [number[][], number[][]];
  await says(context.request, id, 'Here the duct ends.', [
    { file, shape: 'arrow', points },
    { file, shape: 'point', points: [other] },
  ]);
  await page.goto(`/caseDetails/${id}`);
  const move = page.getByRole('link', { name: 'Move this mark' });
  await expect(move).toHaveCount(2);
  if (hasScripts) {
    await hydrated(page);
    await move.first().click();
    const field = page.getByRole('button', { name: /^The place to mark/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Mark 1 Picture 1', exact: true })).toBeVisible();
    await expect(stageOf(page).locator('a.mark')).toHaveCount(2);
  } else {
    await move.first().click();
    await look(page);
    const left = page.getByLabel('From left, %', { exact: true });
    await expect(left).toHaveValue('25');
    await page.getByLabel('Mark', { exact: true }).selectOption('point');
    await left.fill('half');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(left).toHaveAccessibleDescription('Please type a number from 0 to 100.');
    await left.fill('45');
    await page.getByLabel('From top, %', { exact: true }).fill('50');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your marks are changed.')).toBeVisible();
  }
  await expectAccessible(page);
  const { result } = await call(context.request, `posts/${id}/pins`, { method: 'GET' });
  expect(result).toMatchObject([
    { number: 1, shape: 'point', points: [[450, 500]] },
    { number: 2, shape: 'point', points: [other] },
  ]);
  const ben = await colleague('Ben');
  await ben.page.goto(`/caseDetails/${id}`);
  await expect(ben.page.getByRole('link', { name: 'Mark 1 Picture 1' })).toBeVisible();
  await expect(ben.page.getByRole('link', { name: 'Move this mark' })).toHaveCount(0);
});
