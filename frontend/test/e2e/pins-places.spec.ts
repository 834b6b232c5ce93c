import type { Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture, aReport } from './support/files';
import { aMember, call } from './support/people';
import { says } from './support/pins';
import { aVideo } from './support/videos';
import { expect, hydrated, stageOf, test } from './support/walk';

/** In thousandths: a point, and the tip of an arrow. */
const POINT = [250, 700];
const ARROW = [
  [800, 120],
  [615, 455],
];
const ZOOMS = [1, 2, 4];
const WIDTHS = [390, 1280, 1920];
const MOST_PIXELS = 2;
const NARROWEST = 320;

/** How far the point and the tip are from their places in the medium itself, in pixels. */
const offsets = (page: Page) =>
  stageOf(page).evaluate(
    (stage, { point, tip }) => {
      const medium = stage.querySelector<HTMLElement>('video, .report__pages img, .viewer__media');
      const dot = stage.querySelector('.mark__dot');
      const line = stage.querySelector<SVGLineElement>('line.mark__line');
      const toScreen = line?.getScreenCTM();
      if (!medium || !dot || !line || !toScreen) throw new Error('The marks are not shown.');
      const box = medium.getBoundingClientRect();
      const [width, height] =
        medium instanceof HTMLVideoElement
          ? [medium.videoWidth, medium.videoHeight]
          : [(medium as HTMLImageElement).naturalWidth, (medium as HTMLImageElement).naturalHeight];
      const scale = Math.min(box.width / width, box.height / height);
      const left = box.left + (box.width - width * scale) / 2;
      const top = box.top + (box.height - height * scale) / 2;
      const off = ([x = 0, y = 0]: number[], at: { x: number; y: number }) =>
        Math.hypot(
          at.x - left - (x / 1000) * width * scale,
          at.y - top - (y / 1000) * height * scale,
        );
      const middle = dot.getBoundingClientRect();
      const end = new DOMPoint(line.x2.baseVal.value, line.y2.baseVal.value);
      return [
        off(point, { x: middle.left + middle.width / 2, y: middle.top + middle.height / 2 }),
        off(tip, end.matrixTransform(toScreen)),
      ];
    },
    { point: POINT, tip: ARROW[1] ?? [] },
  );

test('[D-1304] marks are at their places in a picture, a report and a film, at every width and zoom', async ({
  page,
  context,
}) => {
  test.slow();
  await aMember(context);
  const files = [await aPicture(), await aReport(), await aVideo('film.mp4', 'video/mp4')];
  const id = await aCase(context.request, { diagnosis: aDiagnosis('Double-duct sign'), files });
  const { result } = await call(context.request, `posts/${id}`, { method: 'GET' });
  const shown = (result as unknown as { files: { id: number }[] }).files;
  expect(shown).toHaveLength(3);
  const places = [{}, { page: 1 }, { second: 1 }];
  // A file can be marked once it is checked, the pages of a report are drawn, and a film is converted.
  for (const [i, { id: file }] of shown.entries())
    await expect(() =>
      says(context.request, id, `In file ${i + 1}.`, [
        { file, ...places[i], shape: 'point', points: [POINT] },
        { file, ...places[i], shape: 'arrow', points: ARROW },
      ]),
    ).toPass({ timeout: 120_000 });
  const devices = await context.newCDPSession(page);
  for (const picture of [1, 2, 3])
    for (const width of WIDTHS)
      for (const zoom of ZOOMS.filter((one) => width / one >= NARROWEST || one === 1)) {
        await devices.send('Emulation.setDeviceMetricsOverride', {
          width: Math.round(width / zoom),
          height: Math.round(900 / zoom),
          deviceScaleFactor: zoom,
          mobile: false,
        });
        await page.goto(`/caseDetails/${id}?picture=${picture}`);
        await hydrated(page);
        await expect(stageOf(page).locator('a.mark')).toHaveCount(2);
        const where = `file ${picture} at ${width} px, zoomed ${zoom} times`;
        await expect
          .poll(async () => Math.max(...(await offsets(page))), where)
          .toBeLessThan(MOST_PIXELS);
        const found = (await offsets(page)).map((pixels) => pixels.toFixed(2));
        test.info().annotations.push({ type: where, description: `${found} px` });
      }
});
