import { caseForm, idIn, startWithFiles, withImages } from '../clinical-cases/support/cases';
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

const NOWHERE_ELSE = {
  scan: null,
  page: null,
  second: null,
  slice: null,
  length: null,
  unit: null,
  gone: null,
};

const pinsFor = async (by: Person, post: number) =>
  ((await by.get(`posts/${post}/comments`)).body['result'] as unknown as Row[]).map(
    ({ pins }) => pins as Row[],
  );
const stored = (post: number) =>
  app.rows<Row>('select * from pin where post_id = ? order by number', [post]);

describe('Places that comments point at', () => {
  it('[D-1230] are sent with a comment or a reply, numbered in the post and read by all', async () => {
    const { post, files } = await pictured(anna, 2);
    const [first, second] = files;
    const line = [
      [0, 0],
      [1000, 500],
    ];
    const said = await say(ben, post, [at(first), at(second, { shape: 'line', points: line })]);
    expect(said.body).toMatchObject({
      msg: 'Your comment is posted.',
      result: {
        pins: [
          { number: 1, file: first },
          { number: 2, file: second },
        ],
      },
    });
    await say(cleo, post, [at(first, { shape: 'circle', points: line })], { replyTo: idIn(said) });
    const [told, answered] = await pinsFor(anna, post);
    expect(told).toEqual([
      {
        number: 1,
        file: first,
        shape: 'point',
        points: [[250, 666.7]],
        ...NOWHERE_ELSE,
      },
      {
        number: 2,
        file: second,
        shape: 'line',
        points: line,
        ...NOWHERE_ELSE,
      },
    ]);
    expect(answered).toMatchObject([{ number: 3, shape: 'circle' }]);
  });

  it('[D-1230] lie in files of the same post that its readers see', async () => {
    const { post, files } = await pictured(anna);
    const other = await pictured(anna);
    const nowhere = { pins: ['That place is not in this case.'] };
    for (const file of [other.files[0], 999_999_999]) {
      expect((await say(ben, post, [at(file)])).body).toMatchObject({ errors: nowhere });
    }
    await app.rows(
      "insert into post_file_check (file_id, state, is_held, created_at) values (?, 'waiting', true, now())",
      [files[0]],
    );
    expect((await say(anna, post, [at(files[0])])).body.errors).toEqual(nowhere);
    expect(await stored(post)).toEqual([]);
    expect((await anna.get(`posts/${post}`)).body['result']).toMatchObject({
      counts: { comments: 0 },
    });
    await anna.post('blocks', { memberId: ben.id });
    expect((await say(ben, other.post, [at(other.files[0])])).code).toBe(403);
    expect((await say(ben, 999_999_999, [at(other.files[0])])).code).toBe(404);
  });

  it('[D-1230] have a shape within the picture, and pages and seconds where they belong', async () => {
    const { post, files } = await pictured(anna);
    const [file] = files;
    const bad: [unknown, string][] = [
      [Array.from({ length: 6 }, () => at(file)), 'A comment may point at 5 places at most.'],
      [[at(file, { points: [] })], 'That mark has no place.'],
      [[at(file, { points: [[1000.1, 0]] })], 'That mark has no place.'],
      [[at(file, { points: [['left', 0]] })], 'That mark has no place.'],
      [[at(file, { points: [[250]] })], 'That mark has no place.'],
      [[at(file, { points: [[250, 250, 250]] })], 'That mark has no place.'],
      [[at(file, { points: [250, 250] })], 'That mark has no place.'],
      [[at(file, { points: [{ x: 250, y: 250 }] })], 'That mark has no place.'],
      [[at(file, { shape: 'arrow' })], 'That mark has no place.'],
      [
        [
          at(file, {
            shape: 'line',
            points: [
              [1, 1],
              [3, 3],
            ],
          }),
        ],
        'That mark has no place.',
      ],
      [[at(file, { shape: 'star' })], 'That mark has no place.'],
      [[at(file, { page: 1 })], 'There is no such page.'],
      [[at(file, { second: 4 })], 'There is no such second.'],
      [[at('first')], 'That place is not in this case.'],
    ];
    for (const [pins, message] of bad) {
      const { code, body } = await say(ben, post, pins);
      expect([code, body.errors]).toEqual([422, { pins: [message] }]);
    }
    expect(
      (
        await say(
          ben,
          post,
          Array.from({ length: 5 }, () => at(file)),
        )
      ).code,
    ).toBe(200);
  });

  it('[D-1230] are a JSON array in a form, and refused where they cannot be read', async () => {
    const { post, files } = await pictured(anna);
    const form = async (pins: string) => {
      const body = new URLSearchParams({ text: 'Here.', pins });
      const sent = { method: 'POST', headers: ben.headers, body };
      return (await fetch(`${app.url}/api/v1/posts/${post}/comments`, sent)).json();
    };
    const said = await form(JSON.stringify([at(files[0])]));
    expect(said).toMatchObject({ result: { pins: [{ file: files[0], points: [[250, 666.7]] }] } });
    const unreadable = { code: 422, errors: { pins: ['Marks could not be read.'] } };
    const long = `[${JSON.stringify(at(files[0], { more: 'x'.repeat(4_096) }))}]`;
    for (const pins of ['[{"file":', 'here', '[5]', '{"file":1}', long])
      expect(await form(pins)).toMatchObject(unreadable);
    for (const pins of [JSON.parse(long), 5, { file: files[0] }, [[]], [null], ['here']])
      expect((await say(ben, post, pins)).body).toMatchObject(unreadable);
    expect(await form('')).toMatchObject({ result: { pins: [] } });
  });

  it('[D-1231] tell a blinded reader nothing, and their own without its number', async () => {
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const bytesFor = async (by: Person) =>
      JSON.stringify([
        (await by.get(`posts/${post}`)).body,
        (await by.get(`posts/${post}/comments`)).body,
        (await exportOf(app, by)).body,
      ]);
    const before = await bytesFor(ben);
    await skip(cleo, post);
    const theirs = await say(cleo, post, [at(files[0])]);
    expect(theirs.body).toMatchObject({ result: { pins: [{ number: 1 }] } });
    expect(await bytesFor(ben)).toBe(before);
    const own = await say(ben, post, [at(files[0])]);
    expect(own.body).toMatchObject({ result: { pins: [{ number: null, file: files[0] }] } });
    const changed = await ben.post(`comments/${idIn(own)}`, { text: 'There.' });
    expect(changed.body).toMatchObject({ result: { pins: [{ number: null }] } });
    await skip(ben, post);
    expect(await pinsFor(ben, post)).toMatchObject([[{ number: 1 }], [{ number: 2 }]]);
  });

  it('[D-1231] are hidden and go with their comment; their number is not used again', async () => {
    const { post, files } = await pictured(anna);
    const first = idIn(await say(ben, post, [at(files[0])]));
    await say(cleo, post, [at(files[0])], { replyTo: first });
    await ben.post('blocks', { memberId: cleo.id });
    expect(await pinsFor(cleo, post)).toMatchObject([[], [{ number: 2 }]]);
    await app.rows('update comment set deleted_at = now() where id = ?', [first]);
    expect(await pinsFor(anna, post)).toMatchObject([[], [{ number: 2 }]]);
    await app.rows('update comment set deleted_at = null where id = ?', [first]);
    expect(await pinsFor(anna, post)).toMatchObject([[{ number: 1 }], [{ number: 2 }]]);
    await ben.send('DELETE', `comments/${first}`, {});
    expect(await stored(post)).toMatchObject([{ number: 2 }]);
    const next = await say(anna, post, [at(files[0])]);
    expect(next.body).toMatchObject({ result: { pins: [{ number: 3 }] } });
  });

  it('[D-1231] lose their place with their file, and go with the post', async () => {
    const { post, files } = await pictured(anna, 2);
    await say(ben, post, [at(files[0]), at(files[1])]);
    await anna.post(`clinicalCases/${post}`, {
      ...caseForm(),
      isFileRemoved: true,
      removedFiles: [files[0]],
    });
    expect(await pinsFor(ben, post)).toMatchObject([
      [
        { number: 1, file: null, points: [], gone: 'removed' },
        { number: 2, gone: null },
      ],
    ]);
    expect(await stored(post)).toMatchObject([{ file_id: null, points: [] }, {}]);
    await anna.send('DELETE', `posts/${post}`, {});
    expect(await stored(post)).toEqual([]);
  });

  it('[D-1305] are told apart from those whose file was replaced in the same edit', async () => {
    const { post, files } = await pictured(anna, 2);
    await say(ben, post, [at(files[0]), at(files[1])]);
    const edit = async (form: FormData) =>
      expect((await anna.post(`clinicalCases/${post}`, form)).code).toBe(200);
    const bytes = await aPicture(90, 60).jpeg().toBuffer();
    const other = withImages(caseForm(), [{ name: 'b.jpg', bytes, type: 'image/jpeg' }]);
    other.append('removedFiles', String(files[1]));
    await edit(other);
    expect(await pinsFor(ben, post)).toMatchObject([
      [
        { number: 1, file: files[0], gone: null },
        { number: 2, file: null, points: [], gone: 'replaced' },
      ],
    ]);
    const less = withImages(caseForm(), []);
    less.append('removedFiles', String(files[0]));
    await edit(less);
    await edit(withImages(caseForm(), [{ name: 'b.jpg', bytes, type: 'image/jpeg' }]));
    expect(await pinsFor(ben, post)).toMatchObject([[{ gone: 'removed' }, { gone: 'replaced' }]]);
  });

  it('[D-1231] are in their member’s export and erased with the account', async () => {
    const { post, files } = await pictured(anna);
    await say(ben, post, [at(files[0])]);
    const exported = JSON.parse((await exportOf(app, ben)).body) as [string, Row[]][];
    expect(new Map(exported).get('pins')).toMatchObject([
      { postId: post, number: 1, fileId: files[0] },
    ]);
    await leave(ben);
    await erase(app, ben);
    expect(await stored(post)).toEqual([]);
    await say(cleo, post, [at(files[0])]);
    await leave(anna);
    await erase(app, anna);
    expect(await stored(post)).toEqual([]);
  });
});
