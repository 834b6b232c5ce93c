import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { at, pictured, type Row, say } from './support/pins';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const textsFor = async (by: Person, post: number) =>
  ((await by.get(`posts/${post}/comments`)).body['result'] as unknown as Row[]).map(
    ({ text }) => text,
  );
const toOlderApps = async (by: Person, post: number) => {
  const cases = (await by.get(`getCommentsOnClinicalCase/${post}`)).body as unknown as Row[];
  const { body } = await by.post('getCommentForCommunityId', { community_id: post });
  const both = [cases, body['result'] as unknown as Row[]];
  return both.map((rows) => rows.map(({ comment }) => comment));
};

describe('A comment with marks and without words', () => {
  it('[D-1306] is stored as it is; older apps read where it points, in brackets', async () => {
    const { post, files } = await pictured(anna, 3);
    const wordless = { text: '' };
    expect((await say(ben, post, [at(files[2])], wordless)).body).toMatchObject({
      code: 200,
      result: { text: '', pins: [{ file: files[2] }] },
    });
    await say(ben, post, [at(files[1]), at(files[0]), at(files[0])], { text: undefined });
    await say(ben, post, [at(files[0])]);
    expect(await textsFor(anna, post)).toEqual(['', '', 'Here.']);
    const read = ['[Pointed at picture 3.]', '[Pointed at picture 2 and 2 more.]', 'Here.'];
    expect(await toOlderApps(anna, post)).toEqual([read, read]);
  });

  it('[D-1306] is refused without marks as ever, and shown to nobody once it is deleted', async () => {
    const { post, files } = await pictured(anna);
    for (const [text, pins] of [
      ['', undefined],
      ['  ', []],
      [undefined, undefined],
    ] as const)
      expect((await say(ben, post, pins, { text })).body.errors).toEqual({
        text: ['Please write a comment.'],
      });
    const { body } = await say(ben, post, [at(files[0])], { text: '' });
    const first = Number(body['id']);
    const none = await ben.send('PUT', `comments/${first}/pins`, { pins: [] });
    expect(none.body.errors).toEqual({ pins: ['A comment without words keeps a mark.'] });
    await say(anna, post, [], { replyTo: first });
    await ben.send('DELETE', `comments/${first}`, {});
    expect(await toOlderApps(anna, post)).toEqual([
      ['', 'Here.'],
      ['', 'Here.'],
    ]);
  });
});
