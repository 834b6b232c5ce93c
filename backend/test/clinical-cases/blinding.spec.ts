import type { Socket } from 'socket.io-client';
import { answer, aSurgeon, ask, unusedSpecialities } from '../asking/support/surgeons';
import { hearAboutCase } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, anAdmin, aVisitor, type Person } from '../support/people';
import { aSocket, heard } from '../support/sockets';
import {
  aCase,
  again,
  anOutcome,
  DAY,
  idIn,
  resultOf,
  startWithFiles,
  theCase,
} from './support/cases';
import { digestTo, exportOf } from './support/outgoing';
import { aPolledCase, optionOf, putPoll, skip, thePoll, vote } from './support/polls';

let app: RunningApp;
let anna: Person;
let cleo: Person;
let dora: Person;
/** Has neither voted nor skipped. */
let ben: Person;
let visitor: Client;
let nextSpeciality: () => string;
beforeAll(async () => {
  app = await startWithFiles();
  app.clock.set(new Date());
  nextSpeciality = await unusedSpecialities(app);
  anna = await aMember(app);
  cleo = await aMember(app);
  dora = await aMember(app);
  const vera = { name: 'Vera Moss', email_id: 'vera@example.org', profession: 'Student' };
  const { visitorToken } = (await aVisitor(app).post('addCommunityNonRegister', vera)).body;
  visitor = new Client(app, { authorization: `Bearer ${String(visitorToken)}` });
});
beforeEach(async () => {
  ben = await aMember(app);
});
afterAll(() => app.stop());

