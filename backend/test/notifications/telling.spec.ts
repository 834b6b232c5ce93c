import { aCase, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, type Person } from '../support/people';
import { hearAboutCase, hearSignals } from './support/hearing';

let app: RunningApp;
let anna: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  id = await aCase(anna);
});
afterAll(() => app.stop());

const like = (who: Client) => who.post('clinicalCases/like', { clinicalCaseId: id });
const say = async (who: Client, comment: string, more: object = {}) =>
  idIn(await who.post('clinicalCases/comment', { clinicalCaseId: id, comment, ...more }));
const told = async (who: Client) => resultOf(await who.post('getNotificationData'));

const hear = (more?: { closing: boolean }) => hearAboutCase(app, id, more);

describe('Being told', () => {
  it('[NO-05 NO-06] of a like, with words and link of our own', async () => {
    await ben.post('clinicalCases/like', {
      clinicalCaseId: id,
      full_name: 'Dr. Evil',
      route: 'https://evil.example',
      module: 'x',
    });
    await hear();
    expect(await told(anna)).toEqual([
      {
        id: expect.any(Number),
        kind: 'case-liked',
        text: 'Dr. Ben Okoro liked your case.',
        actor: { id: ben.id, full_name: 'Ben Okoro', profile_pic: '' },
        others: 0,
        link: `/caseDetails/${id}`,
        title: 'Acute cholecystitis',
        quote: null,
        connection: null,
        sent_to: anna.id,
        is_read: 0,
        created_date_time: expect.any(String),
      },
    ]);
    expect(await told(ben)).toEqual([]);
  });

  it('once, however often the signal is heard and the like taken back and given again', async () => {
    await like(ben);
    await ben.post('clinicalCases/dislike', { clinicalCaseId: id });
    await like(ben);
    await hear();
    await hear();
    expect(await told(anna)).toHaveLength(1);
  });

  it('not of what was undone before it was heard', async () => {
    await like(ben);
    const comment = await say(ben, 'Hm.');
    await ben.post('clinicalCases/dislike', { clinicalCaseId: id });
    await ben.post('clinicalCases/deleteComment', { comment_id: comment });
    await hear();
    expect(await told(anna)).toEqual([]);
  });

  it('[NO-07 D-109] of a comment and of an answer, each by one line', async () => {
    const comment = await say(ben, 'First');
    const answer = await say(anna, 'Answer', { parentId: comment });
    const thanks = await say(ben, 'Thanks', { parentId: answer });
    await hear();

    expect(await told(anna)).toMatchObject([
      { kind: 'case-commented', link: `/caseDetails/${id}#comment-${thanks}` },
      {
        kind: 'case-commented',
        text: 'Dr. Ben Okoro commented on your case.',
        link: `/caseDetails/${id}#comment-${comment}`,
      },
    ]);
    expect(await told(ben)).toMatchObject([
      {
        kind: 'comment-replied',
        text: 'Dr. Anna Blum replied to your comment.',
        link: `/caseDetails/${id}#comment-${answer}`,
      },
    ]);
  });

  it('of an answer to one’s own comment under one’s own case as an answer only', async () => {
    const comment = await say(anna, 'Any ideas?');
    await say(ben, 'Yes.', { parentId: comment });
    await hear();
    expect(await told(anna)).toMatchObject([{ kind: 'comment-replied' }]);
  });

  it('never of what one does oneself', async () => {
    await like(anna);
    await say(anna, 'Mine', { parentId: await say(anna, 'Mine too') });
    await hear();
    expect(await told(anna)).toEqual([]);
  });

  it('page by page, newest first, with how many are unread', async () => {
    await like(ben);
    await say(ben, 'One');
    await say(ben, 'Two');
    await hear();
    const first = await anna.post('getNotificationData', { limit: 2 });
    const rest = await anna.post('getNotificationData', { before: first.body['nextBefore'] });

    expect(first.body).toMatchObject({
      unread: 3,
      result: [{ kind: 'case-commented' }, { kind: 'case-commented' }],
    });
    expect(rest.body).toMatchObject({
      unread: 3,
      nextBefore: null,
      result: [{ kind: 'case-liked' }],
    });
  });
});

