import type { APIRequestContext, Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { aVideo } from './support/videos';
import { expect, hydrated, stageOf, test } from './support/walk';

interface Row {
  id: number;
  url: string | null;
  state?: string;
}

/** A case with a two-second film, once the film can be played. */
async function filmed(request: APIRequestContext) {
  const files = [await aVideo('film.mp4', 'video/mp4')];
  const id = await aCase(request, { diagnosis: aDiagnosis('Double-duct sign'), files });
  let film = 0;
  await expect(async () => {
    const { result } = await call(request, `posts/${id}`, { method: 'GET' });
    film = (result.files as Row[])[0]?.id ?? 0;
    const pins = [{ file: film, second: 0, shape: 'point', points: [[500, 500]] }];
    await call(request, `posts/${id}/comments`, { data: { text: 'Here.', pins } });
  }).toPass({ timeout: 120_000 });
  return { id, film };
}

const video = (page: Page) => stageOf(page).locator('video');
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Film' });
const timeOf = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);

async function opened(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await expect(tools(page)).toBeVisible();
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(0);
}

test('[D-1480] a film has a speed, single pictures, a loop and a link to its second', async ({
  page,
  context,
  look,
}) => {
  test.slow();
  await aMember(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, film } = await filmed(context.request);
  await opened(page, `/caseDetails/${id}?file=${film}&t=0.5`);
  await expect.poll(() => timeOf(page)).toBeCloseTo(0.5);
  await look(page);
  await tools(page).getByRole('button', { name: 'One on' }).click();
  await expect.poll(() => timeOf(page)).toBeCloseTo(0.54);
  await page.keyboard.press('.');
  await expect.poll(() => timeOf(page)).toBeCloseTo(0.58);
  await page.keyboard.press(',');
  await expect.poll(() => timeOf(page)).toBeCloseTo(0.54);
  await tools(page).getByRole('radio', { name: '0.5×' }).check();
  await page.keyboard.press('<');
  await expect(tools(page).getByRole('radio', { name: '0.25×' })).toBeChecked();
  expect(await video(page).evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(0.25);
  await tools(page).getByRole('button', { name: 'Copy link at 0:00' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`/caseDetails/${id}\\?file=${film}&t=0.5$`));

  await page.keyboard.press('a');
  await video(page).evaluate((one: HTMLVideoElement) => {
    one.currentTime = 1.5;
  });
  await expect.poll(() => timeOf(page)).toBeCloseTo(1.5);
  await page.keyboard.press('b');
  const loop = tools(page).getByRole('button', { name: 'Loop 0:00–0:01' });
  await expect(loop).toHaveAttribute('aria-pressed', 'true');
  await loop.click();
  await expect(loop).toHaveAttribute('aria-pressed', 'false');
});

test('[D-1480] an address with an end opens in a loop, and one beyond the film at its beginning', async ({
  page,
  context,
}) => {
  test.slow();
  await aMember(context);
  const { id, film } = await filmed(context.request);
  await opened(page, `/caseDetails/${id}?file=${film}&t=0:00.5&to=1`);
  const again = video(page).evaluate(
    (one: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        let last = 0;
        one.addEventListener('timeupdate', () => {
          if (one.currentTime < last) resolve(one.currentTime);
          last = one.currentTime;
        });
      }),
  );
  await tools(page).getByRole('button', { name: 'Play' }).click();
  const at = await again;
  expect(at).toBeGreaterThanOrEqual(0.5);
  expect(at).toBeLessThan(1);
  for (const second of ['99', 'soon']) {
    await opened(page, `/caseDetails/${id}?file=${film}&t=${second}`);
    await expect.poll(() => timeOf(page)).toBe(0);
  }
});
