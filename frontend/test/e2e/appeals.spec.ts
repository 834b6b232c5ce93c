import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { grant } from './support/database';
import { ADMINISTRATOR, openReport } from './support/desk';
import { aPicture } from './support/files';
import { aMember, call, somebody } from './support/people';
import { logIn } from './support/steps';
import { declareAll } from './support/walk';

const REASON = 'A name, a date or a number can be read in a file.';
const WHY = 'The name in the picture is the name of a hospital.';

/** The workers tell it soon. */
async function toldOf(page: Page, news: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: news }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

test('[D-770 D-776] A reported case is opened on purpose and removed; its author appeals and has it back', {
  tag: '@nojs',
}, async ({ page, context, browser, expectAccessible, watch }) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  const files = [await aPicture(), await aPicture('second.jpg', '#6e0b0b')];
  const id = await aCase(context.request, { diagnosis, files });
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  await call(colleague.request, 'clinicalCases/report', {
    data: { clinicalCaseId: id, reason: `A name: ${diagnosis}`, category: 'wrong' },
  });
  const seen = async () => (await colleague.request.get(`/caseDetails/${id}`)).status();

  const office = await browser.newContext();
  watch(office);
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const desk = await office.newPage();
  const report = await openReport(desk, office.request, diagnosis);
  await expectAccessible(desk);
  await expect(report.getByText('Picture 1 of 2, covered')).toBeVisible();
  await expect(report.getByRole('img')).toHaveCount(0);
  await report.getByRole('link', { name: 'Open picture 2' }).click();
  const picture = report.getByRole('img', { name: 'Picture 2 of 2' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(desk);
  await report.getByRole('link', { name: 'Cover again' }).click();
  await expect(picture).toBeHidden();
  await desk.goto('/admin/audit');
  await expect(desk.getByRole('cell', { name: 'Private file opened' }).first()).toBeVisible();

  await openReport(desk, office.request, diagnosis);
  await report.getByRole('radio', { name: 'Remove The author may appeal' }).check();
  await report.getByLabel('Anything to add for the author').fill(diagnosis);
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Decided. Both sides are notified.')).toBeVisible();
  expect(await seen()).toBe(404);

  await toldOf(page, /A post of yours was removed after a report/);
  await page
    .getByRole('link', { name: /A post of yours was removed after a report/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your post was removed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(
    page.getByText('Please say why you think the decision is wrong.').first(),
  ).toBeVisible();
  await page.getByLabel('Why the decision is wrong').fill(WHY);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByText('You will be notified.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the appeal' })).toBeHidden();
  await expectAccessible(page);

  // Somebody who was not involved decides.
  const elsewhere = await browser.newContext();
  watch(elsewhere);
  const moderator = await aMember(elsewhere, somebody('Mona'));
  await grant(moderator.email, 'moderator');
  const another = await elsewhere.newPage();
  await another.goto('/admin/appeals');
  const other = another.getByRole('link', { name: diagnosis });
  if (await other.isVisible()) await other.click();
  const appeal = another.getByRole('article').filter({ hasText: diagnosis });
  await expect(appeal.getByText(WHY)).toBeVisible();
  await expectAccessible(another);
  await appeal.getByRole('radio', { name: /^Restore/ }).check();
  await appeal.getByRole('button', { name: 'Decide and notify the author' }).click();
  await expect(another.getByText('Please give the reason.').first()).toBeVisible();
  await appeal.getByLabel(/^Reason, for the author/).fill('It is the name of a hospital.');
  await appeal.getByRole('button', { name: 'Decide and notify the author' }).click();
  await expect(another.getByText('Decided. The author is notified.')).toBeVisible();
  expect(await seen()).toBe(200);
  await toldOf(page, /Your appeal was decided/);
  await page.goto(`/appeals/clinical-post/${id}`);
  await expect(page.getByText('Your appeal was right')).toBeVisible();
  await expect(page.getByText('It is the name of a hospital.')).toBeVisible();
  for (const one of [office, elsewhere, colleague]) await one.close();
});

test('[D-772] A case is mended by its author and can be seen again', { tag: '@nojs' }, async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  const id = await aCase(context.request, { diagnosis });
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  await call(colleague.request, 'clinicalCases/report', {
    data: { clinicalCaseId: id, reason: `A name: ${diagnosis}`, category: 'wrong' },
  });
  const seen = async () => (await colleague.request.get(`/caseDetails/${id}`)).status();

  const office = await browser.newContext();
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const desk = await office.newPage();
  const report = await openReport(desk, office.request, diagnosis);
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Please choose what to do.').first()).toBeVisible();
  await report.getByRole('radio', { name: /^Request a correction/ }).check();
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(
    desk.getByText('Please give the reason. The author reads it.').first(),
  ).toBeVisible();
  await expect(report.getByRole('radio', { name: /^Request a correction/ })).toBeChecked();
  await report.getByLabel('Reason, for the author').selectOption(REASON);
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Decided. Both sides are notified.')).toBeVisible();
  expect(await seen()).toBe(404);

  await page.goto(`/appeals/clinical-post/${id}`);
  await expect(page.getByRole('heading', { name: 'Please correct your post' })).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open post to correct it' }).click();
  await page.goto(`/caseDetails/${id}/edit`);
  await page.getByLabel('History').fill('Two days of pain, nobody is named.');
  await declareAll(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/caseDetails/${id}$`));
  expect(await seen()).toBe(200);
  await page.goto(`/appeals/clinical-post/${id}`);
  await expect(page.getByText('You have since changed it')).toBeVisible();
  await office.close();
  await colleague.close();
});

test('[D-775] A member is suspended and reinstated, each with a reason', {
  tag: '@nojs',
}, async ({ page, context, browser, expectAccessible }) => {
  const colleague = await browser.newContext();
  const ben = await aMember(colleague, somebody('Ben'));
  await call(context.request, 'login', { data: ADMINISTRATOR });
  await page.goto(`/admin/members/${ben.id}`);
  await page.getByRole('link', { name: 'Suspend' }).click();
  await expect(page.getByLabel('Reason, for the member')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '30 days' }).check();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(
    page.getByText('Please give the reason. The member reads it.').first(),
  ).toBeVisible();
  await page.getByLabel('Reason, for the member').selectOption('Advertising.');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('logged out everywhere, and notified by email')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Advertising.' })).toContainText(
    'Suspended',
  );
  expect((await colleague.request.get('/community', { maxRedirects: 0 })).status()).toBe(302);
  const away = await colleague.newPage();
  await away.goto('/login');
  await logIn(away, ben);
  await expect(away.getByRole('alert')).toContainText(
    /suspended until \d{1,2} \w+ \d{4}\. Please write to us/,
  );
  await expect(away.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contactPage',
  );
  await page.getByRole('link', { name: 'Reinstate' }).click();
  await expect(page.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('Our mistake.');
  await page.getByRole('button', { name: 'Reinstate' }).click();
  await expect(page.getByText('has full access again, and is notified by email')).toBeVisible();
  await expectAccessible(page);
  await colleague.close();
});
