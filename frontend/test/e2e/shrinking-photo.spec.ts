import { statSync } from 'node:fs';
import { devices } from '@playwright/test';
import sharp from 'sharp';
import { expect, hydrated, test } from './support/browser';
import { aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { fillCase, lookAtFiles, sendButton } from './support/steps';

const MB = 1024 ** 2;

/**
 * The path of a photograph of more than 14 MB that lies on its side, as phones store them: the left
 * half is dark, which upright is the lower one.
 */
async function aPhotograph(): Promise<string> {
  const path = test.info().outputPath('IMG_0412.jpg');
  const half = (mean: number) =>
    sharp({
      create: {
        width: 2_016,
        height: 3_024,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean, sigma: 14 },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const [dark, bright] = [await half(40), await half(190)];
  await sharp({ create: { width: 4_032, height: 3_024, channels: 3, background: '#888' } })
    .composite([
      { input: dark, left: 0, top: 0 },
      { input: bright, left: 2_016, top: 0 },
    ])
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .withExif({
      IFD0: { Make: 'Ward phone', Artist: 'Dr. Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 8 })
    .toFile(path);
  expect(statSync(path).size).toBeGreaterThan(14 * MB);
  return path;
}

interface Posted {
  result: { files: { url: string; width: number; height: number }[] };
}

test('[D-1340] a photograph of 14 MB arrives upright, without its metadata and within the limit', async ({
  page,
  context,
}) => {
  await aMember(context);
  const diagnosis = aDiagnosis();
  await page.goto('/community/add');
  await hydrated(page);
  await page.getByLabel('History').fill('Seen on the ward.');
  await fillCase(page, diagnosis);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/community/upload'),
  );
  await page.getByLabel('Choose images').setInputFiles(await aPhotograph());
  await expect(page.getByText('It is being made smaller…')).toBeVisible();
  // Submitted too early: the form is sent once the picture is small enough.
  await sendButton(page, 'Post case').click();
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(5 * MB + 64 * 1_024);
  await lookAtFiles(page);
  await sendButton(page, 'Post case').click();
  // The next page offers to ask colleagues of the speciality, if there are any.
  await expect(page).toHaveURL(/\/(?:community|caseDetails\/\d+\/ask\?posted)$/);
  await page.goto('/community');
  await page.getByRole('link', { name: diagnosis }).first().click();
  await expect(page).toHaveURL(/caseDetails\/\d+/);
  const id = /caseDetails\/(\d+)/.exec(page.url())?.[1] ?? '';
  const reply = await call(context.request, `clinicalCases/${id}`, { method: 'GET' });
  const { result } = reply as unknown as Posted;
  const [file] = result.files;
  expect([file?.width, file?.height]).toEqual([3_024, 4_032]);
  const bytes = await (await context.request.get(file?.url ?? '')).body();
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const brightness = async (top: number) => {
    const part = { left: 0, top, width: 3_024, height: 1_000 };
    // Statistics are those of what is read, not of what is made of it.
    const { channels } = await sharp(await sharp(bytes).extract(part).toBuffer()).stats();
    return channels[0]?.mean ?? 0;
  };
  expect(await brightness(3_000)).toBeLessThan(60);
  expect(await brightness(0)).toBeGreaterThan(170);
});

test('[D-1340] whoever tries the gate may choose a photograph, too', async ({ page }) => {
  await page.goto('/try-the-gate');
  await hydrated(page);
  const input = page.getByLabel('Picture', { exact: true });
  await input.setInputFiles(await aPhotograph());
  const size = () => input.evaluate((field) => (field as HTMLInputElement).files?.[0]?.size ?? 0);
  await expect.poll(size).toBeLessThanOrEqual(5 * MB);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch, isMobile });

  test('[D-1341] a form with pictures opens the camera, and what it takes is among the files', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aMember(context);
    await page.goto('/community/add');
    await hydrated(page);
    const camera = page.getByLabel('Take a photo').first();
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles(await aPhotograph());
    await expect(page.getByRole('button', { name: 'Remove IMG_0412.jpg' })).toBeVisible();
    await expect(page.locator('.file--error')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[D-1340] the refusal of a large picture names the limit and the way out', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add');
    await page.getByLabel('History').fill('Seen on the ward.');
    await fillCase(page, diagnosis);
    await page.getByLabel('Choose images').setInputFiles(await aPhotograph());
    await sendButton(page, 'Post case').click();
    await expect(
      page.getByText('A picture may have 5 MB. Save a smaller copy of it'),
    ).toBeVisible();
    await expect(page.getByLabel('Diagnosis')).toHaveValue(diagnosis);
  });
});
