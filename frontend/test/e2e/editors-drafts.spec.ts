import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { aMark, call } from './support/people';

const inTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const restored = (page: Page) => page.getByText('Draft restored');

/** What is in the tab is sealed and changes with every letter, so it is waited for by its name. */
async function kept(page: Page, name: string, type: () => Promise<void>): Promise<void> {
  const before = await page.evaluate((key) => sessionStorage.getItem(key), name);
  await type();
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), name))
    .not.toBe(before);
}

const EDITORS = [
  { kind: 'blog', list: 'blogs', back: 'Blogs', more: 'New blog' },
  { kind: 'event', list: 'events', back: 'Events', more: 'New event' },
  { kind: 'news', list: 'announcements', back: 'News', more: 'New announcement' },
  { kind: 'learning', list: 'learning', back: 'Academics', more: 'New image or video' },
];

test.describe('An editor’s words', () => {
  let me: number;
  test.use({ timezoneId: 'Europe/Vienna' });
  test.beforeEach(async ({ context }) => {
    await call(context.request, 'login', { data: ADMINISTRATOR });
    me = (await call(context.request, 'session', { method: 'GET' })).records.id;
  });

  for (const { kind, list, back, more } of EDITORS)
    test(`[D-976] of ${kind} are there again after leaving, until they are discarded`, async ({
      page,
    }) => {
      const title = `Knots ${aMark()}`;
      await page.goto(`/admin/${list}/new`);
      await hydrated(page);
      await kept(page, `draft-${kind}-new-${me}`, () => page.getByLabel('Title').fill(title));
      expect(await inTab(page)).not.toContain(title);
      await page.getByRole('main').getByRole('link', { name: back, exact: true }).last().click();
      await expect(page).toHaveURL(`/admin/${list}`);
      await page.getByRole('link', { name: more }).click();
      await expect(restored(page)).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue(title);
      await page.getByRole('button', { name: 'discard' }).click();
      await expect(page.getByLabel('Title')).toHaveValue('');
      await expect(restored(page)).toHaveCount(0);
      await expect.poll(() => inTab(page)).not.toContain('draft-');
    });

  test('[D-976] come back into the text, are asked about before leaving, and end when they are stored', async ({
    page,
  }) => {
    const title = `Quiet rooms ${aMark()}`;
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await page.goto('/admin/announcements/new');
    await hydrated(page);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.reload();
    expect(asked).toEqual([]);
    await hydrated(page);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await text.click();
    const name = `draft-news-new-${me}`;
    await kept(page, name, () => page.keyboard.insertText('Tomorrow.'));
    await page.reload();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(restored(page)).toBeVisible();
    await expect(text).toHaveText('Tomorrow.');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page).toHaveURL(/\/admin\/announcements\/\d+$/);
    await expect(page.getByRole('article')).toContainText('Tomorrow.');
    await expect.poll(() => inTab(page)).not.toContain('draft-');

    // The next one begins empty; the stored one has a draft of its own.
    const stored = page.url();
    await hydrated(page);
    await expect(page.getByRole('toolbar')).toBeVisible();
    const own = `draft-news-${stored.split('/').at(-1)}-${me}`;
    await text.click();
    await page.keyboard.press('Control+End');
    await kept(page, own, () => page.keyboard.insertText(' At eight.'));
    await page.getByRole('link', { name: 'News', exact: true }).last().click();
    await page.getByRole('link', { name: 'New announcement' }).click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(restored(page)).toHaveCount(0);
    await page.goto(stored);
    await expect(restored(page)).toBeVisible();
    await expect(text).toHaveText('Tomorrow. At eight.');
    await page.getByRole('button', { name: 'discard' }).click();
    await expect(text).toHaveText('Tomorrow.');
  });

  test('[D-565] are no longer said to be missing once they are there', async ({ page }) => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const missing = page.getByText('Text is required.');
    await page.goto('/admin/announcements/new');
    await hydrated(page);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.getByLabel('Title').fill('Knots');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(missing.first()).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await text.click();
    await page.keyboard.insertText('Tomorrow.');
    await page.getByLabel('Title').click();
    await expect(missing).toHaveCount(0);
    await expect(text).not.toHaveAttribute('aria-invalid');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' At eight.');
    await expect(text).toHaveText('Tomorrow. At eight.');
  });

  test('[D-976] end with the log-out', async ({ page }) => {
    await page.goto('/admin/learning/new');
    await hydrated(page);
    await kept(page, `draft-learning-new-${me}`, () => page.getByLabel('Title').fill('Calot'));
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByLabel('Your menu').click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await inTab(page)).not.toContain('draft-');
  });
});
