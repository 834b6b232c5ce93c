import { aDiagnosis } from './support/cases';
import { expectKept, expectMessages } from './support/fields';
import { aHeavyFile, aPicture, aReport } from './support/files';
import { aMember } from './support/people';
import { postWithFiles, sendButton } from './support/steps';
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

test.describe('Clinical images', { tag: '@nojs' }, () => {
  test('[CO-04 CO-05 CO-06 CO-07 CO-08 CO-09 CO-10 CO-11 CO-16 CO-18 CO-19 CO-20 CO-21 CO-22 CO-39 CO-40 UP-04 UP-06 D-120 D-140 D-141] an image is put right, posted, collected, changed and deleted', async ({
    isWide,
    page,
    context,
    hasScripts,
    open,
    look,
    asked,
  }) => {
    await aMember(context);
    const title = `${aDiagnosis('Gallstones')} & 100% "stones"`;
    await open(page, '/myCasesCommunity');
    await expect(page.getByText('No cases posted')).toBeVisible();
    await look(page);
    await open(page, '/communityCollection');
    await expect(page.getByText('No cases added to the collection')).toBeVisible();
    await look(page);
    await open(page, '/community');
    await openPlaces(page, isWide);
    await page.getByRole('link', { name: 'Clinical Images' }).click();
    await expect(page).toHaveURL(/tab=images/);
    await openPlaces(page, isWide);
    for (const label of ['Collection', 'My Posts'])
      await expect(places(page, isWide).getByRole('link', { name: label })).toBeVisible();
    await closePlaces(page, isWide);
    if (isWide)
      await expect(
        places(page, isWide).getByRole('link', { name: 'Feed', exact: true }),
      ).toBeVisible();
    await page.getByRole('link', { name: 'Add a Case' }).first().click();
    await expect(page.getByRole('heading', { name: 'Add Clinical Image' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clinical Case', exact: true })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await look(page);

    const send = () => sendButton(page, 'Post image').click();
    await send();
    await expectMessages([
      [page.getByLabel('Title'), 'Title is required'],
      [page.getByLabel('Description'), 'Description is required'],
      [page.getByLabel('Speciality', { exact: true }), 'Speciality is required'],
      [page.getByLabel('Choose an image'), 'File is required'],
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
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Pigment stones on the bench.');
    await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
    await declareAll(page);
    for (const [file, sentence] of [
      [await aReport('letter.pdf'), 'File type is not valid'],
      [aHeavyFile('panorama.png', 20), 'File size is greater than 20 megabytes'],
    ] as const) {
      await page.getByLabel('Choose an image').setInputFiles(file);
      if (!hasScripts) await send();
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue(title);
    }
    await page.getByLabel('Choose an image').setInputFiles(await aPicture());
    if (hasScripts) await page.getByLabel('What ct-axial.jpg shows').fill('Twelve pigment stones');
    else await page.getByLabel('What it shows').fill('Twelve pigment stones');
    await postWithFiles(page, 'Post image');
    await expect(page.getByText('Posted successfully')).toBeVisible();
    await expect(page).toHaveURL('/community?tab=images');

    const one = card(page, title);
    await expect(one.getByRole('img', { name: 'Twelve pigment stones' })).toBeVisible();
    await one.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(one.getByRole('link', { name: '1 like' })).toBeVisible();
    const saved = hasScripts
      ? page.waitForResponse((reply) => reply.request().method() === 'POST')
      : undefined;
    await one.getByRole('button', { name: 'Add to Collection' }).click();
    await expect(one.getByRole('button', { name: 'Remove from Collection' })).toBeVisible();
    await saved;
    await open(page, '/communityCollection');
    await expect(one).toBeVisible();
    await page.goto('/collection');
    await expect(one).toBeHidden();

    await open(page, '/myCasesCommunity');
    await one.getByLabel(/^More about/).click();
    await expect(page.getByRole('link', { name: 'Report' })).toBeHidden();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Case' })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await expectKept([
      [page.getByLabel('Title'), title],
      [page.getByLabel('What Image 1 shows'), 'Twelve pigment stones'],
    ]);
    await look(page);
    await page.getByLabel('What Image 1 shows').fill('Twelve stones, one of them white');
    const save = () => sendButton(page, 'Save changes').click();
    for (const [file, sentence] of [
      [await aReport('letter.pdf'), 'File type not supported.'],
      [aHeavyFile('panorama.png', 20), 'File size should be less than 20 MB.'],
    ] as const) {
      await declareAll(page);
      await page.getByLabel('Choose an image').setInputFiles(file);
      if (!hasScripts) await save();
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
    if (hasScripts) await page.getByRole('button', { name: 'Remove panorama.png' }).click();
    await declareAll(page);
    await save();
    await expect(page.getByText('Case updated successfully')).toBeVisible();
    await expect(
      stageOf(page).getByRole('img', { name: 'Twelve stones, one of them white' }),
    ).toBeVisible();

    await open(page, '/myCasesCommunity');
    await more(page, 'Delete', one);
    await expect(asked(page).getByText(title)).toBeVisible();
    await asked(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Case deleted successfully')).toBeVisible();
    await open(page, '/myCasesCommunity');
    await expect(page.getByText('No cases posted')).toBeVisible();
  });
});
