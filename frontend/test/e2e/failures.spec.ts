import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { failToKeep } from './support/database';
import { aPicture } from './support/files';
import { aMark, aMember } from './support/people';
import { fillCase, sendButton } from './support/steps';
import { declareAll } from './support/walk';

/** Not listened to: a reply of 500 is an error in the console, and here it is meant. */
const unwatched = test.extend<{ visitor: BrowserContext }>({
  visitor: async ({ browser, javaScriptEnabled }, use) => {
    const visitor = await browser.newContext({ javaScriptEnabled });
    await use(visitor);
    await visitor.close();
  },
});

async function open(page: Page, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(path);
  if (hasScripts) await hydrated(page);
}

unwatched.describe('When the server fails', { tag: '@nojs' }, () => {
  unwatched(
    '[CA-43] a new case is not lost: the page says so, and posts it later',
    async ({ visitor, javaScriptEnabled }) => {
      await aMember(visitor);
      const page = await visitor.newPage();
      const diagnosis = aDiagnosis();
      const recover = await failToKeep('clinical_post', diagnosis);
      await open(page, '/community/add', javaScriptEnabled !== false);
      await fillCase(page, diagnosis);
      await sendButton(page, 'Post case').click();
      await expect(page.getByRole('alert')).toContainText('Failed to create clinical case');
      await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);
      await recover();
      await declareAll(page);
      await sendButton(page, 'Post case').click();
      await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    },
  );

  unwatched(
    '[CA-44] a changed case is as it was, and its author is told',
    async ({ visitor, javaScriptEnabled }) => {
      await aMember(visitor);
      const page = await visitor.newPage();
      const diagnosis = aDiagnosis();
      const id = await aCase(visitor.request, { diagnosis });
      await open(page, `/caseDetails/${id}/edit`, javaScriptEnabled !== false);
      await page.getByLabel('Outcome').fill('She went home.');
      await declareAll(page);
      const recover = await failToKeep('clinical_post', diagnosis);
      await sendButton(page, 'Save changes').click();
      await expect(page.getByRole('alert')).toContainText('Error in updating case');
      await expect(page.getByLabel('Outcome')).toHaveValue('She went home.');
      await recover();
      await page.goto(`/caseDetails/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(diagnosis);
      await expect(page.getByText('She went home.')).toHaveCount(0);
    },
  );

  unwatched('[CN-17] a request for deletion stays in its form', async ({ visitor }) => {
    const page = await visitor.newPage();
    const email = `${aMark()}@example.org`;
    const recover = await failToKeep('deletion_request', email);
    await page.goto('/deleteaccount');
    await page.getByLabel('Name', { exact: true }).fill('Vera Moss');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Country code').selectOption('+91');
    await page.getByLabel('Phone number').fill('9876543210');
    await page.getByLabel('Message').fill('Please delete it.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send request.');
    await expect(page.getByLabel('Message')).toHaveValue('Please delete it.');
    await recover();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Request sent successfully!')).toBeVisible();
  });
});

test('[CA-10] who leaves the form leaves its files, and no preview is held; words stay until they are discarded', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { held });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (source: Blob) => {
      const url = createObjectURL.call(URL, source);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url: string) => {
      held.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  const heldPreviews = () =>
    page.evaluate(() => (window as unknown as { held: Set<string> }).held.size);
  await page.goto('/community');
  await hydrated(page);
  await page.getByRole('link', { name: 'Add a Case' }).first().click();
  await page.getByLabel('Diagnosis').fill('Volvulus');
  await page.getByLabel('Choose images').setInputFiles(await aPicture());
  await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeVisible();
  // One in the list of files, one in the preview of the case.
  await expect.poll(heldPreviews).toBe(2);

  await page.goBack();
  await expect(page).toHaveURL('/community');
  await expect.poll(heldPreviews).toBe(0);
  await page.getByRole('link', { name: 'Add a Case' }).first().click();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Diagnosis')).toHaveValue('Volvulus');
  await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toBeVisible();

  await page.getByRole('button', { name: 'discard' }).click();
  await expect(page.getByLabel('Diagnosis')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove ct-axial.jpg' })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Diagnosis')).toHaveValue('');
  await expect(page.getByText('Draft restored')).toHaveCount(0);
});

test.describe('The service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[PW-21] that cannot be registered is noted in the console, and harms nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('No room.'));
    });
    const noted = page.waitForEvent('console', (message) =>
      message.text().startsWith('The service worker is not available.'),
    );
    await page.goto('/contactPage');
    expect((await noted).type()).toBe('warning');
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toBeEditable();
  });

  test('[PW-21] that is replaced by a newer one is told, the first one is not', async ({
    page,
  }) => {
    const told = page.getByText('New version — reload');
    await page.goto('/contactPage');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await expect(told).toHaveCount(0);
    await page.reload();
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
    await expect(told).toBeVisible();
  });
});

unwatched(
  '[D-974] a public form that meets no line says so, and keeps what was typed',
  async ({ visitor }) => {
    const page = await visitor.newPage();
    for (const [path, label] of [
      ['/login', 'Email'],
      ['/signup', 'First name'],
      ['/contactPage', 'Name'],
      ['/deleteaccount', 'Email'],
      ['/forgotPassword', 'Email'],
    ] as const) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const field = page.getByRole('main').getByLabel(label).first();
      await field.fill('Ingrid');
      await visitor.setOffline(true);
      await page
        .getByRole('main')
        .locator('form[method=post] button[type=submit]')
        .filter({ visible: true })
        .last()
        .click();
      await expect(page.getByText('Failed to send request.'), path).toBeVisible();
      await expect(field).toHaveValue('Ingrid');
      await expect(page).toHaveURL(path);
      await visitor.setOffline(false);
    }
    // The line is back, so the same button sends.
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Email is required').first()).toBeVisible();
  },
);
