import { expect, hydrated, test } from './support/browser';
import { aMember } from './support/people';

test.describe('Settings', { tag: '@nojs' }, () => {
  test('[D-545] turn questions and mails of what was missed off, and on again', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await aMember(context);
    await page.goto('/settings');
    if (javaScriptEnabled !== false) await hydrated(page);
    for (const name of ['Emails with what you missed', 'Take questions']) {
      const one = page.getByRole('switch', { name });
      await expect(one).toBeChecked();
      await one.click();
      await expect(one).not.toBeChecked();
      await page.reload();
      await expect(one).not.toBeChecked();
      await one.click();
      await expect(one).toBeChecked();
    }
    await expectAccessible(page);
  });
});
