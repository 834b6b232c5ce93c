import {
  aBrowser,
  type Browser,
  type PushService,
  startPushService,
} from '../../../scripts/lib/push-service.mjs';
import { sendPush } from '../../src/notifications/push/push.jobs';
import { PushSendingService } from '../../src/notifications/push/push-sending.service';
import { TellingService } from '../../src/notifications/telling/telling.service';
import { SIGNALS } from '../../src/platform/outbox/job';
import { wallClock } from '../../src/platform/time-zones.rules';
import { aCase, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { hearSignals } from './support/hearing';

const SECRET = 'Pancreatic cyst of the uncinate process';
const HOUR = 3_600_000;

let service: PushService;
let app: RunningApp;
let anna: Person;
let ben: Person;
let id: number;
let browser: Browser;
beforeAll(async () => {
  service = await startPushService();
  app = await startWithFiles({ PUSH_HOSTS: `${service.origin},fcm.googleapis.com,*.push.example` });
});
beforeEach(async () => {
  anna = await aMember(app);
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  id = await aCase(anna, { diagnosis: SECRET });
  browser = service.browser();
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const subscribe = (who: Person, { subscription }: Browser) => who.post('subscribe', subscription);
const subscriptionsOf = ({ id: memberId }: Person) =>
  app.rows<{ id: number }>('select id from push_subscription where member_id = ?', [memberId]);

/** Ben comments, and the workers hear of it. */
async function comment(words = `${SECRET}: drain first.`): Promise<number> {
  const reply = await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: words });
  const commentId = Number(reply.body['id']);
  await hearSignals(app, ({ payload }) => payload['commentId'] === commentId);
  return commentId;
}

/** What the workers do with the pushes that wait for this member. */
async function ring(who = anna): Promise<void> {
  const mine = (await subscriptionsOf(who)).map((row) => row.id);
  const waiting = await promised(app, sendPush.queue);
  for (const { payload } of waiting.filter((job) =>
    mine.includes(Number(job.payload['subscriptionId'])),
  ))
    await inUnitOfWork(app, () => app.nest.get(PushSendingService).send(payload as never));
}

describe('Quiet hours', () => {
  const ZONE = 'Asia/Kolkata';
  const wall = (hours: number) => wallClock(new Date(Date.now() + hours * HOUR), ZONE).time;

  it('[D-949] hold pushes of every kind back, for whoever wants that, at the hours of their zone', async () => {
    await subscribe(anna, browser);
    const choose = (settings: object) => anna.send('PUT', 'questions/settings', settings);
    await choose({ quietFrom: wall(-1), quietTo: wall(1), timezone: ZONE });
    await comment();
    await ring();
    expect(service.at(browser)).toHaveLength(1);
    await choose({ quietPushes: true });
    await comment('Or operate.');
    await ring();
    expect(service.at(browser)).toHaveLength(1);
    app.clock.advance(2 * HOUR);
    await comment('Or wait.');
    await ring();
    expect(service.at(browser).length).toBeGreaterThan(1);
  });
});

describe('News that wait together', () => {
  it('[D-918] ten browsers of a member are kept, also of requests at once', async () => {
    await Promise.all(Array.from({ length: 25 }, () => subscribe(anna, service.browser())));
    expect(await subscriptionsOf(anna)).toHaveLength(10);
  });

  it('ring each at its own member, under the request that it came from', async () => {
    const carl = await aMember(app);
    await subscribe(anna, browser);
    await subscribe(carl, service.browser());
    const said: number[] = [];
    for (const caseId of [id, await aCase(carl), id]) {
      const reply = await ben.post('clinicalCases/comment', {
        clinicalCaseId: caseId,
        comment: 'Drain first.',
      });
      said.push(Number(reply.body['id']));
    }
    const waiting = (await promised(app, SIGNALS)).filter(({ payload }) =>
      said.includes(Number(payload['commentId'])),
    );
    const heard = waiting.map((entry) => ({
      ...entry,
      scope: `asked-${said.indexOf(Number(entry.payload['commentId']))}`,
    }));
    await inUnitOfWork(app, () =>
      app.nest.get(TellingService, { strict: false }).hear([...heard, ...heard]),
    );

    const rung = await app.rows(
      `select o.request_id, n.recipient_id, p.member_id, n.link from outbox o
         join notification n on n.id = (o.payload->>'notificationId')::bigint
         join push_subscription p on p.id = (o.payload->>'subscriptionId')::bigint
       where o.queue = ? and n.actor_id = ? order by o.request_id`,
      [sendPush.queue, ben.id],
    );
    expect(rung).toEqual(
      [anna.id, carl.id, anna.id].map((memberId, place) => ({
        request_id: `asked-${place}`,
        recipient_id: memberId,
        member_id: memberId,
        link: expect.stringContaining(`#comment-${said[place]}`),
      })),
    );
  });
});

describe('Subscribing', () => {
  it('[NO-01 NO-02] takes the subscription of a browser, bare or wrapped, and tells the key to make it with', async () => {
    expect((await anna.get('notifications/preferences')).body['push_key']).toBe(
      app.settings.push.publicKey,
    );
    expect((await subscribe(anna, browser)).code).toBe(200);
    expect(
      (await anna.post('subscribe', { subscription: service.browser().subscription })).code,
    ).toBe(200);
    expect(await subscriptionsOf(anna)).toHaveLength(2);
    expect((await subscribe(anna, browser)).code).toBe(200);
    expect(await subscriptionsOf(anna)).toHaveLength(2);
  });

  it.each([
    'http://127.0.0.1:55432/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com@evil.example/',
    'https://user:pw@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilpush.example/',
    'https://push.example/',
    'javascript:alert(1)',
    'no address',
  ])('[NO-02] refuses the address %s', async (endpoint) => {
    const reply = await anna.post('subscribe', aBrowser(endpoint).subscription);
    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual({ subscription: ['This push service is not known.'] });
    expect(await subscriptionsOf(anna)).toEqual([]);
  });

  it.each([
    {},
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { ...aBrowser('').subscription.keys, auth: 'short' },
    },
  ])('[NO-02] refuses what nobody can be reached by: %j', async (subscription) => {
    expect((await anna.post('subscribe', { subscription })).code).toBe(422);
    expect(await subscriptionsOf(anna)).toEqual([]);
  });

  it('[NO-02 D-113] is for oneself, and a browser belongs to who used it last', async () => {
    expect((await aVisitor(app).post('subscribe', browser.subscription)).code).toBe(401);
    expect(
      (await ben.post('subscribe', { ...browser.subscription, signup_id: anna.id })).code,
    ).toBe(403);
    await subscribe(anna, browser);
    await subscribe(ben, browser);
    expect(await subscriptionsOf(anna)).toEqual([]);
    await anna.post('subscribe/end', { endpoint: browser.subscription.endpoint });
    expect(await subscriptionsOf(ben)).toHaveLength(1);
    await ben.post('subscribe/end', { endpoint: browser.subscription.endpoint });
    expect(await subscriptionsOf(ben)).toEqual([]);
  });
});

