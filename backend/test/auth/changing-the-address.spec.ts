import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import * as addresses from './support/addresses';
import { auditOf } from './support/audit';
import { ticketFor, turnOn } from './support/second-steps';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(new Date()));
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW_PASSWORD = 'second-incision-8';
const { anAddress, codeIn, tokenIn } = addresses;

const logIn = (emailId: string, password = PASSWORD) =>
  aVisitor(app).post('login', { emailId, password });
const ask = (person: Person, newEmail: string) => person.post('account/email', { newEmail });
const confirm = (person: Person, code: string) => person.post('account/email/confirm', { code });
const revert = (token: string, more: object = { password: NEW_PASSWORD }) =>
  aVisitor(app).post('account/email/revert', { token, ...more });

const askedFor = (person: Person, newEmail: string) =>
  addresses.askedFor(app, { id: person.id, client: person }, newEmail);
const moved = (person: Person, newEmail: string) =>
  addresses.moved(app, { id: person.id, client: person, oldEmail: person.email }, newEmail);
const mailsTo = (address: string) => addresses.mailsTo(app, address);

describe('Another address', () => {
  it('[D-538] holds once its code is entered; the old one is told, and every other session ends', async () => {
    const anna = await aMember(app);
    const elsewhere = await logIn(anna.email);
    const { jwt } = elsewhere.body['records'] as { jwt: string };
    const to = anAddress();
    const code = await askedFor(anna, to.toUpperCase());
    expect((await mailsTo(anna.email))[0]?.text).toContain(to);
    expect((await logIn(to)).code).toBe(400);
    expect((await confirm(anna, '000000')).code).toBe(400);
    expect((await confirm(anna, code)).code).toBe(200);
    expect((await logIn(to)).code).toBe(200);
    expect((await logIn(anna.email)).code).toBe(400);
    expect((await anna.get('session')).body['records']).toMatchObject({ email: to });
    const other = aVisitor(app).with({ authorization: `Bearer ${jwt}` });
    expect((await other.get('session')).code).toBe(401);
    expect((await confirm(anna, code)).code).toBe(400);
    expect(await auditOf(app, anna.id)).toEqual(['email-change-asked done', 'email-changed done']);
  });

  it('[D-538] that has an account gets a note instead of a code; who asks is answered alike', async () => {
    const [anna, bert] = [await aMember(app), await aMember(app)];
    const taken = await ask(anna, bert.email);
    const free = await ask(bert, anAddress());
    expect({ ...taken.body, requestId: 0 }).toEqual({ ...free.body, requestId: 0 });
    await addresses.deliverAsked(app, anna.id);
    const [note] = await mailsTo(bert.email);
    expect(note?.subject).toBe('This email address already has an account on Suture');
    expect(codeIn(note?.text)).toBe('');
    expect((await confirm(anna, '123456')).code).toBe(400);
  });

  it('is bound to the newest wish, and to ten minutes', async () => {
    const anna = await aMember(app);
    const [first, last] = [anAddress(), anAddress()];
    const early = await askedFor(anna, first);
    expect((await ask(anna, last)).code).toBe(429);
    app.clock.advance(2 * MINUTE);
    const late = await askedFor(anna, last);
    expect((await confirm(anna, early)).code).toBe(400);
    app.clock.advance(10 * MINUTE + 1);
    expect((await confirm(anna, late)).code).toBe(400);
    expect((await logIn(first)).code).toBe(400);
  });

  it('[D-906] is not confirmed by the code of another request, even just after it was asked for', async () => {
    const anna = await aMember(app);
    const code = await askedFor(anna, anAddress());
    app.clock.advance(2 * MINUTE);
    const last = anAddress();
    expect((await ask(anna, last)).code).toBe(200);
    // As if its own code had been sent between the check of the code and the look at the request.
    await app.rows('update email_change set code_sent_at = asked_at where new_email = ?', [last]);
    expect((await confirm(anna, code)).code).toBe(400);
    expect((await logIn(last)).code).toBe(400);
  });

  it('[D-537] is asked for only by who has shown that it is them', async () => {
    const anna = await aMember(app);
    app.clock.advance(10 * MINUTE + 1);
    const refused = await ask(anna, anAddress());
    expect(refused.body).toMatchObject({
      code: 403,
      msg: 'Please confirm that it is you.',
      confirm: true,
    });
    expect((await anna.post('confirm-identity', { password: PASSWORD })).code).toBe(200);
    expect((await ask(anna, anAddress())).code).toBe(200);
    expect((await ask(anna, anna.email)).code).toBe(400);
  });
});

