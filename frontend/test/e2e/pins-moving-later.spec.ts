import type { Page } from '@playwright/test';
import { aPicture, aReport } from './support/files';
import { aMember, call } from './support/people';
import { pictured, says, stepWith } from './support/pins';
import { expect, hydrated, test } from './support/walk';

const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const POINT = [[250, 700]];

test('[D-1631] a mark in a file of a step is moved there, and none goes unless that is chosen', {
  tag: '@nojs',
}, async ({ page, context, open, hasScripts, look, expectAccessible }) => {
  await aMember(context);
  const { id } = await pictured(context.request);
  const files = [await aPicture('slide.jpg'), await aReport()];
  const [slide, report] = await stepWith(context.request, id, files);
  const pins = [
    { file: slide, shape: 'point', points: POINT },
    { file: report, page: 1, shape: 'point', points: POINT },
  ];
  await expect(() => says(context.request, id, 'Here.', pins)).toPass({ timeout: 120_000 });
  const stored = async () =>
    (await call(context.request, `posts/${id}/pins`, { method: 'GET' })).result;
  const save = page.getByRole('button', { name: 'Save' });
  const beginning = async () => {
    await open(page, `/caseDetails/${id}`);
    await page.getByRole('link', { name: 'Move this mark' }).first().click();
    await expect(page.getByRole('heading', { name: 'Move mark 1' })).toBeVisible();
  };
  await open(page, `/caseDetails/${id}`);
  const comment = page.getByRole('listitem').filter({ hasText: 'Here.' });
  const chip = comment.getByRole('link', { name: 'Mark 1 Pathology, day 2: Picture 1' });
  await expect(chip).toHaveAttribute('href', /#step-\d+$/);
  await chip.click();
  await expect(page.getByText('Resected.')).toBeInViewport();

  // Saved as it is, it stays.
  await beginning();
  await expect(typed(page, 'File').locator('option:checked')).toHaveText(
    'Pathology, day 2: Picture 1',
  );
  await look(page);
  await save.click();
  await expect(page).toHaveURL(/#comment-\d+$/);
  expect(await stored()).toMatchObject([
    { number: 1, file: slide, points: POINT },
    { number: 2, file: report, page: 1, points: POINT },
  ]);

  await beginning();
  if (hasScripts) {
    await hydrated(page);
    await page.getByRole('button', { name: 'Choose in the picture' }).click();
    await expect(page.getByRole('button', { name: /^The place to mark/ })).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(typed(page, 'From left, %')).toHaveValue('45');
    await expectAccessible(page);
  } else {
    await typed(page, 'From left, %').fill('45');
    await typed(page, 'From top, %').fill('50');
  }
  await save.click();
  await expect(page).toHaveURL(/#comment-\d+$/);
  expect(await stored()).toMatchObject([
    { number: 1, file: slide, points: [[450, 500]] },
    { number: 2, file: report, page: 1, points: POINT },
  ]);

  await beginning();
  await typed(page, 'File').selectOption({ label: 'Nowhere: remove the mark' });
  await save.click();
  await expect(page).toHaveURL(/#comment-\d+$/);
  await expect(page.getByRole('link', { name: 'Move this mark' })).toHaveCount(1);
  expect(await stored()).toHaveLength(1);
});

test('[D-1631] a mark whose place is gone goes only if that is chosen', {
  tag: '@nojs',
}, async ({ page, context, open, look }) => {
  await aMember(context);
  const { id, file } = await pictured(context.request);
  await says(context.request, id, 'Here.', [{ file, shape: 'point', points: POINT }]);
  const { version } = (await call(context.request, `posts/${id}`, { method: 'GET' })).result;
  const form = new FormData();
  form.append('removedFiles', String(file));
  form.append('version', String(version));
  form.append('history', 'Two days of pain, without fever.');
  await call(context.request, `posts/${id}`, { multipart: form });
  await open(page, `/caseDetails/${id}`);
  await expect(page.getByText('Its place is gone: the picture was removed.')).toBeVisible();
  await page.getByRole('link', { name: 'Move this mark' }).click();
  await expect(typed(page, 'File').locator('option:checked')).toHaveText('Please choose');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(typed(page, 'File')).toHaveAccessibleDescription('Please choose a file.');
  await look(page);
  const { result } = await call(context.request, `posts/${id}/pins`, { method: 'GET' });
  expect(result).toMatchObject([{ number: 1, gone: 'removed' }]);
});
