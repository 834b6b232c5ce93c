import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aCase, aDiagnosis } from './cases';
import { aPicture, type ChosenFile } from './files';
import { call } from './people';
import { stageOf } from './walk';

/** @returns the case and its one picture */
export async function pictured(author: APIRequestContext) {
  const files = [await aPicture()];
  const id = await aCase(author, { diagnosis: aDiagnosis('Double-duct sign'), files });
  const { result } = await call(author, `posts/${id}`, { method: 'GET' });
  const [file] = (result as unknown as { files: { id: number }[] }).files;
  return { id, file: file?.id ?? 0 };
}

/**
 * Adds a step with these files. Places in them can be marked once they are checked.
 * @returns their ids
 */
export async function stepWith(author: APIRequestContext, id: number, files: ChosenFile[]) {
  const form = new FormData();
  const words = { kind: 'pathology', day: '2', text: 'Resected.', consent: 'true' };
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  for (const { name, mimeType, buffer } of files)
    form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await call(author, `posts/${id}/steps`, { multipart: form });
  const { result } = await call(author, `posts/${id}/steps`, { method: 'GET' });
  const [step] = result as unknown as { files: { id: number }[] }[];
  return (step?.files ?? []).map((file) => file.id);
}

export const says = (by: APIRequestContext, id: number, text: string, pins: object[]) =>
  call(by, `posts/${id}/comments`, { data: { text, pins } });

/** Where the picture itself is in the window, not its box. */
const pictureOn = (page: Page) =>
  stageOf(page)
    .locator('img.viewer__media')
    .evaluate((img: HTMLImageElement) => {
      const box = img.getBoundingClientRect();
      const scale = Math.min(box.width / img.naturalWidth, box.height / img.naturalHeight);
      const [width, height] = [img.naturalWidth * scale, img.naturalHeight * scale];
      return {
        width,
        height,
        left: box.left + (box.width - width) / 2,
        top: box.top + (box.height - height) / 2,
      };
    });

/** Where the middle of the mark is, in percent of the picture. */
export async function placeOf(mark: Locator, page: Page) {
  const dot = await mark.locator('.mark__dot').boundingBox();
  const picture = await pictureOn(page);
  if (!dot) throw new Error('The mark is not shown.');
  return {
    x: ((dot.x + dot.width / 2 - picture.left) / picture.width) * 100,
    y: ((dot.y + dot.height / 2 - picture.top) / picture.height) * 100,
  };
}

/** Both ends of an arrow or a line, in percent of the picture. */
export async function endsOf(mark: Locator, page: Page) {
  const ends = await mark.locator('line.mark__line').evaluate((line: SVGLineElement) => {
    const toScreen = line.getScreenCTM();
    if (!toScreen) throw new Error('The mark is not drawn.');
    const at = (x: SVGAnimatedLength, y: SVGAnimatedLength) =>
      new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(toScreen);
    return [at(line.x1, line.y1), at(line.x2, line.y2)].map(({ x, y }) => ({ x, y }));
  });
  const { left, top, width, height } = await pictureOn(page);
  return ends.map(({ x, y }) => [((x - left) / width) * 100, ((y - top) / height) * 100]);
}

/** Draws on the picture by finger, from and to places in percent of it. */
export async function dragByFinger(page: Page, field: Locator, [from, to]: number[][]) {
  const box = await field.boundingBox();
  if (!box || !from || !to) throw new Error('No place can be chosen.');
  const touch = await page.context().newCDPSession(page);
  const at = (x = 0, y = 0) => [
    { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 },
  ];
  const middle = from.map((value, i) => (value + (to[i] ?? 0)) / 2);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(...from) });
  for (const place of [middle, to])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(...place) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function dragByMouse(page: Page, field: Locator, [from, to]: number[][]) {
  const box = await field.boundingBox();
  if (!box || !from || !to) throw new Error('No place can be chosen.');
  const move = ([x = 0, y = 0]: number[]) =>
    page.mouse.move(box.x + (box.width * x) / 100, box.y + (box.height * y) / 100);
  await move(from);
  await page.mouse.down();
  await move(to);
  await page.mouse.up();
}