describe('The way back to the old address', () => {
  it('[D-539 D-901] is open for seven days to whoever has the link, with a new password, and ends what came since', async () => {
    const anna = await aMember(app);
    const to = anAddress();
    const token = await moved(anna, to);
    await anna.post('account/totp');
    expect((await anna.get('session')).code).toBe(200);
    expect((await revert(token, {})).body).toMatchObject({
      code: 422,
      errors: { password: ['New password is required.'] },
    });
    expect((await revert(token, { password: 'short' })).code).toBe(422);
    expect((await revert(token, { password: PASSWORD })).body).toMatchObject({
      code: 422,
      msg: 'Somebody else may know this password. Please choose a new one.',
    });
    expect((await revert('x'.repeat(43))).code).toBe(404);
    expect((await logIn(to)).code).toBe(200);
    expect((await revert(token)).code).toBe(200);
    expect((await anna.get('session')).code).toBe(401);
    expect((await logIn(to)).code).toBe(400);
    expect((await logIn(anna.email)).code).toBe(400);
    expect((await logIn(anna.email, NEW_PASSWORD)).code).toBe(200);
    expect((await revert(token)).code).toBe(404);
    expect((await auditOf(app, anna.id)).at(-1)).toBe('email-reverted done');
    expect(
      await promised(app, 'mail', { accountId: anna.id, what: 'email-restored' }),
    ).toHaveLength(1);
  });

  it('[D-539] ends after seven days', async () => {
    const anna = await aMember(app);
    const token = await moved(anna, anAddress());
    app.clock.advance(7 * DAY + 1);
    expect((await revert(token)).code).toBe(404);
  });

  it('[D-901] does not ask what became of the password and of the second step meanwhile', async () => {
    const anna = await aMember(app);
    const to = anAddress();
    const changed = await anna.post('changePassword', {
      curruntPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect(changed.code).toBe(200);
    await turnOn(app, anna);
    app.clock.advance(MINUTE);
    const token = await moved(anna, to);
    expect((await logIn(to, NEW_PASSWORD)).code).toBe(403);
    expect((await revert(token, { password: NEW_PASSWORD })).code).toBe(422);
    expect((await revert(token, { password: 'third-incision-9' })).code).toBe(200);
    expect((await logIn(anna.email, NEW_PASSWORD)).code).toBe(400);
    expect((await logIn(anna.email, 'third-incision-9')).code).toBe(200);
  });

  it('[D-539 D-901] asks for the code of a second step that was on a week before', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    app.clock.advance(7 * DAY + MINUTE);
    const ticket = await ticketFor(app, anna);
    const entered = await aVisitor(app).post('login/second', { ticket, code: phone.code() });
    const { jwt } = entered.body['records'] as { jwt: string };
    const client = aVisitor(app).with({ authorization: `Bearer ${jwt}` });
    const token = await addresses.moved(
      app,
      { id: anna.id, client, oldEmail: anna.email },
      anAddress(),
    );
    expect((await revert(token)).code).toBe(400);
    const password = NEW_PASSWORD;
    expect((await revert(token, { password, code: phone.nextCode() })).code).toBe(200);
    expect((await logIn(anna.email, NEW_PASSWORD)).code).toBe(403);
  });

  it('[D-539] is kept free: nobody joins with the old address meanwhile, and a later change has no way back of its own', async () => {
    const anna = await aMember(app);
    const [first, second] = [anAddress(), anAddress()];
    const token = await moved(anna, first);
    app.clock.advance(2 * MINUTE);
    const joined = await aVisitor(app).post('signup', {
      firstName: 'Mallory',
      lastName: 'Moss',
      emailId: anna.email,
      password: NEW_PASSWORD,
      indemnity: true,
      clauses: true,
    });
    expect(joined.code).toBe(409);
    const later = await addresses.moved(
      app,
      { id: anna.id, client: anna, oldEmail: first },
      second,
    );
    expect((await revert(token)).code).toBe(200);
    expect((await revert(later)).code).toBe(404);
    expect((await logIn(anna.email, NEW_PASSWORD)).code).toBe(200);
  });

  it('[D-539] before anything has changed ends the wish', async () => {
    const anna = await aMember(app);
    const to = anAddress();
    const code = await askedFor(anna, to);
    const token = tokenIn((await mailsTo(anna.email))[0]?.text);
    expect((await revert(token)).code).toBe(200);
    expect((await logIn(anna.email, NEW_PASSWORD)).code).toBe(200);
    expect((await confirm(anna, code)).code).toBe(401);
    expect((await logIn(to)).code).toBe(400);
  });
});
