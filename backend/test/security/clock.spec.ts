import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, PASSWORD } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());

const HOUR = 3_600_000;

/** As if all windows had been begun by a clock that was so far ahead. */
const begunAhead = (milliseconds: number) =>
  app.rows('update rate_counter set expire = expire + ?', [milliseconds]);

describe('A window that a clock which was set back has left behind', () => {
  it('does not keep a member out', async () => {
    const anna = await aMember(app);
    const attempt = (password: string) =>
      aVisitor(app).post('login', { emailId: anna.email, password });
    for (let tries = 0; tries < 10; tries += 1) await attempt('wrong-again-1');
    expect((await attempt(PASSWORD)).code).toBe(429);
    await begunAhead(3 * HOUR);
    expect((await attempt(PASSWORD)).code).toBe(200);
  });

  it('holds nothing up, and a new one is counted from then on', async () => {
    const letter = {
      fName: 'Vera Moss',
      email: 'vera@example.org',
      mobile: '+44 7700 900123',
      message: 'How can our department join?',
    };
    const until429 = async () => {
      for (let sent = 0; sent <= 30; sent += 1)
        if ((await aVisitor(app).post('contactPage', letter)).code === 429) return sent;
      return Number.NaN;
    };
    expect(await until429()).toBe(20);
    await begunAhead(3 * HOUR);
    expect(await until429()).toBe(20);
  });
});