describe('A push', () => {
  beforeEach(() => subscribe(anna, browser));

  it('[NO-01 D-112] says who did what and where, and nothing of what was written', async () => {
    const commentId = await comment();
    await ring();
    const [push] = service.at(browser);
    const [row] = resultOf(await anna.post('getNotificationData'));
    expect(push?.payload).toEqual({
      title: 'Suture',
      body: 'Dr. Ben Okoro commented on your case.',
      link: `/caseDetails/${id}#comment-${commentId}`,
      tag: `n${row?.['id']}`,
      unread: 1,
    });
    expect(push?.claims).toMatchObject({
      aud: service.origin,
      sub: expect.stringMatching(/^mailto:|^https:/),
    });
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: `n${row?.['id']}`,
    });
  });

  it('[D-113] rings at each browser once, not for what is quiet by itself, and not at who did it', async () => {
    const phone = service.browser();
    await subscribe(anna, phone);
    await subscribe(ben, service.browser());
    await comment();
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    await hearSignals(
      app,
      ({ payload }) => payload['postId'] === id && payload['memberId'] === ben.id,
    );
    await ring();
    await ring(ben);
    expect([service.at(browser), service.at(phone)].map((pushes) => pushes.length)).toEqual([1, 1]);
  });

  it.each([
    ['it has been read', () => anna.post('notifications/read', { all: true })],
    ['the session was ended', () => anna.post('logout')],
    [
      'the browser unsubscribed',
      () => anna.post('subscribe/end', { endpoint: browser.subscription.endpoint }),
    ],
    ['a day has passed', async () => app.clock.advance(25 * HOUR)],
    ['the other was blocked', () => anna.post('blocks', { memberId: ben.id })],
    [
      'the other left',
      () => app.rows('update account set deleted_at = now() where id = ? returning id', [ben.id]),
    ],
    [
      'the kind was switched off',
      () =>
        anna.send('PUT', 'notifications/preferences', {
          preferences: [{ kind: 'case-commented', in_app: true, push: false, mail: true }],
        }),
    ],
  ])('does not ring when meanwhile %s', async (_, happens) => {
    await comment();
    await happens();
    await ring();
    expect(service.at(browser)).toEqual([]);
  });

  it.each([404, 410])('[NO-02] that is answered by %i ends the subscription', async (status) => {
    service.answer(browser, status);
    await comment();
    await ring();
    expect(await subscriptionsOf(anna)).toEqual([]);
  });

  it.each([400, 403, 307])(
    'that is answered by %i is given up, and the browser is kept',
    async (status) => {
      service.answer(browser, status);
      await comment();
      await ring();
      expect(await subscriptionsOf(anna)).toHaveLength(1);
    },
  );

  it.each([429, 500, 503])('that is answered by %i is tried again', async (status) => {
    service.answer(browser, status);
    await comment();
    await expect(ring()).rejects.toThrow(`The push service answered ${status}.`);
    service.answer(browser, 201);
    await ring();
    expect(service.at(browser)).toHaveLength(1);
  });
});
