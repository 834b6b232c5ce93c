import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aMember, call } from './support/people';
import { says } from './support/pins';
import { placeInSlice, scanned } from './support/scans';
import { expect, hydrated, test } from './support/walk';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** Of the mark, in percent of the slice. */
const PLACE = [40, 60] as const;

const stage = (page: Page) => page.getByRole('region', { name: /^Portal venous/ });
const picture = (page: Page) => stage(page).locator('.scan__pic');
const slider = (page: Page) => page.getByRole('slider', { name: 'Slice' });
const tool = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true });
const zoomIs = (page: Page, percent: number) =>
  expect(stage(page).locator('.scan__foot')).toContainText(`Zoom ${percent}%`);

/** @returns the id of a case with a series whose slice 12 has a mark */
async function marked(request: APIRequestContext): Promise<number> {
  const id = await scanned(request);
  const { result } = await call(request, `posts/${id}`, { method: 'GET' });
  const [{ id: scan }] = result.scans as [{ id: number }];
  const points = [PLACE.map((percent) => percent * 10)];
  await says(request, id, 'Here the duct ends.', [{ scan, slice: 12, shape: 'point', points }]);
  return id;
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/caseDetails/${id}?series=1&slice=12`);
  await hydrated(page);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 12 of 24');
}

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

/** The mark is over its place, to 1 % of the slice. */
async function expectMarkAtPlace(page: Page): Promise<void> {
  const [x = 0, y = 0] = await placeInSlice(stage(page).locator('a.mark'), page);
  expect(Math.abs(x - PLACE[0]), `${x}`).toBeLessThan(1);
  expect(Math.abs(y - PLACE[1]), `${y}`).toBeLessThan(1);
}

/** Fingers on the glass, each from a place to another, in pixels. */
async function slide(page: Page, fingers: { from: number[]; to: number[] }[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) =>
    fingers.map(({ from, to }, id) => {
      const [x = 0, y = 0] = from.map((start, i) => start + ((to[i] ?? 0) - start) * part);
      return { x, y, id };
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[D-1620] [D-1621] a slice is zoomed and moved by two fingers, and two taps show the whole', async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  const id = await marked(context.request);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await open(page, id);
    await expectMarkAtPlace(page);
    const field = stage(page).locator('.scan__touch');
    await field.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(field);
    const [across, down] = [x + width / 2, y + height / 2];
    await slide(page, [
      { from: [across, down - 20], to: [across, down - 80] },
      { from: [across, down + 20], to: [across, down + 80] },
    ]);
    await zoomIs(page, 400);
    await expectMarkAtPlace(page);
    const before = await boxOf(picture(page));
    await slide(page, [
      { from: [across - 20, down], to: [across + 10, down - 40] },
      { from: [across + 20, down], to: [across + 50, down - 40] },
    ]);
    const after = await boxOf(picture(page));
    expect(after.x - before.x).toBeCloseTo(30, 0);
    expect(after.y - before.y).toBeCloseTo(-40, 0);
    await expectMarkAtPlace(page);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 12 of 24');
    await expectAccessible(page);
    await slide(page, [{ from: [across + 60, down], to: [across + 60, down + 15] }]);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 13 of 24');
    await zoomIs(page, 400);
    await expect(async () => {
      await page.touchscreen.tap(across + 60, down);
      await page.touchscreen.tap(across + 60, down);
      await expect(stage(page).locator('.scan__foot')).toContainText('Zoom 100%', { timeout: 500 });
    }).toPass();
  }
});

test('[D-1620] a slice is zoomed by wheel, keys and buttons, and marks stay over their places', async ({
  page,
  context,
  look,
}) => {
  await aMember(context);
  const id = await marked(context.request);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await open(page, id);
    for (const percent of [150, 200, 300, 400]) {
      await slider(page).press('+');
      await zoomIs(page, percent);
      await expectMarkAtPlace(page);
    }
    await expect(page.locator('output', { hasText: 'Zoom 400%' })).toBeAttached();
    await slider(page).press('-');
    await zoomIs(page, 300);
    await slider(page).press('0');
    await zoomIs(page, 100);
    await picture(page).scrollIntoViewIfNeeded();
    const whole = await boxOf(picture(page));
    const at = { x: whole.x + whole.width * 0.6, y: whole.y + whole.height * 0.3 };
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -50);
    await zoomIs(page, 141);
    await page.mouse.wheel(0, -1_000);
    await page.keyboard.up('Control');
    await zoomIs(page, 200);
    await expectMarkAtPlace(page);
    // No edge of this slice is near: what was under the pointer is under it.
    const large = await boxOf(picture(page));
    expect((at.y - large.y) / large.height).toBeCloseTo(0.3, 2);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(at.x, at.y - 20, { steps: 2 });
    await page.mouse.up({ button: 'middle' });
    expect((await boxOf(picture(page))).y - large.y).toBeCloseTo(-20, 0);
    await expectMarkAtPlace(page);
    await tool(page, 'Zoom in').click();
    await zoomIs(page, 300);
    await tool(page, 'Zoom out').click();
    await zoomIs(page, 200);
    await look(page);
    await page.setViewportSize(size);
    await tool(page, 'Reset').click();
    await zoomIs(page, 100);
    await expect(slider(page)).toBeFocused();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 12 of 24');
  }
});

test('[D-1621] a zoomed slice is moved by one finger or by keys, and shows the mark in focus', async ({
  page,
  context,
}) => {
  await aMember(context);
  await open(page, await marked(context.request));
  await expect(tool(page, 'Move')).toBeHidden();
  for (let press = 0; press < 4; press += 1) await slider(page).press('+');
  await tool(page, 'Move').tap();
  const start = await boxOf(picture(page));
  await slider(page).press('ArrowRight');
  await slider(page).press('Shift+ArrowDown');
  const { width, height } = await boxOf(stage(page).locator('.scan__lens'));
  const moved = await boxOf(picture(page));
  expect(moved.x - start.x).toBeCloseTo(-width / 10, 0);
  expect(moved.y - start.y).toBeCloseTo(-height / 2, 0);
  const { x, y } = await boxOf(stage(page).locator('.scan__touch'));
  await slide(page, [{ from: [x + 60, y + 60], to: [x + 100, y + 90] }]);
  const dragged = await boxOf(picture(page));
  expect(dragged.x - moved.x).toBeCloseTo(40, 0);
  expect(dragged.y - moved.y).toBeCloseTo(30, 0);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 12 of 24');
  for (let press = 0; press < 4; press += 1) await slider(page).press('Shift+ArrowRight');
  const mark = stage(page).locator('a.mark');
  await mark.focus();
  await expect(async () => {
    const lens = await boxOf(stage(page).locator('.scan__lens'));
    const dot = await boxOf(mark.locator('.mark__dot'));
    expect(dot.x).toBeGreaterThan(lens.x);
    expect(dot.x + dot.width).toBeLessThan(lens.x + lens.width);
  }).toPass();
  await expectMarkAtPlace(page);
  await slider(page).press('0');
  await expect(tool(page, 'Move')).toBeHidden();
  await slider(page).press('ArrowDown');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Slice 13 of 24');
});
