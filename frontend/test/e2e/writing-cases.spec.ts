import { aDiagnosis } from './support/cases';
import { expectKept, expectMessages, expectSummary } from './support/fields';
import { aHeavyFile, aPicture, aReport } from './support/files';
import { aMember, nameOf, somebody } from './support/people';
import {
  chooseCaseFiles,
  fillCase,
  lookAtFiles,
  postWithFiles,
  reloadUntil,
  sendButton,
} from './support/steps';
import { aVideo } from './support/videos';
import {
  card,
  closePlaces,
  declareAll,
  expect,
  hydrated,
  more,
  openPlaces,
  places,
  stageOf,
  test,
} from './support/walk';

test.describe('Cases', { tag: '@nojs' }, () => {
  test('[CA-01 CA-05 CA-09 CA-11 CA-12 CA-13 CA-14 CA-15 CA-16 PW-02] the form of a case says what is missing, and keeps the rest', async ({
    isWide,
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    const author = await aMember(context, somebody('Ingrid'));
    await open(page, '/community');
    await openPlaces(page, isWide);
    for (const label of ['Collection', 'My Cases'])
      await expect(places(page, isWide).getByRole('link', { name: label })).toBeVisible();
    await closePlaces(page, isWide);
    if (isWide) {
      const me = page.getByRole('complementary', { name: 'You and this section' });
      await expect(me.getByRole('link', { name: nameOf(author) })).toBeVisible();
      await expect(
        places(page, isWide).getByRole('link', { name: 'Clinical Case Feed' }),
      ).toHaveAttribute('aria-current', 'page');
    }
    await look(page);
    await page.getByRole('link', { name: 'Add a Case' }).first().click();
    await expect(page.getByRole('heading', { name: 'Add Clinical Case' })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await look(page);

    const box = 'Please check the checkbox.';
    await page.getByLabel('History').fill('Two days of pain.\nFever.');
    await page.getByLabel('Unit of age').selectOption('months');
    await page.getByLabel('The data is relevant').check();
    await sendButton(page, 'Post case').click();
    await expectSummary(page, [
      'Speciality is required.',
      'Invalid age.',
      'Gender is required.',
      'Diagnosis is required.',
      `Written consent: ${box}`,
      `Indemnity: ${box}`,
    ]);
    await expectMessages([
      [page.getByLabel('Speciality', { exact: true }), 'Speciality is required.'],
      [page.getByLabel('Patient age'), 'Invalid age.'],
      [page.getByRole('group', { name: 'Gender' }), 'Gender is required.'],
      [page.getByLabel('Diagnosis'), 'Diagnosis is required.'],
      [page.getByLabel('The patient has given written consent'), box],
      [page.getByLabel('I hereby understand'), box],
    ]);
    await expectKept([
      [page.getByLabel('History'), 'Two days of pain.\nFever.'],
      [page.getByLabel('Unit of age'), 'months'],
    ]);
    await expect(page.getByLabel('The data is relevant')).toBeChecked();
    await look(page);
  });

  test('[CA-02 CA-05 CA-17 CA-18 CA-19 CA-43 UP-03 PW-02] a case is posted with files of all four kinds', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    const author = await aMember(context, somebody('Ingrid'));
    const diagnosis = aDiagnosis();
    await open(page, '/community/add');
    await page.getByLabel('History').fill('Two days of pain.\nFever.');
    await fillCase(page, diagnosis);
    await page.getByLabel('Unit of age').selectOption('years');
    const tooLarge = aHeavyFile('panorama.png', 5);
    await page.getByLabel('Choose images').setInputFiles(tooLarge);
    if (!hasScripts) await sendButton(page, 'Post case').click();
    await expect(page.getByText('File exceeding size limit found').first()).toBeVisible();
    if (hasScripts) await page.getByRole('button', { name: 'Remove panorama.png' }).click();
    await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);

    await chooseCaseFiles(
      { page, hasScripts },
      {
        images: [await aPicture()],
        videos: [await aVideo('video.mp4', 'video/mp4')],
        reports: [await aReport()],
        scans: [await aPicture('mri.jpg', '#444444')],
      },
    );
    if (hasScripts) {
      await page.getByRole('tab', { name: /Images/ }).click();
      await page.getByLabel('What ct-axial.jpg shows').fill('Thickened gallbladder wall');
    }
    await sendButton(page, 'Post case').click();
    await lookAtFiles(page);
    await look(page);
    await sendButton(page, 'Post case').click();
    await expect(page).toHaveURL('/community');
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    const posted = card(page, diagnosis);
    await expect(posted.getByText(nameOf(author))).toBeVisible();
    await expect(posted.getByText('4 files')).toBeVisible();
    // Until its video is converted, nobody else sees it.
    await expect(
      posted.getByText(/^(6 days left|Not open · colleagues do not see it)$/),
    ).toBeVisible();

    await posted.getByRole('heading').getByRole('link', { name: diagnosis }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(diagnosis);
    const stage = stageOf(page);
    const picture = stage.getByRole('img', {
      name: hasScripts ? 'Thickened gallbladder wall' : `File 1 of 4: ${diagnosis}`,
    });
    await expect(picture).toBeVisible();
    for (const kind of ['1 of 4 · Image', '2 of 4 · Video', '3 of 4 · Report', '4 of 4 · Scan']) {
      await expect(stage.getByText(kind)).toBeVisible();
      if (kind.startsWith('3')) await look(page);
      if (!kind.startsWith('4'))
        await stage.getByRole('link', { name: 'Next file' }).press('Enter');
    }
    await stage.getByRole('link', { name: 'Previous file' }).press('Enter');
    await expect(stage.getByText('3 of 4 · Report')).toBeVisible();
    const report = await context.request.get(
      (await stage.getByRole('link', { name: 'Open in full size' }).getAttribute('href')) ?? '',
    );
    expect((await report.body()).subarray(0, 5).toString()).toBe('%PDF-');
    // Others see it once its video plays.
    await page.goto(`${new URL(page.url()).pathname}?picture=2`);
    await reloadUntil(page, () =>
      expect(stage.getByLabel(`File 2 of 4: ${diagnosis}`)).toBeVisible({ timeout: 100 }),
    );
  });

  test('[CO-14 CO-17 CO-18 UP-05 UP-06 D-077 D-120] one video may be larger or of another kind, in the form of every case', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    // Where there used to be a form of its own.
    await open(page, '/community/add?type=2');
    await expect(page.getByRole('heading', { name: 'Add Clinical Case' })).toBeVisible();
    await fillCase(page, `  ${diagnosis}  `);
    if (hasScripts) await page.getByRole('tab', { name: /Videos/ }).click();
    await expect(page.getByText('one of them up to 200 MB')).toBeVisible();
    await look(page);
    if (hasScripts) {
      await page.getByLabel('Choose videos').setInputFiles(await aReport('letter.pdf'));
      await expect(page.getByText('File type not supported.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
    }
    const film = await aVideo('operation.mkv', 'video/x-matroska');
    await page.getByLabel('Choose videos').setInputFiles(film);
    await postWithFiles(page);
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await card(page, diagnosis).getByRole('heading').getByRole('link').click();
    await expect(stageOf(page).getByText('1 of 1 · Video')).toBeVisible();

    await more(page, 'Edit');
    await expect(page.getByRole('heading', { name: 'Edit Case' })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await page.getByLabel('Remove Video 1').check();
    await expect(page.getByText('Video will be removed from case.')).toBeVisible();
    if (hasScripts) await page.getByRole('tab', { name: /Videos/ }).click();
    await expect(page.getByText('MP4, MOV, MKV or AVI')).toBeVisible();
    await declareAll(page);
    const other = await aVideo('operation.avi', 'video/x-msvideo');
    await page.getByLabel('Choose videos').setInputFiles(other);
    await postWithFiles(page, 'Save changes');
    await expect(page.getByText('Case updated successfully')).toBeVisible();
    await expect(stageOf(page).getByText('1 of 1 · Video')).toBeVisible();
  });
});
