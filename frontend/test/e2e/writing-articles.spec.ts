import type { APIRequestContext, Page } from '@playwright/test';
import { editorOpened, expect, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { aPicture } from './support/files';
import { expectToFit } from './support/pages';
import { aMark, call } from './support/people';

const text = (page: Page, name = 'Text') => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a page with an editor and waits for the editor. */
async function write(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await editorOpened(page);
}

async function aStoredPicture(request: APIRequestContext): Promise<string> {
  const { name, mimeType, buffer } = await aPicture();
  const form = new FormData();
  form.append('altText', 'A curve');
  form.append('image', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return (await call(request, 'admin/blogs/images', { multipart: form })).result.url;
}

const facts = (title: string) => ({
  title,
  category: 'Safety',
  authorName: 'Dr. Ruth Adler',
  summary: 'Why silence helps.',
});

const stored = async (request: APIRequestContext, id: string) =>
  (await call(request, `admin/blogs/${id}`, { method: 'GET' })).data.description as string;

test.describe('An editor', () => {
  test.use({ timezoneId: 'Europe/Vienna' });
  test.beforeEach(async ({ context }) => {
    await call(context.request, 'login', { data: ADMINISTRATOR });
  });

  for (const width of [390, 1280])
    test(`[D-800] writes a blog without HTML, with a picture in its place, ${width} pixels wide`, async ({
      page,
      browser,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await write(page, '/admin/blogs/new');
      const title = `Quiet rooms ${aMark()}`;
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Category').fill('Safety');
      await page.getByLabel('Summary').fill('Why silence helps.');
      await text(page).click();
      await tool(page, 'Heading').click();
      await page.keyboard.type('The moment before');
      await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Say what you see. ');
      await tool(page, 'Bold').click();
      await page.keyboard.type('Aloud');
      await tool(page, 'Bold').click();
      await page.keyboard.press('Enter');
      await tool(page, 'List').click();
      await page.keyboard.type('One');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Two');

      await tool(page, 'Link').click();
      const asked = page.getByRole('dialog');
      await asked.getByLabel('Address').fill('javascript:alert(1)');
      await asked.getByRole('button', { name: 'Link', exact: true }).click();
      await expect(asked.getByText('Please enter a web address')).toBeVisible();
      await expectAccessible(page);
      await asked.getByLabel('Address').fill('who.int');
      await asked.getByRole('button', { name: 'Link', exact: true }).click();
      await expect(text(page).getByRole('link', { name: 'https://who.int' })).toBeVisible();
      await expect(text(page)).toBeFocused();

      await tool(page, 'Picture').click();
      await asked.getByLabel('File').setInputFiles(await aPicture());
      await asked.getByRole('button', { name: 'Insert' }).click();
      await expect(asked.getByText('Please say what it shows')).toBeVisible();
      await asked.getByLabel('What it shows').fill('A quiet theatre');
      await asked.getByLabel('Caption').fill('Before the first cut.');
      await asked.getByRole('button', { name: 'Insert' }).click();
      await expect(text(page).getByRole('img', { name: 'A quiet theatre' })).toBeVisible();
      await expect(text(page)).toBeFocused();
      await page.keyboard.type('The end.');
      await expect(text(page)).toContainText('The end.');
      await expect(page.getByText(/^\d+ words, 1 minute$/)).toBeVisible();
      await expectToFit(page);
      await expectAccessible(page);

      await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
      // Long ago, so that other tests running at the same time do not get it as the newest.
      await page.getByLabel('Appears at').fill('2020-02-01T08:00');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
      const id = page.url().split('/').at(-1);
      const visitor = await browser.newContext();
      const reading = await visitor.newPage();
      await reading.goto(`/blogs/${id}`);
      await expect(reading.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(
        reading.getByRole('heading', { level: 2, name: 'The moment before' }),
      ).toBeVisible();
      await expect(reading.locator('.prose strong')).toHaveText('Aloud');
      await expect(reading.locator('.prose li')).toHaveText(['One', /^Two/]);
      await expect(reading.getByRole('figure')).toContainText('Before the first cut.');
      await expect(reading.getByRole('img', { name: 'A quiet theatre' })).toBeVisible();
      await visitor.close();
    });

  test('[D-800] fetches the code of the editor where something is written, and nowhere else', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/editor.client')) fetched.push(page.url());
    });
    for (const path of ['/news', '/community', '/blogs', '/admin/blogs']) await page.goto(path);
    expect(fetched).toEqual([]);
    await write(page, '/admin/announcements/new');
    expect(fetched).not.toEqual([]);
  });

  test('[D-800] has a document with everything back as it was', async ({ page, context }) => {
    const src = await aStoredPicture(context.request);
    const html =
      '<h2>Why</h2><h3>And how</h3>' +
      '<p>A <strong>rule</strong>, <em>said</em>, H<sub>2</sub>O, x<sup>2</sup>, <code>R0</code>.<br />' +
      'See <a href="https://who.int" rel="noopener">a link</a> and <a href="mailto:a@b.example" rel="noopener">mail</a>.</p>' +
      '<ul><li>One<ol><li>First</li></ol></li><li>Two</li></ul>' +
      '<blockquote><p>Quoted.</p></blockquote><hr /><pre>a  b\nc</pre>' +
      `<figure><img src="${src}" alt="A curve" width="800" height="600" loading="lazy" /><figcaption>Of 40.</figcaption></figure>` +
      '<table><caption>Numbers</caption><thead><tr><th scope="col">n</th><th>m</th></tr></thead>' +
      '<tbody><tr><td colspan="2">4</td></tr></tbody></table><p>End.</p>';
    const { id } = await call(context.request, 'admin/blogs', {
      data: { ...facts(`Everything ${aMark()}`), description: html, status: 'draft' },
    });
    expect(await stored(context.request, id)).toBe(html);
    await write(page, `/admin/blogs/${id}`);
    await text(page).getByText('End.').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The blog is saved.')).toBeVisible();
    expect(await stored(context.request, id)).toBe(html.replace('End.', 'End.!'));
  });

  test('[D-800] goes through the tools by arrows, and undoes what a table became', async ({
    page,
    expectAccessible,
  }) => {
    await write(page, '/admin/announcements/new');
    await page.getByLabel('Title').fill('Tables');
    await page.keyboard.press('Tab');
    await expect(tool(page, 'Heading')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Redo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
    await tool(page, 'Table').click();
    await expect(text(page).getByRole('row')).toHaveCount(3);
    await tool(page, 'Add a row').click();
    await tool(page, 'Add a column').click();
    await expect(text(page).getByRole('row')).toHaveCount(4);
    await expect(text(page).getByRole('columnheader')).toHaveCount(4);
    await expectAccessible(page);
    await tool(page, 'Remove the column').click();
    await expect(text(page).getByRole('columnheader')).toHaveCount(3);
    await tool(page, 'Remove the table').click();
    await expect(text(page).getByRole('table')).toHaveCount(0);
    await tool(page, 'Undo').click();
    await expect(text(page).getByRole('table')).toHaveCount(1);
  });

  test('[D-800] pastes from Word: lists are lists, and nothing of Word’s own stays', async ({
    page,
    context,
  }) => {
    await write(page, '/admin/blogs/new');
    const entry = (mark: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;
    const word =
      '<html xmlns:o="urn:o"><head><style>p.MsoNormal {color:red}</style></head><body>' +
      '<p class=MsoNormal style="color:red"><b style="mso-bidi-font-weight:normal">Bold</b> words<o:p></o:p></p><p class=MsoNormal>&nbsp;</p>' +
      `${entry('·', 'Suture')}${entry('·', 'Drain')}${entry('1.', 'First')}</body></html>`;
    await text(page).evaluate((box, pastedHtml) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pastedHtml);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, word);
    for (const [label, value] of [
      ['Title', `Pasted ${aMark()}`] as const,
      ['Category', 'Safety'] as const,
      ['Summary', 'From Word.'] as const,
    ])
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);
    expect(await stored(context.request, page.url().split('/').at(-1) ?? '')).toBe(
      '<p><strong>Bold</strong> words</p><ul><li>Suture</li><li>Drain</li></ul><ol><li>First</li></ol>',
    );
  });

  test('[D-801 D-802] writes an event and news in rich text, in the own zone', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await write(page, '/admin/events/new');
    await expect(page.getByText('Your time: Central European').first()).toBeVisible();
    const title = `Knots ${aMark()}`;
    await page.getByLabel('Title').fill(title);
    await text(page, 'Description').click();
    await page.keyboard.type('Bring a ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('rope');
    await page.getByLabel('Date').fill('2030-07-01');
    await page.getByLabel('Start', { exact: true }).fill('19:30');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    await expect(page.getByRole('article')).toContainText('11:00 PM IST');
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue('19:30');
    const id = page.url().split('/').at(-1);
    const { event } = await call(context.request, `admin/events/${id}`, { method: 'GET' });
    expect(event).toMatchObject({
      starts_at: '2030-07-01T17:30:00.000Z',
      description: 'Bring a rope',
      description_html: '<p>Bring a <strong>rope</strong></p>',
    });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Members see it since')).toBeVisible();
    await page.goto(`/events/${id}`);
    await expect(page.locator('.prose strong')).toHaveText('rope');
    await expectAccessible(page);

    await write(page, '/admin/announcements/new');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('alert')).toContainText('Text is required.');
    await page.getByLabel('Title').fill(title);
    await text(page).click();
    await tool(page, 'Italic').click();
    await page.keyboard.type('Tomorrow.');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page).toHaveURL(/\/admin\/announcements\/\d+$/);
    await expect(page.getByRole('article').locator('em')).toHaveText('Tomorrow.');
    await page.getByLabel('Appears at').fill('2030-01-15T09:00');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('15/01/2030 09:00 AM CET')).toBeVisible();
  });
});
