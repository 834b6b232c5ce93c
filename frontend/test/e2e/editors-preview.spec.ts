import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { aPicture } from './support/files';
import { aMark, call } from './support/people';

const preview = (page: Page): Locator =>
  page.getByRole('region', { name: /^As (members|readers) will see it$/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const HARM = '<script>document.title = "harmed"</script>';

test.describe('The preview of an editor', { tag: '@nojs' }, () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  test.beforeEach(async ({ context }) => {
    await call(context.request, 'login', { data: ADMINISTRATOR });
  });

  async function opened(page: Page, list: string, isScripted: boolean) {
    await page.goto(`/admin/${list}/new`);
    if (!isScripted) return;
    await hydrated(page);
    if (list !== 'learning') await expect(page.getByRole('toolbar')).toBeVisible();
  }

  /** Without scripts the text is HTML, so that what sanitising removes can be typed. */
  const rich = (text: string, isScripted: boolean) => (isScripted ? text : `<p>${text}${HARM}</p>`);

  test('[D-1020] of a blog shows what is typed, stores nothing, and says what is missing', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const isScripted = javaScriptEnabled !== false;
    await opened(page, 'blogs', isScripted);
    const title = `Looked at ${aMark()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Category').fill('Safety');
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill(rich('Listen first.', isScripted));
    await press(page, 'Preview');
    await expect(page.getByRole('alert')).toContainText('Please say in a sentence');
    await expect(preview(page)).toHaveCount(0);
    await page.getByLabel('Summary').fill('Why silence helps.');
    await page.getByLabel('Written by').fill(ADMINISTRATOR.emailId);
    await press(page, 'Preview');
    await expect(preview(page)).toBeFocused();
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(preview(page)).toContainText('Nothing is saved yet.');
    await expect(preview(page)).toContainText('Ruth Adler');
    await expect(preview(page)).toContainText('Listen first.');
    await expect(preview(page)).not.toContainText('harmed');
    await expectAccessible(page);
    const { result } = await call(context.request, 'admin/blogs', { method: 'GET' });
    expect(JSON.stringify(result)).not.toContain(title);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await press(page, 'Save');
    await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
    await expect(preview(page)).toHaveCount(0);
  });

  test('[D-1020] of an event shows its speakers and programme before it is stored', async ({
    page,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const isScripted = javaScriptEnabled !== false;
    await opened(page, 'events', isScripted);
    const title = `Margins ${aMark()}`;
    await page.getByLabel('Title').fill(title);
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill(rich('Three cases, slowly.', isScripted));
    await page.getByLabel('Date').fill('2030-02-28');
    await page.getByLabel('Start', { exact: true }).fill('19:30');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    await group('Speaker 1').getByLabel('Name').fill('Dr. Hannah Weiss');
    await group('Part 1').getByLabel('Time').fill('0:25');
    await group('Part 1').getByLabel('Talk or part').fill('At the bench');
    await press(page, 'Preview');
    await expect(preview(page)).toBeFocused();
    for (const shown of [title, 'Three cases, slowly.', 'Hannah Weiss', 'At the bench', '7:30 PM'])
      await expect(preview(page)).toContainText(shown);
    await expect(preview(page)).not.toContainText('harmed');
    await expectAccessible(page);
    // The stored event shows the next thing typed, not what is stored.
    await press(page, 'Save the draft');
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    await expect(preview(page)).not.toContainText('Nothing is saved yet.');
    if (isScripted) await hydrated(page);
    await page.getByLabel('Title').fill(`${title} again`);
    await press(page, 'Preview');
    await expect(preview(page).getByRole('heading', { name: `${title} again` })).toBeVisible();
    // A reload would send the form once more where no scripts run.
    await page.goto(page.url().replace('?preview', ''));
    await expect(preview(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  test('[D-1020] of news shows it as members will read it', async ({ page, javaScriptEnabled }) => {
    const isScripted = javaScriptEnabled !== false;
    await opened(page, 'announcements', isScripted);
    const title = `Tomorrow ${aMark()}`;
    await page.getByLabel('Title').fill(title);
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill(rich('At eight.', isScripted));
    await press(page, 'Preview');
    await expect(preview(page)).toBeFocused();
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(preview(page)).toContainText('At eight.');
    await expect(preview(page)).not.toContainText('harmed');
    await expect(page).toHaveURL('/admin/announcements/new?preview');
  });

  test('[D-1020] of learning material shows the chosen picture where scripts run', async ({
    page,
    javaScriptEnabled,
  }) => {
    const isScripted = javaScriptEnabled !== false;
    await opened(page, 'learning', isScripted);
    const title = `Calot ${aMark()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Where to look.');
    await page.getByLabel('Speciality').selectOption('GI Surgery');
    await page.getByLabel('File').setInputFiles(await aPicture());
    await press(page, 'Preview');
    await expect(preview(page)).toBeFocused();
    for (const shown of [title, 'Where to look.', 'GI Surgery', 'Ruth Adler'])
      await expect(preview(page)).toContainText(shown);
    if (isScripted) {
      await expect(preview(page).getByRole('img', { name: title })).toHaveAttribute(
        'src',
        /^blob:/,
      );
      await press(page, 'Save the draft');
      await expect(page).toHaveURL(/\/admin\/learning\/\d+$/);
    } else {
      await expect(preview(page).locator('noscript p')).toBeVisible();
    }
  });
});
