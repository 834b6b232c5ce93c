import { aCase, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { hearAboutCase, hearSignals } from './support/hearing';

let app: RunningApp;
let anna: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app);
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  id = await aCase(anna);
});
afterAll(() => app.stop());

const like = (who: Client) => who.post('clinicalCases/like', { clinicalCaseId: id });
const say = async (who: Client, comment: string, more: object = {}) =>
  idIn(await who.post('clinicalCases/comment', { clinicalCaseId: id, comment, ...more }));
const told = async (who: Client) => resultOf(await who.post('getNotificationData'));
const hear = () => hearAboutCase(app, id);

describe('Reading what one was told', () => {
  it('marks some or all, and only one’s own', async () => {
    await like(ben);
    await say(ben, 'One');
    await hear();
    const [latest] = await told(anna);

    expect((await ben.post('notifications/read', { ids: [latest?.['id']] })).body).toMatchObject({
      code: 200,
      unread: 0,
    });
    expect((await anna.post('getNotificationData')).body).toMatchObject({ unread: 2 });
    expect((await anna.post('notifications/read', { ids: [latest?.['id']] })).body).toMatchObject({
      code: 200,
      unread: 1,
    });
    expect(await told(anna)).toMatchObject([{ is_read: 1 }, { is_read: 0 }]);
    expect((await anna.get('notifications/unread')).body).toMatchObject({ code: 200, unread: 1 });
    expect((await anna.post('notifications/read', { all: true })).body).toMatchObject({
      unread: 0,
    });
    expect((await anna.get('notifications/unread')).body).toMatchObject({ unread: 0 });
    expect((await aVisitor(app).get('notifications/unread')).code).toBe(401);
  });

  it('[D-114] happens by opening the place that it leads to', async () => {
    const elsewhere = await aCase(anna);
    await ben.post('clinicalCases/like', { clinicalCaseId: elsewhere });
    await like(ben);
    await say(ben, 'One');
    await hear();
    await hearSignals(
      app,
      ({ payload }) => payload['postId'] === elsewhere && payload['memberId'] === ben.id,
    );
    expect((await ben.get(`notifications/unread?place=/caseDetails/${id}`)).code).toBe(200);
    expect((await anna.get('notifications/unread')).body).toMatchObject({ unread: 3 });
    expect(
      (await anna.get(`notifications/unread?place=${encodeURIComponent(`/caseDetails/${id}`)}`))
        .body,
    ).toMatchObject({ unread: 1 });
    expect(await told(anna)).toMatchObject([
      { link: `/caseDetails/${elsewhere}`, is_read: 0 },
      { is_read: 1 },
      { is_read: 1 },
    ]);
  });

  it.each([{}, { ids: 'x' }, { ids: [0] }, { ids: [1.5] }, { all: false }])(
    'refuses %j',
    async (body) => {
      expect((await anna.post('notifications/read', body)).code).toBe(422);
    },
  );

  it('ignores who else is named in a read, and refuses it in a write', async () => {
    await like(ben);
    await hear();
    expect(
      resultOf(await ben.post('getNotificationData', { sent_to: anna.id, signup_id: anna.id })),
    ).toEqual([]);
    expect((await ben.post('notifications/read', { all: true, signup_id: anna.id })).code).toBe(
      403,
    );
    expect((await aVisitor(app).post('getNotificationData')).code).toBe(401);
    expect((await (await anOnboarding(app)).post('getNotificationData')).code).toBe(403);
  });
});
