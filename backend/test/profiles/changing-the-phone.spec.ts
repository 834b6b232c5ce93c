import { PhoneChangeService } from '../../src/profiles/phone-change/phone-change.service';
import { type RunningApp, startApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, anOnboarding, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

const MINUTE = 60_000;

describe('Another phone number', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());

  const ask = (person: Person, mobile = '9876543210', country_code = '+91') =>
    person.post('phone/code', { country_code, mobile });
  const confirm = (person: Person, code: string) => person.post('phone/confirm', { code });
  const mobileOf = async (person: Person) =>
    ((await person.post('getProfileDetails', {})).body as { profile?: { mobile: string } }).profile
      ?.mobile;

  /** Does what the worker does with everything that was promised to this person. */
  async function mailedCode(person: Person): Promise<string> {
    const changes = await app.rows<{ id: number }>(
      'select id from phone_change where account_id = ? and code_sent_at is null order by id',
      [person.id],
    );
    for (const { id } of changes) {
      const job = await lastPromised(app, 'otp', { changeId: id });
      await inUnitOfWork(app, () => app.nest.get(PhoneChangeService).sendCode(id, job));
    }
    const [mail] = await app.rows<{ text: string }>(
      'select text from dev_mail where recipient = ? order by id desc limit 1',
      [person.email],
    );
    return /is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('[PR-08] is confirmed by a mailed code', async () => {
    const anna = await aMember(app);
    expect((await ask(anna)).code).toBe(200);
    const code = await mailedCode(anna);
    expect(await mobileOf(anna)).toBe('');

    expect((await confirm(anna, code)).body).toMatchObject({
      code: 200,
      mobile: '+91\n9876543210',
    });
    expect(await mobileOf(anna)).toBe('+91\n9876543210');
    expect((await confirm(anna, code)).code).toBe(400);
    expect((await ask(anna)).body).toMatchObject({ code: 400, msg: 'No changes made' });
  });

  it('[PR-08] stays as it is by a wrong code, and by the right one after five wrong ones', async () => {
    const anna = await aMember(app);
    await ask(anna);
    const code = await mailedCode(anna);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await confirm(anna, wrong)).body).toMatchObject({
        code: 400,
        msg: 'The one-time code is wrong or has expired.',
      });
    expect((await confirm(anna, code)).code).toBe(400);
    expect(await mobileOf(anna)).toBe('');
  });

  it('[PR-08 D-061] is bound to the number for which the code was mailed', async () => {
    const anna = await aMember(app);
    await ask(anna, '9876543210');
    const first = await mailedCode(anna);
    app.clock.advance(2 * MINUTE);
    await ask(anna, '9123456780');
    expect((await confirm(anna, first)).body).toMatchObject({ mobile: '+91\n9876543210' });
  });

  it('[PR-08] waits ten minutes for its code', async () => {
    const anna = await aMember(app);
    await ask(anna);
    const code = await mailedCode(anna);
    app.clock.advance(10 * MINUTE + 1);
    expect((await confirm(anna, code)).code).toBe(400);
  });

  it('[PR-08 D-061] may be asked for once a minute and five times an hour', async () => {
    const anna = await aMember(app);
    for (let asked = 1; asked <= 5; asked += 1) {
      expect((await ask(anna)).code).toBe(200);
      const soon = await ask(anna, '9123456780');
      expect(soon.code).toBe(429);
      expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
      app.clock.advance(MINUTE + 1);
    }
    expect(Number((await ask(anna)).headers.get('retry-after'))).toBeGreaterThan(50 * 60);
  });

  it('[PR-08] may be asked for although a clock that has been set back since asked hours ahead', async () => {
    const anna = await aMember(app);
    expect((await ask(anna)).code).toBe(200);
    await app.rows(
      "update phone_change set asked_at = asked_at + interval '3 hours' where account_id = ?",
      [anna.id],
    );
    expect((await ask(anna)).code).toBe(200);
    expect((await ask(anna)).code).toBe(429);
  });

  it('[PR-08] has to be a number', async () => {
    const anna = await aMember(app);
    expect((await anna.post('phone/code', {})).body.errors).toEqual({
      country_code: ['Country Code is required.'],
      mobile: ['Mobile number is required.'],
    });
    expect((await ask(anna, '12345')).body.errors).toEqual({
      mobile: ['Phone number must be between 10 and 10 digits for India'],
    });
    expect((await ask(anna, '1876543210')).body.errors).toEqual({
      mobile: ['Invalid phone number format for India'],
    });
    expect((await confirm(anna, '')).code).toBe(422);
    expect((await ask(await anOnboarding(app))).code).toBe(403);
  });

  it('[PR-08] is not confirmed by the code of somebody else', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    await Promise.all([ask(anna), ask(ben, '9123456780')]);
    const code = await mailedCode(anna);
    await mailedCode(ben);
    expect((await confirm(ben, code)).code).toBe(400);
    expect(await mobileOf(ben)).toBe('');
  });
});
