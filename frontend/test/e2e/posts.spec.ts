import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { colleague } from './support/colleagues';
import { daysPass } from './support/database';
import { keptInBrowser } from './support/drafts';
import { aDisguisedText, aPicture, aReport } from './support/files';
import { aLine } from './support/line';
import { aMember, call, nameOf, somebody } from './support/people';
import { fillCase, lookAtFiles, reloadUntil, sendButton } from './support/steps';
import { withVideo } from './support/videos';
import { card, declareAll, stageOf } from './support/walk';

/** Sent in pieces. */
const LARGE_BYTES = 21 * 1024 ** 2;

test.describe('Cases with scripts', () => {
  test('[CA-10 CA-17 CO-38 D-130] a draft survives a reload, a wrong file is said at once, an upload that was not taken is sent again', async ({
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
    // A file is stored shortly after it is shown, because it is encrypted first.
    await expect.poll(() => keptInBrowser(page)).toEqual(['sealed']);
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);
    // Its file comes back too, and is stored encrypted.
    await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeVisible();
    expect(await keptInBrowser(page)).toEqual(['sealed']);
    // The next user of this computer opens another tab, or closes this one.
    const another = await context.newPage();
    await another.goto('/community/add');
    await hydrated(another);
    await expect(another.getByLabel('Diagnosis')).toHaveValue('');
    expect(await another.evaluate(() => JSON.stringify(localStorage))).not.toContain(diagnosis);
    await another.close();

    await page.getByLabel('Choose images').setInputFiles(await aReport('report.pdf'));
    await expect(page.getByText('Unsupported file type found')).toBeVisible();
    await page.getByRole('button', { name: 'Remove report.pdf' }).click();
    await page.getByLabel('Choose images').setInputFiles(aDisguisedText());
    const wrong = page.getByText('scan.jpg is not a JPEG picture: it holds something else.');
    await expect(wrong).toBeVisible();
    await sendButton(page, 'Post case').click();
    await expect(page.getByRole('button', { name: 'Remove scan.jpg' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove scan.jpg' }).click();
    await expect(wrong).toBeHidden();
    await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
    await page.getByLabel('Patient age').fill('58');
    await page.getByRole('radio', { name: 'Female' }).check();
    await declareAll(page);
    const logInPage = { contentType: 'text/html', body: '<h1>Log in</h1>' };
    await page.route('**/community/upload**', (route) => route.fulfill(logInPage), { times: 1 });
    await sendButton(page, 'Post case').click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await lookAtFiles(page);
    await sendButton(page, 'Post case').click();
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await expect.poll(() => keptInBrowser(page)).toEqual([]);
    await page.goto('/community/add');
    await hydrated(page);
    await expect(page.getByLabel('Diagnosis')).toHaveValue('');
  });

  test('[UP-05 CO-14] a large video goes ahead in pieces with the other files, in their order, and on after a piece was lost', async ({
    browser,
    watch,
  }) => {
    let lost = 0;
    const line = await aLine(({ method }) => {
      if (method !== 'PATCH' || lost > 0) return 'goes on';
      lost += 1;
      return 423;
    });
    const context = await browser.newContext({ proxy: line.proxy });
    watch(context);
    const page = await context.newPage();
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add');
    await hydrated(page);
    await page.getByLabel('Choose images').setInputFiles(await aPicture());
    await page.getByLabel('What ct-axial.jpg shows').fill('The wall');
    await page.getByRole('tab', { name: /Videos/ }).click();
    await withVideo(async (path) => {
      await page.getByLabel('Choose videos').setInputFiles(path);
      await page.getByRole('tab', { name: /Reports/ }).click();
      await page.getByLabel('Choose reports').setInputFiles(await aReport());
      await fillCase(page, diagnosis);
      await sendButton(page, 'Post case').click();
      await expect(page.getByRole('heading', { name: /once more$/ })).toBeVisible({
        timeout: 90_000,
      });
      await lookAtFiles(page);
      await sendButton(page, 'Post case').click();
      await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    }, LARGE_BYTES);
    expect(lost).toBe(1);
    await card(page, diagnosis).getByRole('heading').getByRole('link').click();
    const stage = stageOf(page);
    await expect(stage.getByRole('img', { name: 'The wall' })).toBeVisible();
    const files = stage.getByRole('listitem').getByRole('link');
    await expect(files).toHaveCount(3);
    // A name is the text, or the picture once there is one.
    for (const [at, name] of [/^Image/, /^Video/, /^Report/].entries())
      await expect(files.nth(at)).toHaveAccessibleName(name);
    await context.close();
    line.close();
  });

  test('[CA-30] new cases of others are offered, not pushed in; a mention finds its member', async ({
    page,
    context,
    browser,
    watch,
  }) => {
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

  test('[CA-05] the stage turns by keys and opens a picture to be zoomed', async ({
    page,
    context,
  }) => {
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

  test('[D-074] the cover of one sensitive case is not lifted by that of another', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    await aMember(context);
    const [one, other] = [aDiagnosis(), aDiagnosis('Appendicitis')];
    const more = { sensitive: 'true' };
    const lifted = await aCase(context.request, {
      diagnosis: one,
      files: [await aPicture()],
      more,
    });
    const covered = await aCase(context.request, {
      diagnosis: other,
      files: [await aPicture()],
      more,
    });
    const { context: theirs } = await colleague(browser, 'Mateo');
    watch(theirs);
    await call(theirs.request, 'clinicalCases/like', { data: { clinicalCaseId: covered } });
    await page.goto(`/caseDetails/${lifted}`);
    await reloadUntil(page, () =>
      expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible({
        timeout: 1_000,
      }),
    );
    await hydrated(page);
    await page.getByText('Show picture').click();
    await expect(page.getByRole('img', { name: new RegExp(one) })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .click();
    await page.getByRole('link', { name: /liked your case/ }).click();
    await expect(page.getByRole('heading', { name: other, level: 1 })).toBeVisible();
    await expect(page.getByText('Show picture')).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(other) })).toBeHidden();
    await theirs.close();
  });

  test('[CA-21] a like that was refused is said once, not again on the next page', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    await aMember(context);
    const { context: theirs } = await colleague(browser, 'Mateo');
    watch(theirs);
    const diagnosis = aDiagnosis();
    const id = await aCase(theirs.request, { diagnosis });
    await page.goto('/community');
    await hydrated(page);
    await daysPass(id, 7.5);
    await card(page, diagnosis).getByRole('button', { name: 'Like, 0 likes' }).click();
    const toast = page.getByRole('region', { name: 'Results' });
    await toast.getByRole('button').click();
    await expect(toast.getByRole('button')).toBeHidden();
    await card(page, diagnosis).getByRole('heading').getByRole('link').click();
    await expect(
      page.getByText('This case is closed. It can still be read, saved and shared.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add to Collection' }).click();
    await expect(page.getByRole('button', { name: 'Remove from Collection' })).toBeVisible();
    await expect(toast.getByRole('button')).toHaveCount(0);
    await theirs.close();
  });

  test('[D-078] offline, two taps on a picture like nothing, and say why', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await aCase(context.request, { diagnosis, files: [await aPicture()] });
    // Opening a socket while offline would log an error in the console.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    await page.goto('/community');
    await hydrated(page);
    const picture = card(page, diagnosis).getByRole('img', { name: new RegExp(diagnosis) });
    // Requests still pending, such as those for the routes of links at the first touch and of pictures
    // that come near as the page is scrolled, would fail once offline and log errors in the console.
    const routes = page.waitForResponse(/\/__manifest/);
    await picture.hover();
    await routes;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await picture.dblclick();
    await expect(page.getByText(/^You are offline/)).toHaveCount(1);
    await expect(card(page, diagnosis).locator('.taps__heart')).toHaveCount(0);
    await context.setOffline(false);
    await picture.dblclick();
    await expect(
      card(page, diagnosis).getByRole('button', { name: 'Liked, 1 like' }),
    ).toBeVisible();
  });
});
