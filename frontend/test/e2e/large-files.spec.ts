import { expect, hydrated, test } from './support/browser';
import { aHeavyFile } from './support/files';
import { aMember } from './support/people';

/** What is refused is as large as it says: one byte more than the limit. */
const LIMITS = [
  {
    ids: '[BS-20 UP-07]',
    path: '/beyondSurgery/add',
    input: 'Choose a picture or video',
    button: 'Add Post',
    name: 'summit.mp4',
    megabytes: 200,
    sentence: 'File size should be less than 200 MB.',
  },
  {
    ids: '[CO-14 UP-05]',
    path: '/community/add',
    input: 'Choose videos',
    button: 'Post case',
    name: 'operation.mp4',
    megabytes: 200,
    sentence: 'File size cannot be greater that 200 MB',
  },
];

test.describe('A file of more than 200 MB', { tag: '@nojs' }, () => {
  for (const { ids, path, input, button, name, megabytes, sentence } of LIMITS)
    test(`${ids} is refused at ${path} with the sentence of its form`, async ({
      page,
      context,
      javaScriptEnabled,
    }) => {
      test.slow();
      await aMember(context);
      await page.goto(path);
      if (javaScriptEnabled !== false) {
        await hydrated(page);
        if (path === '/community/add') await page.getByRole('tab', { name: 'Videos' }).click();
      }
      await page
        .locator('main input[type=file]')
        .and(page.getByLabel(input))
        .setInputFiles(aHeavyFile(name, megabytes));
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    });
});

test('[EX-08 UP-08] a video of more than 1 GB is refused before it is sent', async ({
  page,
  context,
}) => {
  await aMember(context);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await page.goto('/explore/add');
  await hydrated(page);
  await page.getByLabel('Title').fill('Holmium laser enucleation');
  await page.getByLabel('Speciality').selectOption('Urology');
  await page
    .getByRole('group', { name: 'Does the video show a patient?' })
    .getByLabel('No')
    .check();
  await page.getByLabel('Choose a video').setInputFiles(aHeavyFile('film.mp4', 1024));
  await page.getByRole('button', { name: 'Add video' }).click();
  await expect(page.getByText('File size exceeds the limit of 1 GB.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Holmium laser enucleation');
  expect(sent).toEqual([]);
});
