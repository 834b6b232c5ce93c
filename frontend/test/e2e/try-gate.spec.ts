import { expect, hydrated, test } from './support/walk';

const BUSY = 'Members’ files are being checked right now.';

test.describe('Whoever comes by', { tag: '@nojs' }, () => {
  test('[D-661 D-1320] tries how pictures are checked, with the sample and with a file that is none', async ({
    page,
    hasScripts,
    look,
  }) => {
    await page.goto('/communityNonRegister');
    await page.getByRole('link', { name: 'Try how pictures are checked' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try the gate');
    if (hasScripts) await hydrated(page);
    await look(page);

    const found = page.getByRole('heading', { name: /^\d places? found$/ });
    const busy = page.getByText(BUSY);
    await page.getByRole('button', { name: 'Check the sample' }).click();
    await expect(found.or(busy)).toBeVisible({ timeout: 90_000 });
    // Other journeys post pictures meanwhile, which come first.
    while (await busy.isVisible()) {
      await page.getByRole('button', { name: 'Check the sample' }).click();
      await expect(found.or(busy)).toBeVisible({ timeout: 90_000 });
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Name' }).first()).toBeVisible();
    await expect(page.getByText('We did not look for ')).toContainText('tattoos or');
    await look(page);

    if (hasScripts) {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/try-the-gate*', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Check the sample' }).click();
      await expect(page.getByText('Checking the picture. This can take')).toBeVisible();
      goOn();
      await expect(found.or(busy)).toBeVisible({ timeout: 90_000 });
      await page.unroute('**/try-the-gate*');
    }

    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('No picture.'),
    });
    await page.getByRole('button', { name: 'Check this picture' }).click();
    await expect(page.getByText('Unsupported file type found')).toBeVisible();
  });
});
