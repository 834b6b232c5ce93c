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
