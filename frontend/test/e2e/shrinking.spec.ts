import sharp from 'sharp';
import { expect, hydrated, test } from './support/browser';
import { aLargePicture } from './support/files';
import { aMember } from './support/people';

const LIMIT = 5 * 1024 ** 2;

/** The files that a form would send. */
const held = (element: Element) =>
  [...((element as HTMLInputElement).files ?? [])].map(({ name, size, type }) => ({
    name,
    size,
    type,
  }));

test('[D-1102] a picture above its limit is made smaller before it is sent', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community/add');
  await hydrated(page);
  const input = page.getByLabel('Choose images');
  await input.setInputFiles(await aLargePicture());
  await expect(page.getByRole('button', { name: 'Remove panorama.jpg' })).toBeVisible();
  await expect(page.locator('.file--error')).toHaveCount(0);
  const [file] = await input.evaluate(held);
  expect(file).toMatchObject({ name: 'panorama.jpg', type: 'image/jpeg' });
  expect(file?.size).toBeLessThanOrEqual(LIMIT);
  expect(file?.size).toBeGreaterThan(0);
});

test('[D-1102] it is upright, says nothing of where it was taken, and is no larger than it is published', async ({
  page,
  context,
}) => {
  await aMember(context);
  const large = test.info().outputPath('photo.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  await sharp({ create: { width: 5000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Artist: 'Dr. Secret' } })
    .withMetadata({ orientation: 6 })
    .toFile(large);
  await page.goto('/community/add');
  await hydrated(page);
  const input = page.getByLabel('Choose images');
  await input.setInputFiles(large);
  await expect.poll(() => input.evaluate(held)).toHaveLength(1);
  const sent = await input.evaluate(async (element) => {
    const [file = new File([], '')] = (element as HTMLInputElement).files ?? [];
    const { width, height } = await createImageBitmap(file);
    const head = new TextDecoder('latin1').decode(await file.slice(0, 4_096).arrayBuffer());
    return { width, height, tellsMore: /Exif|Secret/.test(head), size: file.size };
  });
  expect(sent).toMatchObject({ width: 2_458, height: 4_096, tellsMore: false });
  expect(sent.size).toBeLessThanOrEqual(LIMIT);
});
