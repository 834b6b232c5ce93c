import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aMember, onboarding } from './support/people';

/** Holds the scripts of pages back until `come` is called, as a slow line does. */
async function slowScripts(page: Page): Promise<{ come: () => Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return {
    come: async () => {
      release();
      await hydrated(page);
    },
  };
}

test('a country chosen before the scripts came fills the list of cities', async ({ page, context }) => {
  await onboarding(context);
  const scripts = await slowScripts(page);
  await page.goto('/personal', { waitUntil: 'commit' });
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'India' });
  await page.getByLabel('First name').fill('Ingeborg');
  await scripts.come();
  await page.getByPlaceholder('Type to search').fill('Chenn');
  await expect(page.getByRole('option', { name: /Chennai/ }).first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ingeborg');
});

test('a menu opened before the scripts came stays open', async ({ page, context }) => {
  await aMember(context);
  const scripts = await slowScripts(page);
  await page.goto('/community', { waitUntil: 'commit' });
  await page.getByLabel('Your menu').click();
  await scripts.come();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
});
