import { expect, test } from './support/browser';
import { aPicture } from './support/files';
import { call } from './support/people';

test('An administrator writes a blog in HTML: a picture, a draft, a preview, published, read, deleted', async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  await call(context.request, 'login', {
    data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
  });
  await page.goto('/admin/blogs/pictures');
  await page.getByLabel('What it shows').fill('A quiet theatre');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await aPicture());
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('The picture is saved.')).toBeVisible();
  const code = await page.locator('code').first().innerText();

  await page.goto('/admin/blogs');
  await page.getByRole('link', { name: 'New blog' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a title.');
  const title = `Quiet rooms ${Date.now()}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').fill('Safety');
  await page.getByLabel('Summary').fill('Why silence helps.');
  await page.getByLabel('Text').fill(`<p>Listen.</p>${code}<script>alert(1)</script>`);
  await page.getByRole('combobox', { name: 'Picture' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
  await expectAccessible(page);
  const id = page.url().split('/').at(-1);
  const visitor = await browser.newContext();
  expect((await visitor.request.get(`/blogs/${id}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'As readers will see it' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A quiet theatre' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
  // Long ago, so that other tests running at the same time do not get it as the newest.
  await page.getByLabel('Appears at').fill('2020-02-01T08:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Read it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.prose script')).toHaveCount(0);
  expect((await visitor.request.get(`/blogs/${id}`)).status()).toBe(200);
  await visitor.close();

  await page.goto(`/admin/blogs/${id}`);
  await page.getByText('Delete this blog').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/blogs');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
