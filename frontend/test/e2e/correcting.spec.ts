import { expect, hydrated, test } from './support/browser';
import { aMember } from './support/people';

test('[D-565 D-743] the message of a field goes when it is put right, and comes back with the fault', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/opportunities/post');
  await hydrated(page);
  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  const lines = summary.getByRole('link');
  await expect(lines.first()).toBeVisible();
  await expect(lines.filter({ hasText: 'Please select check box' })).toHaveText([
    'Relevance: Please select check box',
    'Indemnity: Please select check box',
  ]);
  const before = await lines.count();
  const title = page.getByLabel('Title');
  await expect(title).toHaveAttribute('aria-invalid', 'true');

  await title.fill('Fellowship');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.blur();
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(lines).toHaveCount(before - 1);
  await title.fill('');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Fellowship');
  await expect(title).not.toHaveAttribute('aria-invalid');

  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  await expect(lines).toHaveCount(before - 1);
  await expect(summary).toBeFocused();
});

test('[D-565 D-743] radios, boxes and lists lose their message and its line once they are right', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community/add');
  await hydrated(page);
  await page.getByRole('button', { name: 'Post case' }).click();
  const lines = page.getByRole('main').getByRole('alert').getByRole('link');
  const box = 'Please check the checkbox.';
  await expect(lines).toHaveText([
    'Speciality is required.',
    /Invalid age\.$/,
    'Gender is required.',
    'Diagnosis is required.',
    `Written consent: ${box}`,
    `Relevance: ${box}`,
    `Indemnity: ${box}`,
  ]);
  const age = page.getByLabel('Patient age');
  await age.fill('0');
  await age.blur();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await expect(lines).toHaveCount(7);
  await age.fill('41');
  await expect(lines).toHaveCount(6);
  await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
  await expect(lines).toHaveCount(5);
  await page.getByRole('radio', { name: 'Female' }).check();
  await expect(page.getByText('Gender is required.')).toHaveCount(0);
  await page.getByLabel('The data is relevant').check();
  await page.getByLabel('The patient has given written consent').check();
  await expect(lines).toHaveText(['Diagnosis is required.', `Indemnity: ${box}`]);
  await page.getByLabel('The data is relevant').uncheck();
  await expect(lines).toHaveCount(3);
});
