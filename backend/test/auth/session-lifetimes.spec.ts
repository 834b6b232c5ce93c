import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, aVisitor, PASSWORD } from '../support/people';
import { heard, socketWith } from '../support/sockets';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function signedIn(more: object = {}) {
  const { email } = await aMember(app);
  const origin = new URL(app.url).origin;
  const form = { emailId: email, password: PASSWORD, ...more };
  const { body, headers } = await aVisitor(app).post('login', form, { origin });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { refreshToken } = body['records'] as { refreshToken: string };
  return { cookie, origin, refreshToken, browser: new Client(app, { cookie }) };
}

describe('A session', () => {
  it('[D-026] ends twelve hours after its last use', async () => {
    const { browser } = await signedIn();
    for (let times = 0; times < 2; times += 1) {
      app.clock.advance(11 * HOUR);
      expect((await browser.get('session')).code).toBe(200);
    }
    app.clock.advance(12 * HOUR + MINUTE);
    expect((await browser.get('session')).code).toBe(401);
  });

  it('[D-026] ends 90 days after its log-in, however often it was used, and its sockets with it', async () => {
    const { browser, cookie, origin } = await signedIn({ remember: true });
    for (let day = 0; day < 89; day += 1) {
      app.clock.advance(DAY);
      expect((await browser.get('session')).code).toBe(200);
    }
    const socket = socketWith(app, { extraHeaders: { cookie, origin } });
    await heard(socket, 'connect');
    const closed = heard(socket, 'disconnect');
    app.clock.advance(DAY + MINUTE);

    expect((await browser.get('session')).code).toBe(401);
    expect(await closed).toBe('io server disconnect');
  });

  it('is noted as used once in five minutes', async () => {
    app.clock.set(new Date());
    const anna = await aMember(app);
    const seen = async () => {
      expect((await anna.get('session')).code).toBe(200);
      const sql = 'select last_seen_at as at from session where account_id = ?';
      return new Date((await app.rows<{ at: string }>(sql, [anna.id]))[0]?.at ?? '').getTime();
    };
    const first = await seen();
    app.clock.advance(5 * MINUTE);
    expect(await seen()).toBe(first);
    app.clock.advance(1);
    expect(await seen()).toBe(first + 5 * MINUTE + 1);
  });

  it('[D-026] ends 90 days after its log-in, however often its tokens were renewed', async () => {
    const renew = (refreshToken: string) => aVisitor(app).post('token/refresh', { refreshToken });
    let { refreshToken } = await signedIn({ remember: true });
    for (let day = 0; day < 89; day += 1) {
      app.clock.advance(DAY);
      const { body } = await renew(refreshToken);
      ({ refreshToken } = body['records'] as { refreshToken: string });
    }
    app.clock.advance(DAY + MINUTE);
    expect((await renew(refreshToken)).code).toBe(401);
  });
});
