import type { Page } from '@playwright/test';
import { aMember } from './support/people';
import { pictured, placeOf } from './support/pins';
import { sendButton } from './support/steps';
import { expect, stageOf, test } from './support/walk';

const TEXT = 'Resected where the duct ends.';

const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function typePlace(page: Page, [left, top]: [string, string]): Promise<void> {
  const places = page.getByText('Point at a place');
  const file = typed(page, 'File');
  if (!(await file.isVisible())) await places.click();
  await file.selectOption({ label: 'Picture 1' });
  await typed(page, 'From left, %').fill(left);
  await typed(page, 'From top, %').fill(top);
}

test('[D-1613] a step points at a place: its mark leads to it, and it leads to the mark', {
  tag: '@nojs',
}, async ({ page, context, look, open, colleague }) => {
  await aMember(context);
  const { page: theirs } = await colleague('Benedikt');
  const { id } = await pictured(context.request);
  await open(page, `/caseDetails/${id}/steps/new`);
  await page.getByRole('radio', { name: 'Operation' }).check();
  await typed(page, 'Day').fill('2');
  await page.getByLabel('What happened?').fill(TEXT);
  await typePlace(page, ['far', '44']);
  await sendButton(page, 'Add step').click();
  await expect(typed(page, 'From left, %')).toHaveAccessibleDescription(
    'Please type a number from 0 to 100.',
  );
  await expect(page.getByLabel('What happened?')).toHaveValue(TEXT);
  await look(page);
  await typed(page, 'From left, %').fill('57,5');
  await sendButton(page, 'Add step').click();

  const step = page.getByRole('listitem').filter({ hasText: TEXT });
  const mark = page.getByRole('link', { name: 'Mark 1: to the step of day 2' });
  await expect(step.getByRole('link', { name: /^Mark 1 Picture 1/ })).toBeVisible();
  const place = await placeOf(mark, page);
  expect(Math.abs(place.x - 57.5)).toBeLessThan(1);
  expect(Math.abs(place.y - 44)).toBeLessThan(1);
  await look(page);

  // Steps are folded for others: the mark unfolds them.
  await open(theirs, `/caseDetails/${id}`);
  const seen = theirs.getByText(TEXT);
  await expect(seen).toBeHidden();
  const leading = theirs.getByRole('link', { name: 'Mark 1: to the step of day 2' });
  await leading.locator('.mark__tag').click();
  await expect(theirs).toHaveURL(/#step-\d+$/);
  await expect(seen).toBeInViewport();
  await theirs.getByRole('link', { name: /^Mark 1 Picture 1/ }).click();
  await expect(theirs).toHaveURL(/\?picture=1#mark-1$/);
  await expect(leading.locator('.mark__tag')).toBeInViewport();

  await step.locator('summary').click();
  await step.getByRole('link', { name: 'Edit' }).click();
  const drop = page.getByRole('checkbox', { name: 'Remove mark 1: Picture 1' });
  await expect(drop).toBeVisible();
  await typePlace(page, ['20', '30']);
  await look(page);
  await sendButton(page, 'Save changes').click();
  await expect(stageOf(page).locator('a.mark')).toHaveCount(2);
  await step.locator('summary').click();
  await step.getByRole('link', { name: 'Edit' }).click();
  await drop.check();
  await sendButton(page, 'Save changes').click();
  await expect(stageOf(page).locator('a.mark')).toHaveCount(1);
  await expect(step.getByRole('link', { name: /^Mark 2 Picture 1/ })).toBeVisible();
});
