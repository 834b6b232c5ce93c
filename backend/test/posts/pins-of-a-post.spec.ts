import { aCase, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { putPoll, skip } from '../clinical-cases/support/polls';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { until } from '../support/until';
import { at, pictured, type Row, say } from './support/pins';

const MINUTE = 60_000;

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

const listed = async (by: Person, post: number, query = '') =>
  (await by.get(`posts/${post}/pins${query}`)).body as unknown as {
    result: Row[];
    nextBefore: number | null;
  };
const numbersFor = async (by: Person, post: number, query = '') =>
  (await listed(by, post, query)).result.map(({ number }) => number);
const put = (by: Person, comment: number, pins: unknown) =>
  by.send('PUT', `comments/${comment}/pins`, { pins });

/** Connections that wait for another one's lock. */
const waiting = async () => {
  const [row] = await app.rows<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count;
};

describe('The pins of a post', () => {
  it('[D-1300] are listed from the oldest on, with their comment and who wrote it', async () => {
    const { post, files } = await pictured(anna);
    const circle = [
      [100, 100],
      [200, 100],
    ];
    const first = idIn(await say(ben, post, [at(files[0], { shape: 'circle', points: circle })]));
    const answer = idIn(await say(cleo, post, [at(files[0])], { replyTo: first }));
    const { result, nextBefore } = await listed(anna, post);
    const nowhereElse = { scan: null, slice: null, page: null, second: null };
    const place = { file: files[0], ...nowhereElse, length: null, unit: null, gone: null };
    expect(result).toEqual([
      {
        ...place,
        number: 1,
        shape: 'circle',
        points: circle,
        at: { kind: 'comment', id: first },
        member: { id: ben.id, name: ben.fullName },
      },
      {
        ...place,
        number: 2,
        shape: 'point',
        points: [[250, 666.7]],
        at: { kind: 'comment', id: answer },
        member: { id: cleo.id, name: cleo.fullName },
      },
    ]);
    expect(nextBefore).toBeNull();
  });

  it('[D-1300] come in pages, each after the last row of the one before, or of one file', async () => {
    const { post, files } = await pictured(anna, 2);
    const [first, second] = files;
    await say(ben, post, [at(first), at(second), at(first)]);
    await say(cleo, post, [at(second), at(first)]);
    const pages: unknown[][] = [];
    let before: number | null = 0;
    while (before !== null) {
      const page = await listed(anna, post, `?limit=2&before=${before}`);
      pages.push(page.result.map(({ number }) => number));
      before = page.nextBefore;
    }
    expect(pages).toEqual([[1, 2], [3, 4], [5]]);
    expect(await numbersFor(anna, post, `?file=${second}`)).toEqual([2, 4]);
    expect(await numbersFor(anna, post, `?file=${first}&limit=2`)).toEqual([1, 3]);
    const other = await pictured(anna);
    expect(await numbersFor(anna, other.post, `?file=${first}`)).toEqual([]);
    expect((await anna.get(`posts/${post}/pins?file=first`)).code).toBe(422);
  });

  it('[D-1300] are seen by who sees their comments', async () => {
    const { post, files } = await pictured(anna);
    const first = idIn(await say(ben, post, [at(files[0])]));
    await say(cleo, post, [at(files[0])]);
    await ben.post('blocks', { memberId: cleo.id });
    expect(await numbersFor(ben, post)).toEqual([1]);
    expect(await numbersFor(cleo, post)).toEqual([2]);
    await app.rows('update comment set deleted_at = now() where id = ?', [first]);
    expect(await numbersFor(anna, post)).toEqual([2]);
    await anna.post('blocks', { memberId: ben.id });
    expect((await ben.get(`posts/${post}/pins`)).code).toBe(404);
    await app.rows('update clinical_post set hidden_at = now() where id = ?', [post]);
    expect((await cleo.get(`posts/${post}/pins`)).code).toBe(404);
  });

  it('[D-1300] tell a blinded reader of nobody else’s, and not how many there are', async () => {
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const told = async (by: Person) => (await by.get(`posts/${post}/pins?limit=1`)).body;
    const before = await told(ben);
    await skip(cleo, post);
    await say(cleo, post, [at(files[0]), at(files[0])]);
    expect(await told(ben)).toEqual(before);
    expect(before).toMatchObject({ result: [], nextBefore: null });
    await say(ben, post, [at(files[0])]);
    expect((await listed(ben, post)).result).toMatchObject([
      { number: null, member: { id: ben.id } },
    ]);
    expect(await numbersFor(anna, post)).toEqual([1, 2, 3]);
    await skip(ben, post);
    expect(await numbersFor(ben, post)).toEqual([1, 2, 3]);
  });
});

describe('The pins of a comment', () => {
  it('[D-1301] are moved by its writer and keep their numbers; further ones get new numbers', async () => {
    const { post, files } = await pictured(anna, 2);
    const [first, second] = files;
    const comment = idIn(await say(ben, post, [at(first), at(first)]));
    await say(cleo, post, [at(first)]);
    const there = { points: [[10, 20.5]] };
    const moved = await put(ben, comment, [at(second, there)]);
    expect(moved.body).toMatchObject({ msg: 'Your marks are changed.' });
    expect(moved.body['result']).toMatchObject({ pins: [{ number: 1, file: second, ...there }] });
    expect(await numbersFor(anna, post)).toEqual([1, 3]);
    await put(ben, comment, [at(first), at(first), at(second)]);
    const { result } = await listed(anna, post);
    expect(result.map(({ number, file, at: by }) => [number, file, (by as Row)['id']])).toEqual([
      [1, first, comment],
      [3, first, expect.any(Number)],
      [4, first, comment],
      [5, second, comment],
    ]);
    expect((await put(ben, comment, [])).body['result']).toEqual({ pins: [] });
    expect(await numbersFor(anna, post)).toEqual([3]);
  });

  it('[D-1301] are five at most, whoever asks twice at once', async () => {
    const { post, files } = await pictured(anna);
    const comment = idIn(await say(ben, post, []));
    const many = Array.from({ length: 4 }, () => at(files[0]));
    await say(cleo, post, [at(files[0])]);
    // Both have begun before one of them can add its marks.
    const counting = app.em();
    await counting.begin();
    await counting.execute('select from pinned_post where post_id = ? for update', [post]);
    const both = [put(ben, comment, many), put(ben, comment, many)];
    await until(async () => (await waiting()) === both.length);
    await counting.commit();
    const replies = await Promise.all(both);
    expect(replies.map(({ code }) => code)).toEqual([200, 200]);
    expect(await numbersFor(anna, post)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[D-1301] are for nobody else to move, and hidden ones for nobody', async () => {
    const { post, files } = await pictured(anna);
    const comment = idIn(await say(ben, post, [at(files[0])]));
    for (const [by, pins] of [
      [anna, [at(files[0])]],
      [cleo, 'nothing'],
    ] as const)
      expect((await put(by, comment, pins)).body).toMatchObject({
        code: 403,
        msg: 'You can only change or delete your own comments.',
      });
    const elsewhere = await pictured(anna);
    for (const [pins, message] of [
      [[at(elsewhere.files[0])], 'That place is not in this case.'],
      [Array.from({ length: 6 }, () => at(files[0])), 'A comment may point at 5 places at most.'],
      [undefined, 'Marks could not be read.'],
    ] as const)
      expect((await put(ben, comment, pins)).body.errors).toEqual({ pins: [message] });
    await app.rows('update comment set deleted_at = now() where id = ?', [comment]);
    expect((await put(ben, comment, [])).code).toBe(404);
    expect((await put(ben, 999_999_999, [])).code).toBe(404);
  });

  it('[D-1301] stand after 15 minutes, and in a closed case', async () => {
    const { post, files } = await pictured(anna);
    const comment = idIn(await say(ben, post, [at(files[0])]));
    const written = (ago: number) =>
      app.rows('update comment set created_at = ? where id = ?', [
        new Date(app.clock.now().getTime() - ago),
        comment,
      ]);
    await written(14 * MINUTE);
    expect((await put(ben, comment, [at(files[0])])).code).toBe(200);
    await written(15 * MINUTE);
    expect((await put(ben, comment, [])).body).toMatchObject({
      code: 409,
      msg: 'A mark can be moved for 15 minutes.',
    });
    await app.rows('update clinical_post set closes_at = ? where id = ?', [app.clock.now(), post]);
    expect((await put(ben, comment, [])).body).toMatchObject({
      code: 409,
      msg: 'This case is closed.',
    });
    expect(await numbersFor(ben, post)).toEqual([1]);
  });

  it('[D-1301] are moved by a blinded writer, who is not told their number', async () => {
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const comment = idIn(await say(ben, post, [at(files[0])]));
    const moved = await put(ben, comment, [at(files[0], { points: [[1, 2]] })]);
    expect(moved.body['result']).toMatchObject({ pins: [{ number: null, points: [[1, 2]] }] });
    // Whoever may not read the comment is not told that it is there.
    await skip(cleo, post);
    const theirs = idIn(await say(cleo, post, [at(files[0])]));
    expect((await put(ben, theirs, [])).code).toBe(404);
  });

  it('[D-1301] wait for a file of their case', async () => {
    const post = await aCase(anna);
    const comment = idIn(await say(ben, post, []));
    expect((await put(ben, comment, [at(1)])).code).toBe(422);
  });
});
