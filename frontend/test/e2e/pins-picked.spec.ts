import type { Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture, aReport } from './support/files';
import { aMember, call } from './support/people';
import { dragByFinger, dragByMouse, pictured } from './support/pins';
import { scanned } from './support/scans';
import { sendButton } from './support/steps';
import { aVideo } from './support/videos';
import { expect, hydrated, stageOf, test } from './support/walk';

const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const field = (page: Page) => page.getByRole('button', { name: /^The place to mark/ });
const begin = (page: Page) => page.getByRole('button', { name: /^Choose in the/ });

async function pointAt(page: Page, file: string): Promise<void> {
  const select = typed(page, 'File');
  if (!(await select.isVisible())) await page.getByText('Point at a place').click();
  await select.selectOption({ label: file });
  await begin(page).click();
  await expect(field(page)).toBeFocused();
}

test('[D-1632] a step points at a place that is chosen in its picture, by keys, finger and mouse', async ({
  page,
  context,
  look,
  expectAccessible,
}) => {
  await aMember(context);
  const { id, file } = await pictured(context.request);
  await page.goto(`/caseDetails/${id}/steps/new`);
  await hydrated(page);
  await pointAt(page, 'Picture 1');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(begin(page)).toBeFocused();
  await expect(typed(page, 'From left, %')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expectAccessible(page);
  await look(page);
  await page.keyboard.press('Enter');
  await expect(begin(page)).toBeFocused();
  await expect(typed(page, 'From left, %')).toHaveValue('45');
  await expect(typed(page, 'From top, %')).toHaveValue('50');
  await expect(page.locator('.pick .mark--new .mark__dot')).toBeVisible();

  for (const [width, drag] of [
    [390, dragByFinger],
    [1280, dragByMouse],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await begin(page).click();
    await page.getByRole('radio', { name: 'Arrow' }).check();
    await field(page).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await drag(page, field(page), [
      [25, 30],
      [75, 60],
    ]);
    await expect(typed(page, 'Mark')).toHaveValue('arrow');
    for (const [label, value] of [
      ['From left, %', 25],
      ['From top, %', 30],
      ['End from left, %', 75],
      ['End from top, %', 60],
    ] as const)
      await expect
        .poll(async () => Math.abs(Number(await typed(page, label).inputValue()) - value), label)
        .toBeLessThan(1);
    await look(page);
  }
  await page.getByRole('radio', { name: 'Operation' }).check();
  await typed(page, 'Day').fill('2');
  await page.getByLabel('What happened?').fill('Resected.');
  await begin(page).click();
  await sendButton(page, 'Add step').click();
  await expect(stageOf(page).locator('a.mark')).toHaveCount(1);
  const { result } = await call(context.request, `posts/${id}/pins`, { method: 'GET' });
  expect(result).toMatchObject([{ at: { kind: 'step' }, file, shape: 'arrow' }]);
});

test('[D-1632] an outcome points at a page of a report or a second of a film that is chosen there', async ({
  page,
  context,
  look,
}) => {
  await aMember(context);
  const files = [await aPicture(), await aReport(), await aVideo('film.mp4', 'video/mp4')];
  const id = await aCase(context.request, { diagnosis: aDiagnosis('Double-duct sign'), files });
  const isChosen = async () => {
    await page.goto(`/caseDetails/${id}/outcome`);
    await hydrated(page);
    await page.getByText('Point at a place').click();
    await expect(typed(page, 'File').getByText('Film 3')).toBeAttached({ timeout: 1_000 });
    await expect(typed(page, 'File').getByText('Report 2')).toBeAttached({ timeout: 1_000 });
  };
  await expect(isChosen).toPass({ timeout: 120_000 });
  await pointAt(page, 'Report 2');
  await page.keyboard.press('Enter');
  await expect(typed(page, 'Page')).toHaveValue('1');
  await pointAt(page, 'Film 3');
  await page.keyboard.press('Escape');
  await page.locator('.pick video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = 1;
  });
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typed(page, 'Second')).toHaveValue('1');
  await expect(typed(page, 'Page')).toHaveValue('');
  await look(page);
  await typed(page, 'Day of this report').fill('30');
  await page.getByLabel('What did you do, and would you do it again?').fill('Surgery first.');
  await page.getByRole('button', { name: 'Report the outcome' }).click();
  await expect(page.getByRole('link', { name: 'Mark 1 Film 3, 0:01' })).toBeVisible();
});

test('[D-1632] a step points at a slice: it is turned to, and a line in it is measured', {
  tag: '@nojs',
}, async ({ page, context, open, hasScripts, look, expectAccessible }) => {
  await aMember(context);
  const id = await scanned(context.request);
  await open(page, `/caseDetails/${id}/steps/new`);
  await page.getByText('Point at a place').click();
  await typed(page, 'File').selectOption({ label: 'Arterial, 24 slices' });
  if (hasScripts) {
    await expect(typed(page, 'Slice')).toHaveValue('');
    const turn = page.getByRole('slider', { name: 'Turn to slice' });
    await expect(turn).toHaveValue('12');
    await turn.press('ArrowRight');
    await expect(typed(page, 'Slice')).toHaveValue('13');
    await begin(page).click();
    await page.getByRole('radio', { name: 'Line' }).check();
    await field(page).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await dragByFinger(page, field(page), [
      [25, 50],
      [75, 50],
    ]);
    await expectAccessible(page);
  } else {
    await typed(page, 'Slice').fill('13');
    await typed(page, 'Mark').selectOption('line');
    for (const label of ['From top, %', 'End from top, %']) await typed(page, label).fill('50');
    await typed(page, 'From left, %').fill('25');
    await typed(page, 'End from left, %').fill('75');
  }
  await look(page);
  await page.getByRole('radio', { name: 'Imaging' }).check();
  await typed(page, 'Day').fill('2');
  await page.getByLabel('What happened?').fill('Seen again.');
  await sendButton(page, 'Add step').click();
  const chip = page.getByRole('link', { name: /^Mark 1 Arterial, slice 13 · 19\d\.\d mm$/ });
  await chip.click();
  await expect(page).toHaveURL(/\?series=2&slice=13#mark-1$/);
  const mark = page.getByRole('link', { name: 'Mark 1: to the step of day 2' });
  await expect(mark.locator('.mark__tag')).toBeInViewport();
  await mark.locator('.mark__tag').click();
  await expect(page.getByText('Seen again.')).toBeInViewport();
});