describe('What several members did', () => {
  it('[NO-03 D-109] is one line with the newest of them, and counts once', async () => {
    const [carl, dora] = [
      await aMember(app, { firstName: 'Carl' }),
      await aMember(app, { firstName: 'Dora' }),
    ];
    for (const who of [ben, carl, dora]) await like(who);
    await hear();
    expect((await anna.post('getNotificationData')).body).toMatchObject({
      unread: 1,
      nextBefore: null,
      result: [
        {
          text: 'Dr. Dora Keller and 2 others liked your case.',
          others: 2,
          actor: { id: dora.id },
          is_read: 0,
        },
      ],
    });
  });

  it('[D-109] is read as far as it was seen: who comes later makes it new again', async () => {
    await like(ben);
    await hear();
    const [seen] = await told(anna);
    await like(await aMember(app));
    await hear();
    expect((await anna.post('notifications/read', { ids: [seen?.['id']] })).body).toMatchObject({
      unread: 1,
    });
    const [line] = await told(anna);
    expect(line).toMatchObject({ others: 1, is_read: 0 });
    expect((await anna.post('notifications/read', { ids: [line?.['id']] })).body).toMatchObject({
      unread: 0,
    });
    expect(await told(anna)).toMatchObject([{ is_read: 1 }]);
  });

  it('[NO-03] says nothing of those who left', async () => {
    const carl = await aMember(app);
    for (const who of [ben, carl]) await like(who);
    await hear();
    await app.rows('update account set deleted_at = now() where id = ?', [carl.id]);
    expect((await anna.post('getNotificationData')).body).toMatchObject({
      unread: 1,
      result: [{ others: 0, actor: { id: ben.id } }],
    });
  });
});

describe('Between members who want nothing to do with each other', () => {
  it('[NO-03 D-111] nothing is told, and what was told before is gone', async () => {
    await like(ben);
    await say(ben, 'One');
    await hear();
    expect((await anna.get('notifications/unread')).body).toMatchObject({ unread: 2 });
    await ben.post('blocks', { memberId: anna.id });
    expect((await anna.post('getNotificationData')).body).toMatchObject({ unread: 0, result: [] });
    const before = await app.rows('select 1 from notification where recipient_id = ?', [anna.id]);
    await say(ben, 'Two');
    await hear();
    expect(
      await app.rows('select 1 from notification where recipient_id = ?', [anna.id]),
    ).toHaveLength(before.length);
  });
});

describe('Being asked to connect', () => {
  const connect = (payload: object) =>
    hearSignals(app, (entry) =>
      Object.entries(payload).every(([word, id]) => entry.payload[word] === id),
    );

  it('[NO-07] is told to who is asked, and the answer to who asked', async () => {
    const asked = await ben.post('addBeyondFollowRequest', {
      user_two_id: anna.id,
      specialty_type: 'Urology',
    });
    await connect({ senderId: ben.id });
    expect(await told(anna)).toMatchObject([
      {
        kind: 'connection-requested',
        text: 'Dr. Ben Okoro asked to connect with you.',
        link: '/communityFollowing',
      },
    ]);
    expect(
      (await anna.post('updateBeyondFollowRequest', { follow_id: asked.body['id'], status: 1 }))
        .code,
    ).toBe(200);
    await connect({ senderId: ben.id });
    expect(await told(ben)).toMatchObject([
      {
        kind: 'connection-accepted',
        text: 'Dr. Anna Blum accepted your request to connect.',
        link: `/profile/${anna.id}`,
      },
    ]);
    expect(await told(anna)).toHaveLength(1);
  });

  it('stays one line for who takes it back and asks again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const asked = await ben.post('addBeyondFollowRequest', {
        user_two_id: anna.id,
        specialty_type: 'Urology',
      });
      await connect({ senderId: ben.id });
      const follow_id = asked.body['id'];
      if (time === 0) await ben.post('cancelBeyondFollowRequest', { follow_id });
    }
    expect((await anna.post('getNotificationData')).body).toMatchObject({
      unread: 1,
      result: [{ kind: 'connection-requested', others: 0 }],
    });
  });
});

describe('Being told by the house', () => {
  it('[CA-20 CA-21 D-069] a day before one’s case closes', async () => {
    const [row] = await app.rows<{ run_at: string; closes_at: string }>(
      `select o.run_at, p.closes_at from outbox o join clinical_post p on p.id = (o.payload->>'postId')::bigint where o.name = 'case-closing' and p.id = ?`,
      [id],
    );
    expect(
      new Date(String(row?.closes_at)).getTime() - new Date(String(row?.run_at)).getTime(),
    ).toBe(24 * 3_600_000);

    await hear({ closing: true });
    await hear({ closing: true });
    expect(await anna.post('getNotificationData')).toMatchObject({
      body: {
        unread: 1,
        result: [
          {
            kind: 'case-closing',
            text: 'Your case closes in 24 hours.',
            actor: null,
            link: `/caseDetails/${id}`,
          },
        ],
      },
    });
    expect(await told(ben)).toEqual([]);
  });

  it('[CA-20] nothing when the case is gone by then', async () => {
    await anna.post('clinicalCases/delete', { id });
    await hear({ closing: true });
    expect(await told(anna)).toEqual([]);
  });
});
