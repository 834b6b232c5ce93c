import sharp from 'sharp';
import { greyIn } from '../../src/scans/kept/windows.rules';
import { caseForm, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { checkedSeries, drawn, scansOf, takenSeries } from '../scans/support/posted';
import { factsOf, framesOf, packed } from '../scans/support/series';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { documentOf, made, open, paperOf, publishable, wordsIn } from './support/papers';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const FACTS = factsOf();
const FRAMES = framesOf(FACTS, (n, at) => 1_024 + 40 * n + (at % 80 < 40 ? 0 : 100));

/** @returns the id of a case with a series */
async function withSeries(scan: object): Promise<number> {
  const uploadId = await takenSeries(app, anna, await packed(FACTS, FRAMES));
  await checkedSeries(app, anna, uploadId);
  const scans = JSON.stringify([{ uploadId, decisions: { looked: true }, ...scan }]);
  const post = idIn(await anna.post('posts', caseForm({ ...publishable, scans })));
  await drawn(app);
  return post;
}

async function figuresIn(post: number) {
  const inside = await documentOf(app, anna, await made(app, anna, post));
  return {
    legends: wordsIn(inside).filter((words) => words.startsWith('Figure ')),
    pictures: [...inside].flatMap(([name, bytes]) => (/\.jpg$/.test(name) ? [bytes] : [])),
  };
}

/** The grey of a picture at a place, in shares of its width and height. */
async function greyAt(picture: Buffer, [x, y]: readonly [number, number]): Promise<number> {
  const drawing = sharp(picture).greyscale().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return data[at * info.channels] ?? -1;
}

describe('[D-1652] The series of a case in its paper', () => {
  it('are the slices that its author has chosen, with their masks', async () => {
    const chosen = { name: 'Arterial', keys: [0, 2], masks: 'r0,0,500,500' };
    const { legends, pictures } = await figuresIn(await withSeries(chosen));
    expect(legends).toEqual(['Figure 1. Arterial, slice 1', 'Figure 2. Arterial, slice 3']);
    expect(pictures).toHaveLength(2);
    // Every value of the third slice is above 0 HU (water), the fill value of masks.
    const [, third = Buffer.of()] = pictures;
    const water = greyIn([40, 400], 0);
    expect(Math.abs((await greyAt(third, [0.2, 0.2])) - water)).toBeLessThanOrEqual(4);
    expect(await greyAt(third, [0.2, 0.9])).toBeGreaterThan(water + 40);
  });

  it('are the slice in the middle where none is chosen, and its figures are not missing', async () => {
    const post = await withSeries({});
    const { items } = await paperOf(anna, post);
    expect(items.find(({ key }) => key === 'figures')?.state).toBe('filled');
    expect((await figuresIn(post)).legends).toEqual(['Figure 1. CT, slice 2']);
  });

  it('have the paper made again once other slices are chosen', async () => {
    const post = await withSeries({});
    const paper = await made(app, anna, post);
    expect((await open(app, anna, paper)).status).toBe(200);
    const [scan] = (await scansOf(anna, post)).scans;
    await anna.send('PUT', `scans/${scan?.id}`, { keys: [0] });
    expect((await open(app, anna, paper)).status).toBe(409);
    expect((await figuresIn(post)).legends).toEqual(['Figure 1. CT, slice 1']);
  });
});
