import {
  caseForm,
  idIn,
  resultOf,
  startWithFiles,
  withImages,
} from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { putPoll, skip } from '../clinical-cases/support/polls';
import { erase, leave } from '../departure/support/departing';
import { aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { at, pictured, type Row, say } from './support/pins';

let app: RunningApp;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  [anna, ben, cleo] = [await aMember(app), await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const A_STEP = { kind: 'operation', day: 1, text: 'Resected.' };

const add = (by: Person, post: number, pins?: unknown, more: object = {}) =>
  by.post(`posts/${post}/steps`, { ...A_STEP, pins, ...more });
const put = (post: number, step: number, pins: unknown, more: object = {}) =>
  anna.post(`posts/${post}/steps/${step}`, { pins, ...more });
const stepsFor = async (by: Person, post: number) => resultOf(await by.get(`posts/${post}/steps`));
const pinsFor = async (by: Person, post: number) =>
  (await stepsFor(by, post)).map(({ pins }) => pins as Row[]);
const listedFor = async (by: Person, post: number, query = '') =>
  resultOf(await by.get(`posts/${post}/pins${query}`));
const numbersOf = (pins: Row[] | undefined) => pins?.map(({ number }) => number);
const stored = (post: number) =>
  app.rows<Row>('select * from pin where post_id = ? order by number', [post]);
const there = (x: number) => ({ points: [[x, 500]] });

describe('Places that steps point at', () => {
  it('[D-1610] are sent with a step, numbered with those of comments, and read with it', async () => {
    const { post, files } = await pictured(anna);
    await say(ben, post, [at(files[0])]);
    const step = idIn(await add(anna, post, [at(files[0]), at(files[0], there(10))]));
    const nowhere = { scan: null, page: null, second: null, slice: null };
    const place = { ...nowhere, file: files[0], shape: 'point', length: null, unit: null };
    const pins = [
      { ...place, number: 2, points: [[250, 666.7]], gone: null },
      { ...place, number: 3, points: [[10, 500]], gone: null },
    ];
    expect(await stepsFor(ben, post)).toMatchObject([{ id: step, text: 'Resected.', pins }]);
    const member = { id: anna.id, name: anna.fullName };
    const listed = [
      { at: { kind: 'comment' }, number: 1, member: { id: ben.id } },
      ...pins.map((pin) => ({ ...pin, at: { kind: 'step', id: step }, member })),
    ];
    expect(await listedFor(cleo, post)).toMatchObject(listed);
    expect(await listedFor(cleo, post, `?file=${files[0]}&limit=2`)).toHaveLength(2);
    await add(anna, post);
    expect(await pinsFor(ben, post)).toMatchObject([pins, []]);
  });

  it('[D-1610] come in a form with files, too, and are all taken or none', async () => {
    const { post, files } = await pictured(anna);
    const picture = await aPicture(60, 40).jpeg().toBuffer();
    const form = (pins: unknown) =>
      withImages({ ...A_STEP, consent: true, pins: JSON.stringify(pins) }, [
        { name: 'b.jpg', bytes: picture, type: 'image/jpeg' },
      ]);
    const elsewhere = [at(files[0]), at(999_999_999)];
    expect(await anna.post(`posts/${post}/steps`, form(elsewhere))).toMatchObject({ code: 422 });
    expect(await stepsFor(anna, post)).toEqual([]);
    expect(await stored(post)).toEqual([]);
    expect(await anna.post(`posts/${post}/steps`, form([at(files[0])]))).toMatchObject({
      code: 200,
    });
    const steps = await stepsFor(ben, post);
    expect(steps).toMatchObject([{ pins: [{ number: 1, file: files[0] }] }]);
    const [step] = steps as unknown as { id: number; files: { id: number }[] }[];
    // Its own file, which had no id before.
    const own = step?.files[0]?.id;
    const wait = (since: string) =>
      app.rows(`update case_step set awaits_patient_at = ${since} where post_id = ?`, [post]);
    await wait('now()');
    expect((await say(ben, post, [at(own)])).code).toBe(422);
    expect((await add(anna, post, [at(own)])).code).toBe(422);
    expect((await put(post, step?.id ?? 0, [at(own)])).code).toBe(200);
    await wait('null');
    expect(await pinsFor(ben, post)).toMatchObject([[{ number: 2, file: own }]]);
  });

  it('[D-1610] are put whole: a place that stays keeps its number, others go or are new', async () => {
    const { post, files } = await pictured(anna, 2);
    const [first, second] = files;
    const line = {
      shape: 'line',
      points: [
        [0, 0],
        [100.5, 20],
      ],
    };
    const step = idIn(await add(anna, post, [at(first), at(second, line), at(first, there(1))]));
    await put(post, step, [at(first, there(7)), at(second, line)]);
    const [pins] = await pinsFor(ben, post);
    expect(pins).toMatchObject([
      { number: 2, file: second, ...line },
      { number: 4, file: first, ...there(7) },
    ]);
    for (const unsaid of [undefined, ''])
      expect((await put(post, step, unsaid, { text: 'Resected, R0.' })).code).toBe(200);
    expect(await stepsFor(ben, post)).toMatchObject([{ text: 'Resected, R0.', pins }]);
    expect((await put(post, step, [at(first)], { version: 1 })).code).toBe(409);
    expect(await pinsFor(ben, post)).toEqual([pins]);
    expect((await put(post, step, [])).code).toBe(200);
    expect(await pinsFor(ben, post)).toEqual([[]]);
    expect((await put(post, step, '[]')).code).toBe(200);
    await put(post, step, [at(first), at(first)]);
    expect(numbersOf((await pinsFor(ben, post))[0])).toEqual([5, 6]);
  });

  it('[D-1610] lie in files that all who read the case see, and have a shape in them', async () => {
    const { post, files } = await pictured(anna);
    const other = await pictured(anna);
    const [file] = files;
    const elsewhere = 'That place is not in this case.';
    const unreadable = 'Marks could not be read.';
    const long = [at(file, { more: 'x'.repeat(4_096) })];
    const bad: [unknown, string][] = [
      [[at(other.files[0])], elsewhere],
      [[at(999_999_999)], elsewhere],
      [[{ ...at(file), file: null, scan: 1, slice: 1 }], elsewhere],
      [Array.from({ length: 6 }, () => at(file)), 'A step may point at 5 places at most.'],
      [[at(file, { points: [] })], 'That mark has no place.'],
      [[at(file, { points: [[1_000.1, 0]] })], 'That mark has no place.'],
      [[at(file, { points: [['left', 0]] })], 'That mark has no place.'],
      [[at(file, { shape: 'arrow' })], 'That mark has no place.'],
      [
        [
          at(file, {
            shape: 'circle',
            points: [
              [1, 1],
              [3, 3],
            ],
          }),
        ],
        'That mark has no place.',
      ],
      [[at(file, { page: 1 })], 'There is no such page.'],
      [[at(file, { second: 4 })], 'There is no such second.'],
      [[at(file, { slice: 2 })], 'There is no such slice.'],
      [long, unreadable],
      ['[{"file":', unreadable],
      [5, unreadable],
    ];
    const step = idIn(await add(anna, post, [at(file)]));
    for (const [pins, message] of bad) {
      const added = await add(anna, post, pins);
      expect([pins, added.code, added.body.errors]).toEqual([pins, 422, { pins: [message] }]);
      expect((await put(post, step, pins)).body.errors).toEqual({ pins: [message] });
    }
    const hidden = idIn(await add(anna, post));
    await app.rows('update case_step set held_at = now() where id = ?', [hidden]);
    await app.rows('update clinical_post_file set step_id = ? where id = ?', [hidden, file]);
    expect((await add(anna, post, [at(file)])).body.errors).toEqual({ pins: [elsewhere] });
    // A step that is already there may stay where it points.
    expect((await put(post, step, [at(file)])).code).toBe(200);
    expect(await stored(post)).toHaveLength(1);
  });

  it('[D-1610] are their author’s to place: nobody else learns what is in the case', async () => {
    const { post, files } = await pictured(anna);
    const step = idIn(await add(anna, post));
    for (const pins of [[at(files[0])], [at(999_999_999)], 'nothing']) {
      expect((await add(ben, post, pins)).code).toBe(403);
      expect((await ben.post(`posts/${post}/steps/${step}`, { pins })).code).toBe(403);
    }
    await anna.post('blocks', { memberId: ben.id });
    expect((await add(ben, post, [at(files[0])])).code).toBe(404);
    expect(await stored(post)).toEqual([]);
  });
});

describe('Who sees where a step points', () => {
  it('[D-1611] not whoever has not voted yet, in no byte', async () => {
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const step = idIn(await add(anna, post));
    await app.rows('update case_step set version = 2 where id = ?', [step]);
    const bytesFor = async (by: Person) =>
      JSON.stringify([
        (await by.get(`posts/${post}`)).body,
        (await by.get(`posts/${post}/steps`)).body,
        (await by.get(`posts/${post}/pins?limit=1`)).body,
        (await by.get(`posts/${post}/pins?file=${files[0]}`)).body,
        (await exportOf(app, by)).body,
      ]);
    const before = await bytesFor(ben);
    await put(post, step, [at(files[0]), at(files[0], there(1))]);
    await app.rows('update case_step set version = 2 where id = ?', [step]);
    expect(await bytesFor(ben)).toBe(before);
    expect(numbersOf((await pinsFor(anna, post))[0])).toEqual([1, 2]);
    const own = await say(ben, post, [at(files[0])]);
    expect(own.body).toMatchObject({ result: { pins: [{ number: null }] } });
    await skip(ben, post);
    expect(numbersOf((await pinsFor(ben, post))[0])).toEqual([1, 2]);
    expect(numbersOf(await listedFor(ben, post))).toEqual([1, 2, 3]);
  });

  it.each(['awaits_patient_at', 'held_at'])(
    '[D-1611] only its author while it waits: %s',
    async (since) => {
      const { post, files } = await pictured(anna);
      await say(ben, post, [at(files[0])]);
      const step = idIn(await add(anna, post, [at(files[0])]));
      const wait = (till: string) =>
        app.rows(`update case_step set ${since} = ${till} where id = ?`, [step]);
      await wait('now()');
      expect(await stepsFor(ben, post)).toEqual([]);
      expect(numbersOf(await listedFor(ben, post))).toEqual([1]);
      expect(numbersOf(await listedFor(ben, post, `?file=${files[0]}`))).toEqual([1]);
      expect(numbersOf(await listedFor(anna, post))).toEqual([1, 2]);
      expect(numbersOf((await pinsFor(anna, post))[0])).toEqual([2]);
      await wait('null');
      expect(numbersOf(await listedFor(ben, post))).toEqual([1, 2]);
    },
  );

  it('[D-1611] not whom its author has blocked, and not in a hidden case', async () => {
    const { post, files } = await pictured(anna);
    await add(anna, post, [at(files[0])]);
    await anna.post('blocks', { memberId: ben.id });
    expect((await ben.get(`posts/${post}/pins`)).code).toBe(404);
    expect((await ben.get(`posts/${post}/steps`)).code).toBe(404);
    await app.rows('update clinical_post set hidden_at = now() where id = ?', [post]);
    expect((await cleo.get(`posts/${post}/steps`)).code).toBe(404);
  });

  it('[D-1612] the existing apps neither send nor read them', async () => {
    const { post, files } = await pictured(anna);
    const old = `clinicalCases/${post}/steps`;
    const step = idIn(await anna.post(old, { ...A_STEP, pins: [at(files[0])] }));
    expect(await stored(post)).toEqual([]);
    await put(post, step, [at(files[0])]);
    expect(resultOf(await ben.get(old))[0]).not.toHaveProperty('pins');
    expect((await anna.post(`${old}/${step}`, { text: 'Changed.', pins: [] })).code).toBe(200);
    expect(await stepsFor(ben, post)).toMatchObject([{ text: 'Changed.', pins: [{ number: 1 }] }]);
  });
});

describe('Where a step pointed', () => {
  it('[D-1611] is gone with the file: removed, or replaced in the same edit', async () => {
    const { post, files } = await pictured(anna, 2);
    const step = idIn(await add(anna, post, [at(files[0]), at(files[1])]));
    const bytes = await aPicture(90, 60).jpeg().toBuffer();
    const other = withImages(caseForm(), [{ name: 'b.jpg', bytes, type: 'image/jpeg' }]);
    other.append('removedFiles', String(files[1]));
    expect((await anna.post(`clinicalCases/${post}`, other)).code).toBe(200);
    const less = withImages(caseForm(), []);
    less.append('removedFiles', String(files[0]));
    expect((await anna.post(`clinicalCases/${post}`, less)).code).toBe(200);
    const gone = { file: null, points: [] };
    expect(await pinsFor(ben, post)).toMatchObject([
      [
        { number: 1, ...gone, gone: 'removed' },
        { number: 2, ...gone, gone: 'replaced' },
      ],
    ]);
    await put(post, step, undefined, { text: 'Resected, R0.' });
    expect(await stored(post)).toHaveLength(2);
    await put(post, step, []);
    expect(await stored(post)).toEqual([]);
  });

  it('[D-1611] goes with the step, with the case and with a withdrawn consent', async () => {
    const { post, files } = await pictured(anna);
    const step = idIn(await add(anna, post, [at(files[0])]));
    await anna.send('DELETE', `posts/${post}/steps/${step}`, {});
    expect(await stored(post)).toEqual([]);
    await add(anna, post, [at(files[0])]);
    expect(await stored(post)).toMatchObject([{ number: 2 }]);
    await anna.send('DELETE', `posts/${post}`, {});
    expect(await stored(post)).toEqual([]);
    const next = await pictured(anna);
    await add(anna, next.post, [at(next.files[0])]);
    expect((await anna.post(`posts/${next.post}/consent/withdraw`, {})).code).toBe(200);
    expect(await stored(next.post)).toEqual([]);
  });

  it('[D-1611] is in its author’s export, and erased with the account', async () => {
    const { post, files } = await pictured(anna);
    const step = idIn(await add(anna, post, [at(files[0])]));
    await say(anna, post, [at(files[0])]);
    await say(ben, post, [at(files[0])]);
    const pinsOf = async (who: Person) => {
      const exported = JSON.parse((await exportOf(app, who)).body) as [string, Row[]][];
      return new Map(exported).get('pins');
    };
    expect(await pinsOf(anna)).toMatchObject([
      { postId: post, number: 1, fileId: files[0], stepId: step, commentId: null },
      { postId: post, number: 2, fileId: files[0], stepId: null },
    ]);
    expect(await pinsOf(ben)).toMatchObject([{ number: 3, stepId: null }]);
    await leave(anna);
    await erase(app, anna);
    expect(await stored(post)).toEqual([]);
  });
});