const comment = async (by: Person, clinicalCaseId: number, more: object = {}) =>
  idIn(await by.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain.', ...more }));

/** Every call of a reader of cases, and those of visitors. */
function callsAbout(id: number, advisers: readonly number[]): [string, string, object?][] {
  return [
    ['GET', 'clinicalCases'],
    ['GET', 'clinicalCases?outcome=reported'],
    ['GET', `clinicalCases/${id}`],
    ['GET', 'clinicalCases/newer?after=1'],
    ['POST', 'clinicalCases/mine', { signup_id: anna.id }],
    ['GET', 'clinicalCases/collection'],
    ['GET', `clinicalCases/${id}/likes`],
    ['GET', `clinicalCases/${id}/likers`],
    ['GET', `clinicalCases/${id}/outcome`],
    ['GET', `clinicalCases/${id}/steps`],
    ['GET', `clinicalCases/${id}/poll`],
    ['GET', `clinicalCases/${id}/privacy`],
    ...['', '?sort=oldest', '?sort=newest', '?sort=liked', '?before=999999999'].map(
      (query): [string, string] => ['GET', `getCommentsOnClinicalCase/${id}${query}`],
    ),
    ['POST', 'getCommentForCommunityId', { community_id: id }],
    ['POST', 'getCommentForCommunityId', { community_id: id, sort: 'liked' }],
    ['POST', 'getCommunityPost', {}],
    ['POST', 'getCommunityPost', { type: 2, outcome: 'reported' }],
    ['POST', 'getCommunityPost', { community_id: id }],
    ['POST', 'getCommunityPost', { fromMyCases: true, id: anna.id, type: 2 }],
    ['POST', 'getCommunityCollection', {}],
    ['POST', 'getLikeListOfCommunity', { community_id: id }],
    ['GET', 'getNotificationData'],
    ['GET', 'questions'],
    ['GET', 'questions?state=open'],
    ['GET', 'questions?state=seen'],
    ['GET', 'questions?state=ended'],
    ['GET', 'questions/tally'],
    ['GET', 'search?query=drain'],
    ['GET', 'search?query=drain&kind=cases'],
    ['GET', 'searches'],
    ['GET', `clinicalCases/${id}/similar`],
    ['GET', 'posts'],
    ['GET', `posts/${id}`],
    ...advisers.flatMap((member): [string, string, object?][] => [
      ['POST', 'getProfileDetails', { id: member }],
      ['GET', `members/${member}/advice`],
    ]),
  ];
}

/** The whole response without the parts that always differ. */
async function bytesOf(by: Client, [method, path, body]: [string, string, object?]) {
  const reply = await by.send(method, path, body);
  const headers = [...reply.headers].filter(
    ([name]) =>
      !['x-request-id', 'date', 'keep-alive'].includes(name) && !name.startsWith('ratelimit'),
  );
  return { path, code: reply.code, headers, body: JSON.stringify(reply.body) };
}

async function everything(id: number) {
  const members = await Promise.all(
    callsAbout(id, [cleo.id, dora.id]).map((call) => bytesOf(ben, call)),
  );
  const visitors = await Promise.all([
    bytesOf(visitor, ['GET', 'visitor/feed']),
    bytesOf(aVisitor(app), ['GET', 'visitor/cases']),
  ]);
  return [...members, ...visitors, await exportOf(app, ben), await digestTo(app, ben)];
}

/** Colleagues vote and comment; the author reports the patient's outcome. */
async function othersDiscuss(id: number): Promise<void> {
  await vote(cleo, id, { place: 0 });
  await vote(dora, id, { place: 1 });
  const said = await comment(cleo, id);
  const answered = await comment(dora, id, { parentId: said });
  await comment(anna, id);
  await dora.post(`comments/${said}/like`);
  await dora.post('clinicalCases/editComment', { comment_id: answered, comment: 'Operate.' });
  await dora.post('clinicalCases/deleteComment', { comment_id: answered });
  const advice = [{ commentId: said, effect: 'changed' }];
  const outcome = {
    ...anOutcome('Went home.'),
    advice,
    pollOption: optionOf(await thePoll(anna, id), 0),
  };
  expect((await anna.send('PUT', `clinicalCases/${id}/outcome`, outcome)).code).toBe(200);
  await hearAboutCase(app, id);
}

describe('Whoever has neither voted nor skipped', () => {
  it('[D-492] gets the same bytes from every call, before and after others vote and comment', async () => {
    const speciality = nextSpeciality();
    ben = await aSurgeon(app, speciality);
    const id = await aCase(anna, { speciality });
    await putPoll(anna, id);
    await ask(anna, id);
    await ben.get(`clinicalCases/${id}`);
    await ben.post(`clinicalCases/${id}/follow`);
    await ben.post('clinicalCases/collection/add', { cl_case_id: id });
    const before = await everything(id);
    expect(before.filter(({ code }) => code !== 200)).toEqual([]);

    await othersDiscuss(id);

    expect(await everything(id)).toEqual(before);
    expect(await theCase(ben, id)).toMatchObject({
      blinded: 1,
      comment_count: 0,
      outcome: '',
      outcome_state: 'none',
    });
    expect((await theCase(cleo, id))['comment_count']).toBe(2);
    const hidden = await ben.get(`getCommentsOnClinicalCase/${id}`);
    expect([hidden.body, hidden.headers.get('x-blinded')]).toEqual([[], '1']);

    await skip(ben, id);
    expect(await theCase(ben, id)).toMatchObject({
      blinded: 0,
      comment_count: 2,
      outcome: 'Went home.',
      outcome_state: 'reported',
    });
    const shown = await ben.get(`getCommentsOnClinicalCase/${id}`);
    expect([shown.body, shown.headers.get('x-blinded')]).toEqual([
      [expect.anything(), expect.anything()],
      null,
    ]);
  });

  it('[D-492] hears nothing of comments by socket, and of likes without how many comments there are', async () => {
    const id = await aPolledCase(anna);
    const [blind, reading] = [await aSocket(app, ben), await aSocket(app, cleo)];
    await vote(cleo, id);
    const watching = async (socket: Socket) => {
      socket.emit('watch', { caseId: id });
      const answered = heard(socket, 'exception');
      socket.emit('watch', { caseId: 999_999_999 });
      await answered;
    };
    await watching(blind);
    await watching(reading);
    const events: unknown[] = [];
    blind.onAny((event, payload) => events.push({ event, payload }));
    const counts = heard(reading, 'counts');
    await othersComment(id);
    await counts;
    const liked = heard(blind, 'counts');
    await dora.post('clinicalCases/like', { clinicalCaseId: id });
    expect(await liked).toEqual({ caseId: id, like_count: 1 });
    expect(events).toEqual([{ event: 'counts', payload: { caseId: id, like_count: 1 } }]);

    await skip(ben, id);
    await watching(blind);
    const all = heard(blind, 'counts');
    await comment(cleo, id);
    expect(await all).toMatchObject({ caseId: id, like_count: 1, comment_count: 2 });
    for (const socket of [blind, reading]) socket.close();
  });

  const othersComment = (id: number) => comment(cleo, id);

  it('[D-492] hears nothing more once a poll begins that blinds them', async () => {
    const id = await aCase(anna);
    const socket = await aSocket(app, ben);
    const begun = heard(socket, 'counts');
    socket.emit('watch', { caseId: id });
    await begun;
    const events: unknown[] = [];
    socket.onAny((event) => events.push(event));
    await putPoll(anna, id);
    await vote(cleo, id);
    await comment(cleo, id);
    const liked = heard(socket, 'counts');
    await dora.post('clinicalCases/like', { clinicalCaseId: id });
    expect(await liked).toEqual({ caseId: id, like_count: 1 });
    expect(events).toEqual(['counts']);
    socket.close();
  });

  it('says what they think without hearing how many did before', async () => {
    const id = await aPolledCase(anna);
    await vote(cleo, id);
    const said = await comment(cleo, id);
    const own = await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Wait.' });
    expect([own.code, 'comment_count' in own.body]).toEqual([200, false]);
    const older = await ben.post('addCommentForCommunityId', {
      community_id: id,
      curruntComment: 'Wait!',
    });
    expect([older.code, 'comment_count' in older.body]).toEqual([200, false]);
    // A hidden comment can be neither replied to nor liked, with the same response as for one that
    // does not exist.
    for (const parentId of [said, said + 1000]) {
      const reply = await ben.post('clinicalCases/comment', {
        clinicalCaseId: id,
        comment: 'No.',
        parentId,
      });
      expect(reply.body.msg).toBe('The comment you are replying to no longer exists.');
      expect((await ben.post(`comments/${parentId}/like`)).code).toBe(404);
      expect((await ben.send('DELETE', `comments/${parentId}/like`, undefined)).code).toBe(404);
    }
    const mine = idIn(own);
    await cleo.post(`comments/${mine}/like`);
    const edited = await ben.post('clinicalCases/editComment', {
      comment_id: mine,
      comment: 'Wait for a day.',
    });
    expect(edited.body['comment']).toMatchObject({ like_count: 0 });
    const removed = await ben.post('clinicalCases/deleteComment', { comment_id: mine });
    expect([removed.code, 'comment_count' in removed.body]).toEqual([200, false]);
  });

  it('is told of an answer and of a mention, without words', async () => {
    const id = await aPolledCase(anna);
    await vote(cleo, id);
    const own = idIn(
      await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Wait.' }),
    );
    await comment(cleo, id, { parentId: own });
    await comment(cleo, id, { mentions: [ben.id] });
    await hearAboutCase(app, id);
    const lines = resultOf(await ben.get('getNotificationData'));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['comment-replied', 'mentioned']);
    expect(JSON.stringify(lines)).not.toContain('Drain');
  });

  it('keeps an open question until it is due, whatever others answered', async () => {
    const speciality = nextSpeciality();
    ben = await aSurgeon(app, speciality);
    const id = await aCase(anna, { speciality });
    await putPoll(anna, id);
    await ask(anna, id);
    for (const other of [cleo, dora]) await answer(other, id);
    const state = async () => resultOf(await ben.get('questions')).map((one) => one['state']);
    expect(await state()).toEqual(['open']);
    await vote(ben, id);
    expect(await state()).toEqual(['ended']);
  });

  it('reads all once the case is closed', async () => {
    const id = await aPolledCase(anna);
    await othersDiscuss(id);
    const start = app.clock.now();
    app.clock.set(new Date(start.getTime() + 7 * DAY + 1000));
    const late = await again(app, ben);
    expect(await theCase(late, id)).toMatchObject({ blinded: 0, comment_count: 2 });
    expect(await thePoll(late, id)).toMatchObject({ state: 'revealed', voters: 2, mine: null });
    const advice = resultOf(await late.get(`members/${cleo.id}/advice`)).map((one) => one['id']);
    expect(advice).toContain(id);
    app.clock.set(start);
  });
});

describe('The author and administrators', () => {
  it('read all from the first moment', async () => {
    const id = await aPolledCase(anna);
    await vote(cleo, id);
    await comment(cleo, id);
    for (const reader of [anna, await anAdmin(app)]) {
      expect(await theCase(reader, id)).toMatchObject({ blinded: 0, comment_count: 1 });
      expect((await reader.get(`getCommentsOnClinicalCase/${id}`)).body).toHaveLength(1);
    }
  });
});
