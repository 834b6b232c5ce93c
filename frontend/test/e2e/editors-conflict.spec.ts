import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { aPicture } from './support/files';
import { aMark, call } from './support/people';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page) => page.getByText('Somebody saved this after you had begun.');
const TEXT = 'At eight.';

test.describe('Two editors of one announcement', () => {
  test.beforeEach(async ({ context }) => {
    await call(context.request, 'login', { data: ADMINISTRATOR });
  });

  async function begun(context: BrowserContext, title: string): Promise<number> {
    const made = await call(context.request, 'admin/announcements', {
      data: { title, text: TEXT },
    });
    return made.id;
  }
  const saved = (context: BrowserContext, id: number, title: string) =>
    call(context.request, `admin/announcements/${id}`, { data: { title, text: TEXT } });
  const titleOf = async (context: BrowserContext, id: number): Promise<string> =>
    (await call(context.request, `admin/announcements/${id}`, { method: 'GET' })).announcement
      .title;

  async function opened(page: Page, id: number, isScripted: boolean): Promise<void> {
    await page.goto(`/admin/announcements/${id}`);
    if (!isScripted) return;
    await hydrated(page);
    await expect(page.getByRole('toolbar')).toBeVisible();
  }

  test('[D-1021] the second is told before anything is replaced, and keeps their words @nojs', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const isScripted = javaScriptEnabled !== false;
    const mark = aMark();
    const id = await begun(context, `First ${mark}`);
    await opened(page, id, isScripted);
    await page.getByLabel('Title').fill(`Mine ${mark}`);
    await saved(context, id, `Theirs ${mark}`);
    await press(page, 'Save');
    await expect(told(page)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(`Mine ${mark}`);
    expect(await titleOf(context, id)).toBe(`Theirs ${mark}`);
    await expectAccessible(page);
    // Saving once more does not replace it either: one of the two has to be chosen.
    await press(page, 'Save');
    await expect(told(page)).toBeVisible();
    expect(await titleOf(context, id)).toBe(`Theirs ${mark}`);
    await press(page, 'Keep my draft');
    if (isScripted) {
      await expect(told(page)).toHaveCount(0);
      await press(page, 'Save');
    }
    await expect(page.getByText('The announcement is saved.')).toBeVisible();
    expect(await titleOf(context, id)).toBe(`Mine ${mark}`);
  });

  test('[D-1021] the second takes the saved version @nojs', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const mark = aMark();
    const id = await begun(context, `First ${mark}`);
    await opened(page, id, javaScriptEnabled !== false);
    await page.getByLabel('Title').fill(`Mine ${mark}`);
    await saved(context, id, `Theirs ${mark}`);
    await press(page, 'Save');
    await expect(told(page)).toBeVisible();
    await page.getByRole('link', { name: 'Take the saved version' }).click();
    await expect(told(page)).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue(`Theirs ${mark}`);
    expect(await titleOf(context, id)).toBe(`Theirs ${mark}`);
  });

  test('[D-1021] of an event: a banner that was just chosen stays, or the note says that it has to be chosen again @nojs', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const mark = aMark();
    const event = (title: string) => ({
      title,
      description: TEXT,
      location: 'Online',
      host: 'HPB Chapter',
      date: '2031-05-01',
      start_time: '08:00',
    });
    const made = await call(context.request, 'admin/events', { data: event(`First ${mark}`) });
    await page.goto(`/admin/events/${made.id}`);
    if (javaScriptEnabled !== false) {
      await hydrated(page);
      await expect(page.getByRole('toolbar')).toBeVisible();
    }
    await page.getByLabel('Title').fill(`Mine ${mark}`);
    await page.getByLabel('A new banner').setInputFiles(await aPicture());
    await call(context.request, `admin/events/${made.id}`, { data: event(`Theirs ${mark}`) });
    await press(page, 'Save');
    await expect(told(page)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(`Mine ${mark}`);
    const [lost, banner] = [
      page.getByText('A banner that you had just chosen has to be chosen again.'),
      page.getByLabel('A new banner'),
    ];
    if (javaScriptEnabled === false) {
      await expect(lost).toBeVisible();
      await expect(banner).toHaveValue('');
    } else {
      await expect(lost).toBeHidden();
      await expect(banner).toHaveValue(/./);
    }
  });

  for (const { choice, shown } of [
    { choice: 'Keep my draft', shown: 'Mine' },
    { choice: 'Take the saved version', shown: 'Theirs' },
  ])
    test(`[D-1021] a draft over a newer version asks: ${choice}`, async ({ page, context }) => {
      const mark = aMark();
      const id = await begun(context, `First ${mark}`);
      const { records } = await call(context.request, 'session', { method: 'GET' });
      const key = `draft-news-${id}-${records.id}`;
      await opened(page, id, true);
      await page.getByLabel('Title').fill(`Mine ${mark}`);
      await expect
        .poll(() => page.evaluate((name) => sessionStorage.getItem(name), key))
        .not.toBeNull();
      await page.getByRole('link', { name: 'News', exact: true }).last().click();
      await expect(page).toHaveURL('/admin/announcements');
      await saved(context, id, `Theirs ${mark}`);
      await page.goto(`/admin/announcements/${id}`);
      await expect(told(page)).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue(`Mine ${mark}`);
      await page.getByText(choice, { exact: true }).click();
      await expect(told(page)).toHaveCount(0);
      await expect(page.getByLabel('Title')).toHaveValue(`${shown} ${mark}`);
      expect(await titleOf(context, id)).toBe(`Theirs ${mark}`);
      if (shown === 'Theirs') {
        await expect
          .poll(() => page.evaluate((name) => sessionStorage.getItem(name), key))
          .toBeNull();
        return;
      }
      await press(page, 'Save');
      await expect(page.getByText('The announcement is saved.')).toBeVisible();
      expect(await titleOf(context, id)).toBe(`Mine ${mark}`);
    });
});
