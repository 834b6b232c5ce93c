import { expect, hydrated } from './support/browser';
import { aPicture } from './support/files';
import { aMember } from './support/people';
import { test } from './support/walk';

const HISTORY = `Jaundice for ten days. ${'Pruritus at night. '.repeat(14)}No fever.`;
const QUESTION = 'Drain first, or operate at once?';

test('[D-844] a new case is shown as its readers will see it, while it is written', async ({
  page,
  context,
  look,
}) => {
  await aMember(context);
  await page.goto('/community/add');
  await hydrated(page);
  const beside = page.getByRole('complementary', { name: 'More' });
  await expect(beside.getByText('Your name, photo, speciality and place')).toBeVisible();

  await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
  await page.getByLabel('Patient age').fill('61');
  await page.getByLabel('Female').check();
  await page.getByLabel('Diagnosis').fill('Periampullary mass');
  await page.getByLabel('History').fill(HISTORY);
  await page.getByLabel('Clinical Question').fill(QUESTION);
  const preview = page.getByRole('region', { name: 'What others will see' });
  await expect(preview.getByRole('heading', { name: 'Periampullary mass' })).toBeVisible();
  for (const fact of ['61 years', 'Female', 'HPB Surgery'])
    await expect(preview.getByText(fact, { exact: true })).toBeVisible();
  await expect(preview.getByText(/^Jaundice for ten days\..*…$/)).toBeVisible();
  await expect(preview.getByText(QUESTION)).toBeVisible();
  await expect(preview.getByRole('img')).toHaveCount(1);

  await page.getByLabel('Choose images').setInputFiles([await aPicture(), await aPicture('b.jpg')]);
  await expect(preview.getByText('2 files, not reviewed yet')).toBeVisible();
  await expect(preview.locator('.stage__media img')).toHaveJSProperty('naturalWidth', 1200);
  await page.getByLabel('The patient decides, with a private link').check();
  await expect(preview.getByText('Opens for seven days when the patient agrees')).toBeVisible();
  await look(page);

  await preview.getByRole('radio', { name: 'Visitors' }).check();
  await expect(preview.getByText('Periampullary mass')).toBeVisible();
  await expect(preview.getByText(QUESTION)).toHaveCount(0);
  await expect(preview.locator('.stage__media')).toHaveCount(0);
  const read = await preview.getByText(/^Jaundice for ten days\./).textContent();
  expect(read?.length).toBeLessThanOrEqual(200);
});
