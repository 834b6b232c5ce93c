import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aVisitor } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

let count = 0;
const form = (changes: object = {}) => ({
  firstName: 'Ingrid',
  lastName: 'Sørensen',
  emailId: `ingrid.${process.pid}.${++count}@example.org`,
  password: 'seven-sutures-9',
  indemnity: true,
  clauses: true,
  ...changes,
});
const accounts = (email: string) =>
  app.rows<Record<string, unknown>>('select * from account where email_key = ?', [
    email.toLowerCase(),
  ]);

describe('Joining', () => {
  it('[AU-25 AU-26] keeps the account unverified and promises the verification mail', async () => {
    const joining = form();
    const reply = await aVisitor(app).post('signup', joining);
    const [account] = await accounts(joining.emailId);

    expect(reply.code).toBe(200);
    expect(reply.body).toMatchObject({
      code: 200,
      id: account?.['id'],
      msg: expect.stringContaining('mail'),
    });
    expect(account).toMatchObject({
      first_name: 'Ingrid',
      last_name: 'Sørensen',
      email_verified_at: null,
      onboarding_step: 0,
      role: 'member',
    });
    expect(account?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await promised(app, 'email-verification', { accountId: account?.['id'] })).toHaveLength(
      1,
    );
  });

  it('[AU-15 AU-16 AU-20 AU-21 AU-24] tells every missing field at once', async () => {
    const reply = await aVisitor(app).post('signup', {});
    const boxes = ['Please select check box for Terms of use and Privacy Policy'];

    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual({
      firstName: ['First name is required'],
      lastName: ['Last name is required'],
      emailId: ['Email is required'],
      password: ['Password is required'],
      indemnity: boxes,
      clauses: boxes,
    });
    expect(reply.body.msg).toBe('First name is required');
  });

  it.each([
    ['[AU-17]', { firstName: 'Jo' }, { firstName: ['Minimum 3 characters are required'] }],
    ['[AU-18]', { lastName: ' Keller' }, { lastName: ['Blank spaces are not allowed'] }],
    ['[AU-19]', { emailId: 'ingrid@' }, { emailId: ['Invalid email address'] }],
    ['[AU-22]', { password: 'six666' }, { password: ['Password must be atleast 7 digit long'] }],
    ['[AU-23]', { password: ' seven-sutures-9' }, { password: ['Blank spaces are not allowed'] }],
    [
      '[AU-24]',
      { clauses: false },
      { clauses: ['Please select check box for Terms of use and Privacy Policy'] },
    ],
    [
      'a common password',
      { password: 'Password123' },
      { password: ['This password is too easy to guess. Please choose another one.'] },
    ],
    [
      '[AU-39] the old word for no password',
      { password: 'third party signin' },
      { password: [expect.stringContaining('too easy')] },
    ],
    [
      'the own name',
      { firstName: 'Margarethe', password: 'margarethe' },
      { password: [expect.stringContaining('too easy')] },
    ],
    [
      'a name that turns text around',
      { firstName: 'Jo\u202Ehn' },
      { firstName: ['Please remove the hidden control characters.'] },
    ],
    ['an object for an address', { emailId: { $gt: '' } }, { emailId: ['Email is required'] }],
  ])('%s is told at its field and nothing is kept', async (_, changes, errors) => {
    const joining = form(changes);
    const reply = await aVisitor(app).post('signup', joining);

    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual(errors);
    if (typeof joining.emailId === 'string') expect(await accounts(joining.emailId)).toEqual([]);
  });

  it.each([
    ['amara jo', 'okafor', 'Amara Jo', 'Okafor'],
    ['maria josé', 'garcía lópez', 'Maria José', 'García López'],
    ['Amara jo', 'van der Berg', 'Amara Jo', 'van der Berg'],
    ['jean-luc', 'van der berg', 'Jean-Luc', 'van der Berg'],
    ['DeShawn', 'McDonald', 'DeShawn', 'McDonald'],
    ['Min-jun', 'dos Santos e Silva', 'Min-jun', 'dos Santos e Silva'],
    ['თამარ', 'ჯავახიშვილი', 'თამარ', 'ჯავახიშვილი'],
  ])('[AU-14 D-219] keeps "%s %s" as "%s %s"', async (firstName, lastName, first, last) => {
    const joining = form({ firstName, lastName });
    await aVisitor(app).post('signup', joining);
    expect(await accounts(joining.emailId)).toMatchObject([{ first_name: first, last_name: last }]);
  });

  it('[AU-27] refuses a taken address, however it is written, and tells its owner', async () => {
    const joining = form();
    await aVisitor(app).post('signup', joining);
    const again = await aVisitor(app).post('signup', {
      ...joining,
      emailId: joining.emailId.toUpperCase(),
      password: 'another-one-5',
    });
    const [account, ...more] = await accounts(joining.emailId);

    expect(again.code).toBe(409);
    expect(again.body.msg).toBe('This email is already registered.');
    expect(more).toEqual([]);
    expect(await promised(app, 'mail', { accountId: account?.['id'] })).toMatchObject([
      { name: 'already-registered' },
    ]);
  });

  it('[D-023] a form that is sent twice at once joins once, is answered alike and mailed once', async () => {
    const joining = form();
    const [first, second] = await Promise.all([
      aVisitor(app).post('signup', joining),
      aVisitor(app).post('signup', joining),
    ]);
    const accountId = Number(first.body['id']);

    expect(second.body).toEqual(first.body);
    expect(first.code).toBe(200);
    expect(await accounts(joining.emailId)).toHaveLength(1);
    expect(await promised(app, 'email-verification', { accountId })).toHaveLength(1);
    expect(await promised(app, 'mail', { accountId })).toEqual([]);
  });

  it.each([
    ['another name', async () => ({ lastName: 'Sandberg' })],
    ['another password', async () => ({ password: 'another-one-5' })],
    [
      'an address that is verified by now',
      async (email: string) => {
        await app.rows('update account set email_verified_at = ? where email = ?', [
          app.clock.now(),
          email,
        ]);
        return {};
      },
    ],
    [
      'the same form an hour later',
      async () => {
        app.clock.advance(3_600_000);
        return {};
      },
    ],
  ])('[AU-27 D-023] is not the same form: %s', async (_, change) => {
    const joining = form();
    await aVisitor(app).post('signup', joining);
    const again = await aVisitor(app).post('signup', {
      ...joining,
      ...(await change(joining.emailId)),
    });
    expect(again.body).toMatchObject({ code: 409, msg: 'This email is already registered.' });
  });

  it('takes nothing that it did not ask for', async () => {
    const joining = form({
      is_all_details_filled: 1,
      role: 'admin',
      email_verified: true,
      id: 1,
      onboarding_step: 4,
    });
    await aVisitor(app).post('signup', joining);
    expect(await accounts(joining.emailId)).toMatchObject([
      { role: 'member', email_verified_at: null, onboarding_step: 0 },
    ]);
  });
});
