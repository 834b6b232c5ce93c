import { IdentityCheckService } from '../../src/departure/identity-check.service';
import { type RunningApp, startApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

describe('Showing once more that it is oneself', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => app.stop());

  const confirm = (person: Person, body: object) => person.post('confirm-identity', body);
  const wrong = { code: 400, msg: 'The password or the one-time code is wrong.' };

  async function mailedCode(person: Person): Promise<string> {
    expect((await person.post('confirm-identity/code')).code).toBe(200);
    const job = await lastPromised(app, 'otp', { accountId: person.id });
    await inUnitOfWork(app, () => app.nest.get(IdentityCheckService).sendCode(person.id, job));
    const [mail] = await app.rows<{ text: string }>(
      'select text from dev_mail where recipient = ? order by id desc limit 1',
      [person.email],
    );
    return /is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('[PR-14 D-085] takes the password', async () => {
    const anna = await aMember(app);
    expect((await confirm(anna, { password: PASSWORD })).code).toBe(200);
    expect((await confirm(anna, { password: 'another-incision-8' })).body).toMatchObject(wrong);
    expect((await confirm(anna, {})).body.errors).toEqual({ password: ['Password is required'] });
    expect((await aVisitor(app).post('confirm-identity', { password: PASSWORD })).code).toBe(401);
  });

  it('[PR-14 D-085] takes a mailed code once', async () => {
    const anna = await aMember(app);
    await app.rows(
      `update account set password_hash = null, login_type = 'third_party' where id = ? returning id`,
      [anna.id],
    );
    const code = await mailedCode(anna);
    expect((await confirm(anna, { password: '', code })).code).toBe(200);
    expect((await confirm(anna, { code })).body).toMatchObject(wrong);
    expect((await confirm(anna, { password: 'third party signin' })).body).toMatchObject(wrong);
  });

  it('[PR-14 D-085] lets nobody guess for long', async () => {
    const anna = await aMember(app);
    for (let tries = 1; tries <= 10; tries += 1)
      expect((await confirm(anna, { password: `guess-number-${tries}` })).code).toBe(400);
    expect((await confirm(anna, { password: PASSWORD })).code).toBe(429);
  });
});
