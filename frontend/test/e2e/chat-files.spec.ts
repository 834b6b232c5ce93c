import sharp from 'sharp';
import { expect, hydrated, test } from './support/browser';
import type { ChosenFile } from './support/files';
import { aLine } from './support/line';
import { aMember, nameOf, somebody } from './support/people';

/** A film with a name in its corner. */
async function aFilm(name: string): Promise<ChosenFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#0a0a0a"/>
    <ellipse cx="450" cy="330" rx="200" ry="180" fill="#5a5f61"/>
    <text x="40" y="56" font-family="DejaVu Sans" font-size="24" fill="#f0f0f0">LINDQVIST ANNA 12/03/1961</text></svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test.describe('A picture in a chat', { tag: '@nojs' }, () => {
  test('[D-559 D-564 D-1320] leaves once the name in it is covered, under a name that tells nothing', async ({
    page,
    context,
    browser,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const anna = await aMember(context);
    const others = await browser.newContext();
    const ben = await aMember(others, somebody('Ben'));
    await page.goto(`/chat?with=${ben.id}`);
    const missed = page.getByText('We did not look for ');
    const film = await aFilm('Lindqvist_Anna_12-03-1961.jpg');
    if (hasScripts) {
      await hydrated(page);
      await expect(page.locator('input[type=file]')).toBeHidden();
      await page.locator('input[type=file]').setInputFiles(film);
      const tray = page.getByRole('dialog', { name: `Send to ${nameOf(ben)}` });
      await expect(tray.getByText('Does it say who the patient is?')).toBeVisible({
        timeout: 90_000,
      });
      await expect(missed).toContainText('tattoos or handwriting.');
      await expectAccessible(page);
      const send = tray.getByRole('button', { name: 'Send 1 file' });
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await tray.getByRole('button', { name: 'Cover it' }).click();
      await tray.getByRole('textbox', { name: 'Caption' }).fill('Staging film.');
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
      await send.click();
    } else {
      await page.getByRole('link', { name: 'Attach a file' }).click();
      await page.getByLabel('Picture or PDF').setInputFiles(film);
      await page.getByRole('button', { name: 'Review it first' }).click();
      await expect(async () => {
        const again = page.getByRole('button', { name: 'Check again' });
        if (await again.isVisible()) await again.click();
        await expect(page.getByRole('radio', { name: 'Cover it' }).first()).toBeVisible();
      }).toPass({ timeout: 90_000 });
      await expect(missed).toContainText('tattoos or handwriting.');
      await expectAccessible(page);
      for (const cover of await page.getByRole('radio', { name: 'Cover it' }).all())
        await cover.check();
      await page.getByRole('textbox', { name: 'Caption' }).fill('Staging film.');
      await page.getByRole('button', { name: 'Send' }).click();
    }
    const log = page.getByRole('log');
    await expect(log).toContainText('Staging film.');
    await expect(log.getByRole('img', { name: `Sent by ${nameOf(anna)}` })).toBeVisible();
    await expect(page.getByText('Lindqvist')).toHaveCount(0);
    await others.close();
  });
});

const MB = 1024 ** 2;
/** More than fits into the buffers of a connection that is not read. */
const LARGE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(18 * MB)]);

test('[CH-01] how much of a file has been sent is told beside it, and a program is refused when it is chosen', async ({
  browser,
}) => {
  const line = await aLine(({ url, method }) =>
    method === 'POST' && url?.endsWith('/chat/look') ? 'waits' : 'goes on',
  );
  const context = await browser.newContext({ proxy: line.proxy });
  await aMember(context);
  const others = await browser.newContext();
  const ben = await aMember(others, somebody('Ben'));
  const page = await context.newPage();
  await page.goto(`/chat?with=${ben.id}`);
  await hydrated(page);
  const input = page.locator('input[type=file]').first();
  const tray = page.getByRole('dialog', { name: `Send to ${nameOf(ben)}` });
  const send = tray.getByRole('button', { name: 'Send 1 file' });

  await input.setInputFiles({
    name: 'viewer.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(tray.getByText('File type not supported.').first()).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await tray.getByRole('button', { name: 'Close without sending' }).click();

  await input.setInputFiles({ name: 'film.jpg', mimeType: 'image/jpeg', buffer: LARGE });
  await expect(tray.locator('.tray__sent')).toHaveText(/^Uploading\.\.\.[1-9]\d?%$/);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await context.close();
  await others.close();
  line.close();
});
