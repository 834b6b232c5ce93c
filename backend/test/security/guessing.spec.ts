import { Passwords } from '../../src/auth/passwords';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const AT_ONCE = 20;
const WRONG = 'another-incision-8';

/** The status of a wrong password. */
const REFUSED = { login: 400, changePassword: 404, 'confirm-identity': 400 };

const doors = {
  login: (anna: Person, password: string) =>
    aVisitor(app).post('login', { emailId: anna.email, password }),
  changePassword: (anna: Person, password: string) =>
    anna.post('changePassword', {
      curruntPassword: password,
      newPassword: 'second-incision-8',
      confirmPassword: 'second-incision-8',
    }),
  'confirm-identity': (anna: Person, password: string) =>
    anna.post('confirm-identity', { password }),
};

describe('Guessing a password', () => {
  it.each(Object.entries(doors))(
    '[D-283] ends at %s after ten tries, also when they come together',
    async (_, guess) => {
      const anna = await aMember(app);
      const judged = jest.spyOn(app.nest.get(Passwords), 'matches');
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => guess(anna, WRONG)));
      expect(replies.filter(({ code }) => code === 429)).toHaveLength(AT_ONCE - 10);
      expect(judged).toHaveBeenCalledTimes(10);
      const late = await guess(anna, PASSWORD);
      expect([late.code, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    },
  );

  it('goes on nowhere else in an open session', async () => {
    const anna = await aMember(app);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await doors.changePassword(anna, WRONG)).code).toBe(404);
    expect((await doors['confirm-identity'](anna, PASSWORD)).code).toBe(429);
  });

  it.each(Object.keys(doors) as (keyof typeof doors)[])(
    '[D-283] begins anew at %s with the right one',
    async (door) => {
      const anna = await aMember(app);
      const codeOf = async (password: string) => (await doors[door](anna, password)).code;
      for (let tries = 0; tries < 9; tries += 1) expect(await codeOf(WRONG)).toBe(REFUSED[door]);
      expect(await codeOf(PASSWORD)).toBe(200);
      expect(await codeOf(WRONG)).toBe(REFUSED[door]);
    },
  );
});
