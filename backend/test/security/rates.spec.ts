import { RATES, type RateClass } from '../../src/platform/throttling/rates';
import { type RunningApp, startApp } from '../support/app';
import type { Client, Replied } from '../support/client';
import { aMember, aVisitor } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());

const AT_ONCE = 20;

/** Requests that do nothing, so that nothing but their number is in question; with their status until then. */
const asked: Partial<Record<RateClass, [code: number, ask: (who: Client) => Promise<Replied>]>> = {
  'sign-in': [422, (who) => who.post('login', {})],
  'sign-up': [422, (who) => who.post('signup', {})],
  'public-form': [422, (who) => who.post('contactPage', {})],
  trial: [422, (who) => who.post('visitor/gate', {})],
  write: [422, (who) => who.post('blocks', {})],
  chat: [422, (who) => who.post('sendChatMessage', {})],
  search: [200, (who) => who.post('searchUserDetails', { searchKey: '%%%' })],
  report: [422, (who) => who.post('clinicalCases/report', {})],
  upload: [422, (who) => who.post('uploadCv', {})],
  'upload-piece': [
    404,
    (who) => who.send('PATCH', 'uploads/none', undefined, { 'Tus-Resumable': '1.0.0' }),
  ],
  read: [200, (who) => who.get('blocks')],
  'patient-consent': [404, (who) => who.get('patientConsent/nobody')],
  'visitor-write': [422, (who) => who.post('verify', {})],
  'visitor-read': [200, (who) => who.get('blogs/images/getAllBlogs?page=1&pageSize=1')],
};

/** Counted by what they do, not by how often they are asked: these have tests of their own. */
const ELSEWHERE: RateClass[] = [
  'sign-in-failure',
  'second-step',
  'request',
  'receipt-mail',
  'verification-mail',
  'page',
  'visitor-page',
];

it('Every rate is shown', () => {
  expect([...Object.keys(asked), ...ELSEWHERE].sort()).toEqual(Object.keys(RATES).sort());
});

it('[D-029] A mailed link is opened, and a token refreshed, 600 times a minute from one address', () => {
  expect(RATES['visitor-write']).toMatchObject({ points: 600, by: 'address' });
});

it.each(Object.entries(asked))('So much of “%s”, and no more', async (name, [code, ask]) => {
  const { points, by } = RATES[name as RateClass];
  const [anna, ben] =
    by === 'member' ? [await aMember(app), await aMember(app)] : [aVisitor(app), undefined];
  const codes: number[] = [];
  while (codes.length < points) {
    const share = Math.min(AT_ONCE, points - codes.length);
    codes.push(
      ...(await Promise.all(Array.from({ length: share }, () => ask(anna)))).map(
        (reply) => reply.code,
      ),
    );
  }
  expect(codes).toEqual(Array(points).fill(code));
  const more = await ask(anna);
  expect([more.code, Number(more.headers.get('retry-after')) > 0]).toEqual([429, true]);
  if (ben) expect((await ask(ben)).code).toBe(code);
});
