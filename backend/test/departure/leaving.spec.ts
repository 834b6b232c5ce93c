import { aCase, startWithFiles, theCase } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, anOnboarding, aVisitor, PASSWORD, type Person } from '../support/people';
import { departureOf, erase, forget, leave, sayFarewell } from './support/departing';

describe('Deleting one’s account', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startWithFiles();
  });
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());

  const mailsTo = (email: string) =>
    app.rows<{ subject: string; text: string }>(
      'select subject, text from dev_mail where recipient = ?',
      [email],
    );
  const logIn = ({ email }: Person) =>
    aVisitor(app).post('login', { emailId: email, password: PASSWORD });

  it('[PR-14] needs a reason', async () => {
    const anna = await aMember(app);
    for (const reason of [undefined, '', '  ', null]) {
      const reply = await leave(anna, reason === undefined ? '' : reason);
      expect(reply.body).toMatchObject({
        code: 422,
        msg: 'Reason is required.',
        errors: { reason: ['Reason is required.'] },
      });
    }
    expect((await anna.get('session')).code).toBe(200);
  });

  it('[PR-25 PR-34] is done at once', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const caseId = await aCase(anna);
    const bensCase = await aCase(ben);
    await anna.post('clinicalCases/like', { clinicalCaseId: bensCase });
    await anna.post('clinicalCases/comment', { clinicalCaseId: bensCase, comment: 'Well done.' });

    expect((await leave(anna)).body).toMatchObject({
      code: 200,
      msg: 'Your account has been deleted successfully',
    });
    expect((await anna.get('session')).code).toBe(401);
    expect((await logIn(anna)).body).toMatchObject({ code: 400, msg: 'Invalid email or password' });
    expect((await ben.post('getProfileDetails', { id: anna.id })).code).toBe(404);
    expect((await ben.get(`clinicalCases/${caseId}`)).code).toBe(404);
    expect((await ben.get(`clinicalCases/${caseId}/likers`)).code).toBe(404);
    expect((await ben.post('clinicalCases/mine', { signup_id: anna.id })).body['cases']).toEqual(
      [],
    );
    expect((await ben.get(`clinicalCases/${bensCase}/likers`)).body['result']).toEqual([]);
    expect((await ben.get(`getCommentsOnClinicalCase/${bensCase}`)).body).toEqual([]);
    expect((await leave(anna)).code).toBe(401);
  });

  it('[PR-34] cannot be done for somebody else', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    expect((await ben.post('deleteAccount', { id: anna.id, reason: 'Mine now' })).code).toBe(403);
    expect(
      (await aVisitor(app).post('deleteAccount', { id: anna.id, reason: 'Mine now' })).code,
    ).toBe(401);
    for (const person of [anna, ben]) expect((await person.get('session')).code).toBe(200);
    const [line] = await app.rows(
      'select action, result from audit_event where actor_id = ? order by id desc limit 1',
      [ben.id],
    );
    expect(line).toMatchObject({ action: 'foreign-caller-id', result: 'refused' });
  });

  it('[PR-34] may be done while onboarding', async () => {
    const newcomer = await anOnboarding(app);
    expect((await leave(newcomer)).code).toBe(200);
    expect((await newcomer.get('session')).code).toBe(401);
  });

  it('[PR-34] ends every session and takes the cookie away', async () => {
    const anna = await aMember(app);
    const origin = { origin: app.url };
    const signedIn = await aVisitor(app).post(
      'login',
      { emailId: anna.email, password: PASSWORD },
      origin,
    );
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const browser = new Client(app, { cookie, ...origin });
    expect((await browser.get('session')).code).toBe(200);

    const reply = await browser.post('deleteAccount', { reason: 'I retire.' });
    expect(reply.headers.get('set-cookie')).toMatch(/Expires=Thu, 01 Jan 1970|Max-Age=0/i);
    expect((await browser.get('session')).code).toBe(401);
    expect((await anna.get('session')).code).toBe(401);
  });

  it('[PR-34 D-081] leaves the address free to join again, also before anything is erased', async () => {
    const anna = await aMember(app);
    await leave(anna);
    const form = {
      firstName: 'Anna',
      lastName: 'Again',
      emailId: anna.email,
      password: 'steady-hands-9',
      indemnity: true,
      clauses: true,
    };
    expect((await aVisitor(app).post('signup', form)).code).toBe(200);
    await erase(app, anna);
    const [account] = await app.rows<{ first_name: string }>(
      'select first_name, last_name from account where email = ?',
      [anna.email],
    );
    expect(account).toEqual({ first_name: 'Anna', last_name: 'Again' });
  });

  it('[PR-25 D-083] is told by a last mail, which names nobody and is forgotten within a day', async () => {
    const anna = await aMember(app, { firstName: 'Annegret' });
    await leave(anna);
    await sayFarewell(app, anna);
    await erase(app, anna);
    const mails = await mailsTo(anna.email);
    expect(mails).toMatchObject([{ subject: 'Your Suture account was deleted' }]);
    expect(mails[0]?.text).not.toContain('Annegret');

    await forget(app, anna);
    expect(await mailsTo(anna.email)).toEqual([]);
  });

  it('[PR-34 D-083] keeps a receipt, and the reason without a name', async () => {
    const anna = await aMember(app, { firstName: 'Annegret', lastName: 'Kellerhals' });
    await leave(
      anna,
      `Dr. annegret Kellerhals retires; write to ${anna.email} or +91 98765 43210.`,
    );
    const receipt = async () =>
      (
        await app.rows<Record<string, unknown>>('select * from departure where account_id = ?', [
          anna.id,
        ])
      )[0];
    expect(await receipt()).toMatchObject({
      reason: 'Dr. … … retires; write to … or ….',
      email: anna.email,
      erased_at: null,
    });

    await erase(app, anna);
    expect(await receipt()).toMatchObject({ email: anna.email, erased_at: expect.any(String) });
    await sayFarewell(app, anna);
    expect(await receipt()).toMatchObject({ email: null });
    const { departureId, eraseId, forgetId } = await departureOf(app, anna);
    expect(departureId).toBeGreaterThan(0);
    expect(
      await app.rows('select id from outbox where id in (?, ?) and done_at is not null', [
        eraseId,
        forgetId,
      ]),
    ).toEqual([{ id: eraseId }]);
  });

  it('[PR-34] does not erase again what was erased, whenever the mail server answers', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const bensCase = await aCase(ben);
    await anna.post('clinicalCases/like', { clinicalCaseId: bensCase });
    await leave(anna);
    await forget(app, anna);
    await sayFarewell(app, anna);
    expect(await mailsTo(anna.email)).toEqual([]);
    expect(await theCase(ben, bensCase)).toMatchObject({ like_count: 0 });
  });
});
