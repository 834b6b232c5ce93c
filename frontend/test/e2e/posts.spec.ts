import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aLargePicture, aPicture, aReport } from './support/files';
import { aMember, nameOf, somebody } from './support/people';
import { fillCase, lookAtFiles } from './support/steps';
import { declareAll } from './support/walk';

test.describe('Cases with scripts', () => {
  test('[CA-10 CA-17 CO-38] a draft survives a reload, a wrong file is said at once, an upload that was not taken is sent again', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add');
    await hydrated(page);
    await page.getByLabel('Diagnosis').fill(diagnosis);
    await page.getByLabel('Choose images').setInputFiles(await aPicture());
    await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeHidden();
    await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);

    await page.getByLabel('Choose images').setInputFiles(await aReport('report.pdf'));
    await expect(page.getByText('Unsupported file type found')).toBeVisible();
    await page.getByRole('button', { name: 'Remove report.pdf' }).click();
    await page.getByLabel('Choose images').setInputFiles(await aPicture());
    await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
    await page.getByLabel('Patient age').fill('58');
    await page.getByRole('radio', { name: 'Female' }).check();
    await declareAll(page);
    const logIn = { contentType: 'text/html', body: '<h1>Log in</h1>' };
    await page.route('**/community/upload**', (route) => route.fulfill(logIn), { times: 1 });
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await lookAtFiles(page);
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await page.goto('/community/add');
    await hydrated(page);
    await expect(page.getByLabel('Diagnosis')).toHaveValue('');
  });

  test('[UP-05 CO-14] a large file goes ahead in pieces, and on after one was lost', async ({ page, context }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add?type=2');
    await hydrated(page);
    await page.getByLabel('Choose a file').setInputFiles(await aLargePicture());
    await fillCase(page, diagnosis);
    let lost = 0;
    await page.route('**/api/v1/uploads/*', (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
      lost += 1;
      return route.fulfill({ status: 423 });
    });
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByRole('heading', { name: /once more$/ })).toBeVisible({ timeout: 45_000 });
    await lookAtFiles(page);
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Posted successfully')).toBeVisible();
    expect(lost).toBe(1);
    await expect(page.getByRole('article', { name: diagnosis }).getByRole('img', { name: /picture 1/ })).toBeVisible();
  });

  test('[CA-30] new cases of others are offered, not pushed in; a mention finds its member', async ({ page, context, browser, watch }) => {
    await aMember(context);
    await page.clock.install();
    await page.goto('/community');
    await hydrated(page);
    const theirs = await browser.newContext();
    watch(theirs);
    const zoe = await aMember(theirs, somebody('Zoe'));
    const diagnosis = aDiagnosis();
    await aCase(theirs.request, { diagnosis });
    await page.clock.fastForward('01:05');
    await expect(page.getByRole('article', { name: diagnosis })).toBeHidden();
    await page.getByRole('link', { name: /new cases?$/ }).click();
    const card = page.getByRole('article', { name: diagnosis });
    await expect(card).toBeVisible();

    await card.getByRole('link', { name: '0 comments' }).click();
    await page.clock.resume();
    await hydrated(page);
    const area = page.getByLabel('Add Comment');
    await area.pressSequentially(`Do ask @${zoe.firstName} ${zoe.lastName.slice(0, 6)}`);
    await page.getByRole('option', { name: nameOf(zoe) }).click();
    await area.press('Enter');
    await page.getByRole('link', { name: `@${zoe.firstName} ${zoe.lastName}` }).click();
    await expect(page).toHaveURL(`/profile/${zoe.id}`);
    await theirs.close();
  });

  test('[CA-05] the stage turns by keys and opens a picture to be zoomed', async ({ page, context }) => {
    await aMember(context);
    const files = [await aPicture('a.jpg'), await aPicture('b.jpg', '#6e0b0b'), await aReport()];
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), files });
    await page.goto(`/caseDetails/${id}`);
    await hydrated(page);
    const stage = page.getByRole('region', { name: 'Files of this case' });
    await stage.getByRole('link', { name: 'Next file' }).press('ArrowRight');
    await expect(stage.getByText('2 of 3 · Image')).toBeVisible();
    await stage.getByRole('link', { name: 'Open in full size' }).click();
    const box = page.getByRole('dialog');
    await expect(box.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(box.getByText('1 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(stage.getByText('1 of 3 · Image')).toBeVisible();
  });
});
