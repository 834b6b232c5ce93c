import { aDiagnosis } from './support/cases';
import { expectKept, expectMessages, expectSummary } from './support/fields';
import { aHeavyFile, aPicture, aReport } from './support/files';
import { aMember, nameOf, somebody } from './support/people';
import {
  chooseCaseFiles,
  fillCase,
  lookAtFiles,
  notNow,
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

  test('[CO-12 CO-13 CO-14 CO-15 CO-17 CO-18 UP-05 UP-06 D-077 D-120] a case with one large file is put right, posted and changed', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await open(page, '/community/add');
    if (hasScripts) await page.getByRole('tab', { name: /Videos/ }).click();
    await page.getByRole('link', { name: 'Post the case with one file of up to 200 MB' }).click();
    await expect(page.getByLabel('Choose a file')).toBeAttached();
    const send = () => sendButton(page, 'Post case').click();
    await send();
    await expectMessages([
      [page.getByLabel('Speciality', { exact: true }), 'Speciality is required'],
      [page.getByLabel('Patient age'), "Patient's age is required"],
      [page.getByRole('group', { name: 'Gender' }), "Patient's gender is required"],
      [page.getByLabel('Diagnosis'), 'Diagnosis is required'],
      [page.getByLabel('History'), 'History is required'],
      [page.getByLabel('Clinical Question'), 'Clinical question is required'],
      [page.getByLabel('I hereby understand'), 'Please agree terms and conditions'],
      [
        page.getByLabel('The patient has given written consent'),
        'Please confirm that the patient has given consent',
      ],
      [
        page.getByLabel('The data is relevant'),
        'Please confirm that the data is relevant to the platform',
      ],
    ]);
    await look(page);
    await fillCase(page, `  ${diagnosis}  `);
    for (const [age, sentence] of [
      ['-1', "Patient's age needs to be greater than 0"],
      ['101', "Patient's age needs to be lesser than 100"],
    ] as const) {
      await page.getByLabel('Patient age').fill(age);
      await send();
      await expectMessages([[page.getByLabel('Patient age'), sentence]]);
    }
    await page.getByLabel('Patient age').fill('0');
    await page.getByLabel('Choose a file').setInputFiles(await aReport('letter.pdf'));
    if (!hasScripts) await send();
    await expect(page.getByText('File type not supported.').first()).toBeVisible();
    await page.getByLabel('Choose a file').setInputFiles(await aPicture());
    await postWithFiles(page);
    await expect(page.getByText('Posted successfully')).toBeVisible();
    await notNow(page);
    await expect(card(page, diagnosis).getByText('0 years')).toBeVisible();

    await open(
      page,
      new URL(
        (await card(page, diagnosis).getByRole('heading').getByRole('link').getAttribute('href')) ??
          '',
        page.url(),
      ).pathname,
    );
    await more(page, 'Edit');
    await expect(page.getByRole('heading', { name: 'Edit Case' })).toBeVisible();
    if (hasScripts) await page.getByRole('tab', { name: /Videos/ }).click();
    await page.getByRole('link', { name: 'Change the case with one file of up to 200 MB' }).click();
    await expect(page.getByText('MP4, MKV, AVI or MOV')).toBeVisible();
    await look(page);
    await declareAll(page);
    await page.getByLabel('Choose a file').setInputFiles(await aReport('letter.pdf'));
    if (!hasScripts) await sendButton(page, 'Save changes').click();
    await expect(page.getByText('File type not supported.').first()).toBeVisible();
    await declareAll(page);
    await page
      .getByLabel('Choose a file')
      .setInputFiles(await aVideo('video.mov', 'video/quicktime'));
    await postWithFiles(page, 'Save changes');
    await expect(page.getByText('Case updated successfully')).toBeVisible();
    await expect(stageOf(page).getByText('1 of 1 · Video')).toBeVisible();

    await more(page, 'Edit');
    await expect(page.getByRole('heading', { name: 'Edit Case' })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await page.goto(`${new URL(page.url()).pathname}?type=2`);
    await page.getByLabel('Remove Video 1').check();
    await expect(page.getByText('Video will be removed from case.')).toBeVisible();
    await declareAll(page);
    await sendButton(page, 'Save changes').click();
    await expect(page.getByText('Case updated successfully')).toBeVisible();
    await expect(stageOf(page)).toBeHidden();
  });
});
