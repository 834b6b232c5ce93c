import { anOutcome, startWithFiles } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { putPoll, skip } from '../clinical-cases/support/polls';
import { erase, leave } from '../departure/support/departing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { at, pictured, type Row, say } from './support/pins';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const report = (by: Person, post: number, pins?: unknown, more: object = {}) =>
  by.send('PUT', `posts/${post}/outcome`, { ...anOutcome('Went home.'), pins, ...more });
const outcomeFor = async (by: Person, post: number) =>
  (await by.get(`posts/${post}/outcome`)).body['result'] as unknown as { pins: Row[] } | null;
const listedFor = async (by: Person, post: number) =>
  (await by.get(`posts/${post}/pins`)).body['result'] as unknown as Row[];
const numbersOf = (pins: Row[] | undefined) => pins?.map(({ number }) => number);
const stored = (post: number) =>
  app.rows<Row>('select * from pin where post_id = ? order by number', [post]);
const there = (x: number) => ({ points: [[x, 500]] });

describe('Places that an outcome points at', () => {
  it('[D-1614] are sent with it, put whole, and stay where nothing is said of them', async () => {
    const { post, files } = await pictured(anna);
    const [file] = files;
    await say(ben, post, [at(file)]);
    expect((await report(anna, post, [at(file), at(file, there(1))])).code).toBe(200);
    expect(await outcomeFor(ben, post)).toMatchObject({
      text: 'Went home.',
      pins: [
        { number: 2, file, points: [[250, 666.7]], gone: null },
        { number: 3, file, ...there(1) },
      ],
    });
    expect(await listedFor(ben, post)).toMatchObject([
      { at: { kind: 'comment' } },
      { at: { kind: 'outcome', id: post }, number: 2, member: { id: anna.id } },
      { at: { kind: 'outcome', id: post }, number: 3, member: { id: anna.id } },
    ]);
    await report(anna, post, undefined, { text: 'Well.' });
    await anna.send('PUT', `clinicalCases/${post}/outcome`, { text: 'Well.', pins: [] });
    expect(numbersOf((await outcomeFor(ben, post))?.pins)).toEqual([2, 3]);
    expect((await ben.get(`clinicalCases/${post}/outcome`)).body['result']).not.toHaveProperty(
      'pins',
    );
    await report(anna, post, [at(file, there(1)), at(file, there(9))]);
    expect(numbersOf((await outcomeFor(ben, post))?.pins)).toEqual([3, 4]);
    await report(anna, post, []);
    expect(await stored(post)).toHaveLength(1);
  });

  it('[D-1614] are refused with all of it, as those of steps are', async () => {
    const { post, files } = await pictured(anna);
    const other = await pictured(anna);
    const [file] = files;
    const bad: [unknown, string][] = [
      [[at(file), at(other.files[0])], 'That place is not in this case.'],
      [Array.from({ length: 6 }, () => at(file)), 'An outcome may point at 5 places at most.'],
      [[at(file, { points: [] })], 'That mark has no place.'],
      [[at(file, { page: 1 })], 'There is no such page.'],
      [[at(file, { second: 1 })], 'There is no such second.'],
      [[at(file, { slice: 1 })], 'There is no such slice.'],
      ['[{', 'Marks could not be read.'],
    ];
    for (const [pins, message] of bad) {
      const { code, body } = await report(anna, post, pins);
      expect([pins, code, body.errors]).toEqual([pins, 422, { pins: [message] }]);
      expect((await report(ben, post, pins)).code).toBe(403);
    }
    expect(await outcomeFor(anna, post)).toBeNull();
    expect(await stored(post)).toEqual([]);
  });

  it('[D-1614] are seen by who sees the outcome: not before a vote, nor while it waits', async () => {
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const bytesFor = async (by: Person) =>
      JSON.stringify([
        (await by.get(`posts/${post}`)).body,
        (await by.get(`posts/${post}/outcome`)).body,
        (await by.get(`posts/${post}/pins?limit=1`)).body,
        (await exportOf(app, by)).body,
      ]);
    const before = await bytesFor(ben);
    await report(anna, post, [at(files[0]), at(files[0])]);
    expect(await bytesFor(ben)).toBe(before);
    expect(numbersOf(await listedFor(anna, post))).toEqual([1, 2]);
    await skip(ben, post);
    expect(numbersOf(await listedFor(ben, post))).toEqual([1, 2]);
    expect(numbersOf((await outcomeFor(ben, post))?.pins)).toEqual([1, 2]);
    await app.rows('update case_outcome set awaits_patient_at = now() where post_id = ?', [post]);
    expect(await outcomeFor(ben, post)).toBeNull();
    expect(await listedFor(ben, post)).toEqual([]);
    expect(numbersOf((await outcomeFor(anna, post))?.pins)).toEqual([1, 2]);
    expect(numbersOf(await listedFor(anna, post))).toEqual([1, 2]);
  });

  it('[D-1614] go with the consent, the case and the account; the export has them', async () => {
    const { post, files } = await pictured(anna);
    await report(anna, post, [at(files[0])]);
    const exported = JSON.parse((await exportOf(app, anna)).body) as [string, Row[]][];
    const nobodyElse = { commentId: null, stepId: null };
    expect(new Map(exported).get('pins')).toMatchObject([
      { postId: post, number: 1, outcomeId: post, ...nobodyElse },
    ]);
    expect((await anna.post(`posts/${post}/consent/withdraw`, {})).code).toBe(200);
    expect(await stored(post)).toEqual([]);
    const [next, last] = [await pictured(anna), await pictured(anna)];
    for (const one of [next, last]) await report(anna, one.post, [at(one.files[0])]);
    await anna.send('DELETE', `posts/${next.post}`, {});
    expect(await stored(next.post)).toEqual([]);
    await leave(anna);
    await erase(app, anna);
    expect(await stored(last.post)).toEqual([]);
  });
});
