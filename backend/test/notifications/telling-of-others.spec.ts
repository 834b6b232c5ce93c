import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { anOpportunity, applied } from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { hearSignals } from './support/hearing';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => app.stop());

const told = async (who: Person) => resultOf(await who.post('getNotificationData'));
const hear = (word: string, ids: readonly unknown[]) =>
  hearSignals(app, ({ payload }) => ids.includes(payload[word]));

describe('A message', () => {
  const write = async (chatRoomId: unknown) => {
    const { body } = await ben.post('sendChatMessage', {
      chatRoomId,
      chatCategory: 'I',
      chatSendText: 'Stent or surgery?',
      type: 1,
    });
    return (body['chatMessage'] as Record<string, unknown>)['id'] ?? body['id'];
  };

  it('[NO-07] is told to who has not read it, one line for the room, and nothing of its words', async () => {
    const chatRoomId = (await ben.post('chatRoomSolo', { reciverId: anna.id })).body['chatRoomId'];
    const sent = [await write(chatRoomId), await write(chatRoomId)];
    await hear('messageId', sent);
    expect((await anna.post('getNotificationData')).body).toMatchObject({
      unread: 1,
      result: [
        {
          kind: 'message',
          text: 'Dr. Ben Okoro sent you a message.',
          others: 0,
          link: `/chat?room=${chatRoomId}`,
        },
      ],
    });
    expect(await told(ben)).toEqual([]);
  });

  it('is not told to who has read it meanwhile', async () => {
    const chatRoomId = (await ben.post('chatRoomSolo', { reciverId: anna.id })).body['chatRoomId'];
    const sent = await write(chatRoomId);
    await anna.post('getChatMessages', { chatRoomId, chatCategory: 'I' });
    await hear('messageId', [sent]);
    expect(await told(anna)).toEqual([]);
  });
});

describe('An application', () => {
  it('[NO-07] is told to the owner, all for one opportunity in one line, and the answer to who applied', async () => {
    const carl = await aMember(app, { firstName: 'Carl' });
    const opportunity = await anOpportunity(app, anna);
    const ids = [await applied(ben, opportunity), await applied(carl, opportunity)];
    await hear('applicationId', ids);
    expect(await told(anna)).toMatchObject([
      {
        kind: 'application-received',
        text: 'Dr. Carl Keller and 1 other applied for “Robotic HPB fellowship”.',
        link: `/opportunityResponse/${opportunity}`,
      },
    ]);
    await anna.post('opportunities/handleResponse', {
      opportunityId: opportunity,
      applicationId: ids[0],
      whatToDo: 2,
    });
    await anna.post('opportunities/handleResponse', {
      opportunityId: opportunity,
      applicationId: ids[1],
      whatToDo: 1,
    });
    await hear('applicationId', ids);
    const answer = (text: string) => [{ text, link: '/opportunities/applied' }];
    expect(await told(ben)).toMatchObject(
      answer('Dr. Anna Blum accepted your application for “Robotic HPB fellowship”.'),
    );
    expect(await told(carl)).toMatchObject(
      answer('Dr. Anna Blum declined your application for “Robotic HPB fellowship”.'),
    );
  });

  it('[NO-07] hears of the closing only when it waits for an answer', async () => {
    const opportunity = await anOpportunity(app, anna);
    await applied(ben, opportunity);
    await anna.post('opportunities/delete', { opportunity_id: opportunity });
    await hear('opportunityId', [opportunity]);
    expect(await told(ben)).toMatchObject([
      {
        kind: 'opportunity-closed',
        text: '“Robotic HPB fellowship”, for which you applied, was closed.',
      },
    ]);
  });
});

describe('A post about life beyond surgery', () => {
  it('[NO-07] brings its author likes in one line, and each comment', async () => {
    const id = await aBeyondPost(anna);
    const carl = await aMember(app, { firstName: 'Carl' });
    for (const who of [ben, carl]) await who.post('addBeyondPostLike', { beyond_surgery_id: id });
    await ben.post('addCommentForBeyondId', {
      beyond_surgery_id: id,
      curruntComment: 'What a view.',
    });
    const comments = await app.rows<{ id: number }>(
      `select id from comment where subject_kind = 'beyond-post' and subject_id = ?`,
      [id],
    );
    await hear('postId', [id]);
    await hear(
      'commentId',
      comments.map((comment) => comment.id),
    );
    expect(await told(anna)).toMatchObject([
      { kind: 'beyond-commented', text: 'Dr. Ben Okoro commented on your post.' },
      { kind: 'beyond-liked', text: 'Dr. Carl Keller and 1 other liked your post.', others: 1 },
    ]);
  });
});

describe('What the house tells', () => {
  it('[NO-03] an announcement to all members, a stretch at a time', async () => {
    await app.rows(
      `insert into account (email, email_key, first_name, last_name, login_type, onboarding_step, created_at)
       select 'm' || i || '@example.net', 'm' || i || '@example.net', 'Many', 'Members', 'third_party', 2, now() from generate_series(1, 600) i
       returning id`,
    );
    const admin = await anAdmin(app);
    const announcementId = Number(
      (await admin.post('admin/announcements', { title: 'News', text: 'Words.' })).body['id'],
    );
    await admin.post(`admin/announcements/${announcementId}/publish`);
    const heard = new Set<number>();
    for (let round = 0; round < 5; round += 1)
      await hearSignals(
        app,
        ({ id, payload }) =>
          payload['announcementId'] === announcementId &&
          !heard.has(id) &&
          heard.add(id) !== undefined,
      );
    const [count] = await app.rows<{ members: number; told: number }>(
      `select (select count(*) from account where onboarding_step >= 2 and deleted_at is null) as members,
         (select count(*) from notification where about = ?) as told`,
      [`announcement ${announcementId}`],
    );
    expect(count?.told).toBe(count?.members);
    expect(heard.size).toBeGreaterThan(1);
    expect(await told(anna)).toMatchObject([
      { kind: 'announcement', text: 'There is an announcement from Suture.', link: '/news' },
    ]);
  });
});
