import { editorOpened, expect, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { aDisguisedText, aPicture } from './support/files';
import { aMark, call } from './support/people';

test.describe('The cover of a blog', { tag: '@nojs' }, () => {
  test('[D-977] is chosen in the same form, stays when the blog is refused, and is said where there is none', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await call(context.request, 'login', { data: ADMINISTRATOR });
    const isScripted = javaScriptEnabled !== false;
    await page.goto('/admin/blogs/new');
    await editorOpened(page);
    await expect(page.getByText('Without a cover, readers see one of Suture’s')).toBeVisible();
    const title = `Covered ${aMark()}`;
    const file = page.getByLabel('A new picture');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Summary').fill('Why it is quiet.');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Listen.');
    await file.setInputFiles(aDisguisedText());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('File type not supported.');
    await file.setInputFiles(await aPicture());
    await page.getByLabel('What the new picture shows').fill(title);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a category.');
    const before = page.getByRole('combobox', { name: 'Or a picture uploaded before' });
    // Without scripts the browser lets the file go, so the picture has been stored and is chosen.
    if (isScripted) await expect(file).not.toHaveValue('');
    else await expect(before.getByRole('option', { selected: true })).toContainText(title);
    await page.getByLabel('Category').fill('Safety');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
    // Long ago, so that other tests running at the same time do not get it as the newest.
    await page.getByLabel('Appears at').fill('2020-02-01T08:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Readers see this picture.')).toBeVisible();
    const cover = page.getByRole('img', { name: 'The cover as it is stored' });
    await expect(cover).toHaveAttribute('src', /^\/media\/public\//);
    await expectAccessible(page);
    const id = page.url().split('/').at(-1);
    const visitor = await browser.newContext();
    const reading = await visitor.newPage();
    await reading.goto(`/blogs/${id}`);
    const stored = (await cover.getAttribute('src')) ?? '';
    await expect(reading.locator('.article__picture')).toHaveAttribute('src', stored);

    await before.selectOption({ label: 'No picture' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Without a cover, readers see this drawing')).toBeVisible();
    await expect(cover).not.toHaveAttribute('src', stored);
    await visitor.close();
  });
});
