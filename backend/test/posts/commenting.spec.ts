import { aCase, startWithFiles } from '../clinical-cases/support/cases';
import { putPoll } from '../clinical-cases/support/polls';
import { anImage } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, type Person } from '../support/people';

type Row = Record<string, unknown>;

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okafor' });
});
afterAll(() => app.stop());

const say = (by: Person, post: number, fields: object): Promise<Replied> =>
  by.post(`posts/${post}/comments`, fields);
const commentsOn = async (by: Person, post: number): Promise<Row[]> =>
  (await by.get(`posts/${post}/comments`)).body['result'] as unknown as Row[];

describe('Comments in the words of the house', () => {
  it('[D-1153] are written, answered and read, on a case or an image', async () => {
    for (const post of [await aCase(anna), await anImage(anna)]) {
      const first = await say(ben, post, { text: 'I would wait.' });
      expect(first.body).toMatchObject({
        msg: 'Your comment is posted.',
        comments: 1,
        result: { id: first.body['id'], author: { name: 'Ben Okafor' }, mine: { isOwn: true } },
      });
      const answer = { text: 'Why?', replyTo: first.body['id'], mentions: [ben.id] };
      expect((await say(anna, post, answer)).body).toMatchObject({ comments: 2 });
      expect(await commentsOn(anna, post)).toMatchObject([
        { text: 'I would wait.', replyTo: null, likes: 0, mine: { isOwn: false } },
        { replyTo: first.body['id'], mentions: [{ id: ben.id, name: 'Ben Okafor' }] },
      ]);
    }
  });

  it('[D-1153] are refused without words, and with what identifies a patient', async () => {
    const post = await aCase(anna);
    expect((await say(ben, post, {})).body.errors).toEqual({ text: ['Please write a comment.'] });
    const named = await say(ben, post, { text: 'Write to ben@example.org' });
    expect(named.body.errors).toHaveProperty('text');
  });

  it('[D-1153] are changed and deleted by who wrote them alone', async () => {
    const post = await aCase(anna);
    const id = Number((await say(ben, post, { text: 'Wait.' })).body['id']);
    expect((await anna.post(`comments/${id}`, { text: '' })).code).toBe(403);
    const changed = await ben.post(`comments/${id}`, { text: 'Wait a day.' });
    expect(changed.body['result']).toMatchObject({ id, text: 'Wait a day.' });
    expect((await anna.send('DELETE', `comments/${id}`, {})).code).toBe(403);
    const removed = await ben.send('DELETE', `comments/${id}`, {});
    expect(removed.body['result']).toEqual({ comments: 0 });
    expect(await commentsOn(anna, post)).toEqual([]);
  });

  it('[D-1153] are liked', async () => {
    const post = await aCase(anna);
    const id = Number((await say(ben, post, { text: 'Wait.' })).body['id']);
    const liked = await anna.send('PUT', `comments/${id}/like`, {});
    expect(liked.body['result']).toEqual({ likes: 1, isLiked: true });
    expect(await commentsOn(anna, post)).toMatchObject([{ likes: 1, mine: { isLiked: true } }]);
    expect((await anna.send('DELETE', `comments/${id}/like`, {})).code).toBe(200);
  });

  it('[D-1153] come without words and name from who has blocked the reader', async () => {
    const cleo = await aMember(app);
    const post = await aCase(anna);
    await say(ben, post, { text: 'Wait.' });
    await ben.post('blocks', { memberId: cleo.id });
    expect(await commentsOn(cleo, post)).toMatchObject([
      { text: '', author: { id: 0, name: '' }, mine: { isWithheld: true, isFolded: false } },
    ]);
    expect(await commentsOn(ben, post)).toMatchObject([{ mine: { isWithheld: false } }]);
  });

  it('[D-1153] are withheld from who has not voted yet', async () => {
    const post = await aCase(anna);
    await putPoll(anna, post);
    const added = await say(ben, post, { text: 'Wait.' });
    expect(added.body).not.toHaveProperty('comments');
    const read = await ben.get(`posts/${post}/comments`);
    expect([read.body['result'], read.headers.get('x-blinded')]).toEqual([[], '1']);
  });

  it('[D-1153] are added once for a key', async () => {
    const post = await aCase(anna);
    const key = { 'idempotency-key': 'one-comment' };
    const [first, second] = [
      await ben.post(`posts/${post}/comments`, { text: 'Wait.' }, key),
      await ben.post(`posts/${post}/comments`, { text: 'Wait.' }, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await commentsOn(anna, post)).toHaveLength(1);
  });
});
