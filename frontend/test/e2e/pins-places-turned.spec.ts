import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture, type ChosenFile } from './support/files';
import { aMember, call } from './support/people';
import { endsOf, placeOf, says } from './support/pins';
import { scanned } from './support/scans';
import { expect, hydrated, stageOf, test } from './support/walk';

const POINT = [250, 700];
const LINE = [
  [0, 250],
  [500, 750],
];
/** The zoom of a browser makes its window fewer pixels wide, and each of them larger. */
const WINDOWS = [320, 390, 1280].flatMap((width) =>
  [1, 1.5, 2].map((zoom) => ({ width, height: 844, zoom })),
);
const ON_ITS_SIDE = { width: 844, height: 390, zoom: 1 };
const ONE_PERCENT = 1;

/** A picture that is stored on its side and turned upright by its EXIF orientation. */
async function aTurnedPicture(): Promise<ChosenFile> {
  const { buffer } = await aPicture('turned.jpg');
  const turned = await sharp(buffer).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return { name: 'turned.jpg', mimeType: 'image/jpeg', buffer: turned };
}

async function eachWindow(page: Page, url: string, look: (where: string) => Promise<void>) {
  const devices = await page.context().newCDPSession(page);
  for (const { width, height, zoom } of [...WINDOWS, ON_ITS_SIDE]) {
    await devices.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(width / zoom),
      height: Math.round(height / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    });
    await page.goto(url);
    await hydrated(page);
    await look(`${width} × ${height}, zoomed ${zoom} times`);
  }
}

test('[D-1633] marks in a picture that is stored on its side are right to 1 % in every window', async ({
  page,
  context,
}) => {
  test.slow();
  await aMember(context);
  const files = [await aTurnedPicture()];
  const id = await aCase(context.request, { diagnosis: aDiagnosis('Double-duct sign'), files });
  const { result } = await call(context.request, `posts/${id}`, { method: 'GET' });
  const [{ id: file, width, height }] = result.files;
  expect(height).toBeGreaterThan(width);
  await says(context.request, id, 'Here.', [
    { file, shape: 'point', points: [POINT] },
    { file, shape: 'line', points: LINE },
  ]);
  await eachWindow(page, `/caseDetails/${id}`, async (where) => {
    const mark = stageOf(page).locator('a.mark');
    await expect(mark).toHaveCount(2);
    const off = async () => {
      const { x, y } = await placeOf(mark.first(), page);
      const found = [[x, y], ...(await endsOf(mark.last(), page))];
      return Math.max(
        ...[POINT, ...LINE].flatMap((place, i) =>
          place.map((thousandths, axis) =>
            Math.abs(thousandths / 10 - (found[i]?.[axis] ?? Number.NaN)),
          ),
        ),
      );
    };
    await expect.poll(off, where).toBeLessThan(ONE_PERCENT);
  });
});

test('[D-1633] a line in slices whose rows and columns differ is at its place, and right in mm', async ({
  page,
  context,
}) => {
  test.slow();
  await aMember(context);
  // 64 rows of 0.4 mm, 64 columns of 0.9 mm
  const id = await scanned(context.request, { spacing: [0.4, 0.9] });
  const { result } = await call(context.request, `posts/${id}`, { method: 'GET' });
  const scan = result.scans[0].id;
  await says(context.request, id, 'Here.', [{ scan, slice: 12, shape: 'line', points: LINE }]);
  await eachWindow(page, `/caseDetails/${id}?series=1&slice=12`, async (where) => {
    // 32 columns and 32 rows: √(28.8² + 12.8²)
    await expect(
      page.getByRole('link', { name: 'Mark 1 Portal venous, slice 12 · 31.5 mm' }),
    ).toBeVisible();
    await expect.poll(() => farthestIn(page), where).toBeLessThan(ONE_PERCENT);
  });
});

/** The deviation of both ends from their places, in percent, in a slice stretched 2.25 times in width. */
const farthestIn = (page: Page) =>
  page.locator('section.scan').evaluate((stage, places) => {
    const line = stage.querySelector<SVGLineElement>('line.mark__line');
    const picture = stage.querySelector('.scan__pic');
    const toScreen = line?.getScreenCTM();
    if (!line || !picture || !toScreen) throw new Error('The mark is not shown.');
    const box = picture.getBoundingClientRect();
    const ratio = 0.9 / 0.4;
    const width = Math.min(box.width, box.height * ratio);
    const height = width / ratio;
    const left = box.left + (box.width - width) / 2;
    const top = box.top + (box.height - height) / 2;
    const ends = [
      [line.x1, line.y1],
      [line.x2, line.y2],
    ].map(([x, y]) => new DOMPoint(x?.baseVal.value, y?.baseVal.value).matrixTransform(toScreen));
    return Math.max(
      ...ends.flatMap(({ x, y }, i) => [
        Math.abs((100 * (x - left)) / width - (places[i]?.[0] ?? 0) / 10),
        Math.abs((100 * (y - top)) / height - (places[i]?.[1] ?? 0) / 10),
      ]),
    );
  }, LINE);
