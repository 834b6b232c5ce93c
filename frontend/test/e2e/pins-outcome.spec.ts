import { aMember } from './support/people';
import { pictured, placeOf } from './support/pins';
import { expect, stageOf, test } from './support/walk';

test('[D-1614] an outcome points at a place: its mark leads to it, and it leads to the mark', {
  tag: '@nojs',
}, async ({ page, context, look, open, colleague }) => {
  await aMember(context);
  const { page: theirs } = await colleague('Benedikt');
  const { id } = await pictured(context.request);
  const typed = (label: string) => page.getByLabel(label, { exact: true });
  const send = page.getByRole('button', { name: 'Report the outcome' });
  await open(page, `/caseDetails/${id}/outcome`);
  await typed('Day of this report').fill('30');
  await page.getByLabel('What did you do, and would you do it again?').fill('Surgery first.');
  await page.getByText('Point at a place').click();
  await typed('File').selectOption({ label: 'Picture 1' });
  await typed('From left, %').fill('far');
  await typed('From top, %').fill('44');
  await send.click();
  await expect(typed('From left, %')).toHaveAccessibleDescription(
    'Please type a number from 0 to 100.',
  );
  await expect(typed('From top, %')).toHaveValue('44');
  await expect(typed('Day of this report')).toHaveValue('30');
  await look(page);
  await typed('From left, %').fill('57,5');
  await send.click();

  const outcome = page.getByRole('region', { name: /^Outcome on day/ });
  const mark = page.getByRole('link', { name: 'Mark 1: to the outcome' });
  await expect(outcome.getByRole('link', { name: /^Mark 1 Picture 1/ })).toBeVisible();
  const place = await placeOf(mark, page);
  expect(Math.abs(place.x - 57.5)).toBeLessThan(1);
  expect(Math.abs(place.y - 44)).toBeLessThan(1);
  await look(page);

  await open(theirs, `/caseDetails/${id}`);
  const leading = theirs.getByRole('link', { name: 'Mark 1: to the outcome' });
  await leading.locator('.mark__tag').click();
  await expect(theirs).toHaveURL(/#outcome$/);
  await expect(theirs.getByText('Surgery first.')).toBeInViewport();
  await theirs.getByRole('link', { name: /^Mark 1 Picture 1/ }).click();
  await expect(theirs).toHaveURL(/\?picture=1#mark-1$/);
  await expect(leading.locator('.mark__tag')).toBeInViewport();

  await open(page, `/caseDetails/${id}/outcome`);
  await page.getByRole('checkbox', { name: 'Remove mark 1: Picture 1' }).check();
  await send.click();
  await expect(outcome).toBeVisible();
  await expect(stageOf(page).locator('a.mark')).toHaveCount(0);
});
