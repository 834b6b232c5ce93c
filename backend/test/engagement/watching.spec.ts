import type { Socket } from 'socket.io-client';
import { SocketDoor } from '../../src/wire/socket-door';
import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { aCase, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { aPolledCase, vote } from '../clinical-cases/support/polls';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket, heard } from '../support/sockets';

let app: RunningApp;
let anna: Person;
let ben: Person;
let socket: Socket;
let events: { event: string; payload: Record<string, unknown> }[];
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app);
  ben = await aMember(app);
  socket = await aSocket(app, ben);
  events = [];
  socket.onAny((event: string, payload) => events.push({ event, payload }));
});
afterEach(() => socket.close());
afterAll(() => app.stop());

/** Resolves once the server has handled everything this socket sent; it handles messages in order. */
async function settled(): Promise<void> {
  const answered = heard(socket, 'exception');
  socket.emit('watch', { caseId: 999_999_999 });
  await answered;
}
async function watching(hint: object): Promise<void> {
  socket.emit('watch', hint);
  await settled();
  events.length = 0;
}
const comment = async (who: Person, id: number) =>
  idIn(await who.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Drain first.' }));
const names = () => events.map(({ event }) => event);
/** Longer than the server gathers what it tells. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 500));

async function expectToHearNothingOf(id: number): Promise<void> {
  await settled();
  events.length = 0;
  await comment(anna, id);
  await aWhile();
  expect(names()).toEqual([]);
}

describe('Who watches a case', () => {
  it('[D-461] hears of each comment, by its id, and of the counts', async () => {
    const id = await aCase(anna);
    await watching({ caseId: id });
    // Every ten seconds each socket is put back into the rooms where it belongs.
    await app.nest.get(SocketDoor, { strict: false }).report();
    const counts = heard(socket, 'counts');
    const [first, second] = [await comment(anna, id), await comment(anna, id)];
    await counts;
    await aWhile();
    expect(events.filter(({ event }) => event === 'comment').map(({ payload }) => payload)).toEqual(
      [
        { caseId: id, commentId: first },
        { caseId: id, commentId: second },
      ],
    );
    expect(events.at(-1)).toEqual({
      event: 'counts',
      payload: { caseId: id, like_count: 0, comment_count: 2 },
    });
  });

  it('[D-1070] hears the counts at once, so that nothing of the seconds before is missed', async () => {
    const id = await aCase(anna);
    await comment(anna, id);
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    await aWhile();
    const told = heard(socket, 'counts');
    socket.emit('watch', { caseId: id });
    expect(await told).toEqual({ caseId: id, like_count: 1, comment_count: 1 });
  });

  it('[D-1070] hears how many have voted, at once and with each vote', async () => {
    const id = await aPolledCase(anna, { blind: false });
    const voter = await aMember(app);
    await vote(voter, id);
    await aWhile();
    const told = heard(socket, 'counts');
    socket.emit('watch', { caseId: id });
    expect(await told).toMatchObject({ vote_count: 1 });
    await settled();
    const again = heard(socket, 'counts');
    await vote(await aMember(app), id);
    expect(await again).toMatchObject({ caseId: id, vote_count: 2 });
  });

  it('[D-1070] hears only of the likes while a poll blinds them', async () => {
    const id = await aPolledCase(anna);
    await vote(await aMember(app), id);
    await comment(anna, id);
    await aWhile();
    const told = heard(socket, 'counts');
    socket.emit('watch', { caseId: id });
    expect(await told).toEqual({ caseId: id, like_count: 0 });
  });

  it('hears of likes, of likes taken back, and of a comment that is deleted', async () => {
    const id = await aCase(anna);
    const commentId = await comment(anna, id);
    await aWhile();
    await watching({ caseId: id });
    const told = async (work: () => Promise<unknown>) => {
      const counts = heard(socket, 'counts');
      await work();
      return counts;
    };
    expect(await told(() => ben.post('clinicalCases/like', { clinicalCaseId: id }))).toEqual({
      caseId: id,
      like_count: 1,
      comment_count: 1,
    });
    expect(await told(() => ben.post('clinicalCases/dislike', { clinicalCaseId: id }))).toEqual({
      caseId: id,
      like_count: 0,
      comment_count: 1,
    });
    expect(
      await told(() => anna.post('clinicalCases/deleteComment', { comment_id: commentId })),
    ).toEqual({ caseId: id, like_count: 0, comment_count: 0 });
  });

  it('hears nothing of other cases, and nothing more after it looks away', async () => {
    const [id, other] = [await aCase(anna), await aCase(anna)];
    await watching({ caseId: id });
    await comment(anna, other);
    socket.emit('unwatch', { caseId: id });
    await expectToHearNothingOf(id);
  });

  it('hears nothing after it looked away at once', async () => {
    const id = await aCase(anna);
    socket.emit('watch', { caseId: id });
    socket.emit('unwatch', { caseId: id });
    await expectToHearNothingOf(id);
  });

  it('is refused what it may not see, and hears nothing of what is hidden since', async () => {
    const id = await aCase(anna);
    await app.rows('update clinical_post set held_at = now() where id = ?', [id]);
    const refused = heard<{ code: number }>(socket, 'exception');
    socket.emit('watch', { caseId: id });
    expect((await refused).code).toBe(404);
    await app.rows('update clinical_post set held_at = null where id = ?', [id]);
    await watching({ caseId: id });
    await app.rows('update clinical_post set hidden_at = now() where id = ?', [id]);
    await comment(anna, id);
    await aWhile();
    expect(names()).toEqual([]);
  });

  it('is refused a hint that names nothing that there can be', async () => {
    const refused = heard<{ code: number }>(socket, 'exception');
    socket.emit('watch', { caseId: 'all' });
    expect((await refused).code).toBe(422);
  });
});

describe('Who watches a post of Beyond Surgery', () => {
  it('hears of it under its own word', async () => {
    const id = await aBeyondPost(anna);
    await watching({ beyondId: id });
    const told = heard(socket, 'counts');
    const reply = await anna.post('addCommentForBeyondId', {
      beyond_surgery_id: id,
      curruntComment: 'What a view.',
    });
    expect(await told).toEqual({ beyondId: id, like_count: 0, comment_count: 1 });
    expect(events[0]).toEqual({
      event: 'comment',
      payload: { beyondId: id, commentId: idIn(reply) },
    });
  });
});
