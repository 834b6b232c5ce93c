import { VerificationService } from '../../src/auth/joining/verification.service';
import { MeasuresService } from '../../src/auth/measures/measures.service';
import { TellingService } from '../../src/notifications/telling/telling.service';
import { PhoneChangeService } from '../../src/profiles/phone-change/phone-change.service';
import { aCase, again, DAY, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { lastPromised, promised } from '../support/jobs';
import { aMember, anAdmin, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

const NAMED = 'A patient’s name stood in your case of Monday.';
const CONFIRM_EMAIL = 'You can read but not post until you have confirmed your email address.';
const CONFIRM_PHONE = 'You can read but not post until you have confirmed your phone number.';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const restrict = (who: Person, days = 3, reason = NAMED) =>
  admin.post(`admin/members/${who.id}/restrict`, { days, reason });
const ask = (who: Person, what: string, reason = 'Our mails come back.') =>
  admin.post(`admin/members/${who.id}/ask-confirm`, { what, reason });
const comment = async (who: Person, clinicalCaseId: number) =>
  (await who.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain first.' })).body;
const measuresOf = async (who: Person) => resultOf(await who.get('account/measures'));
const shownToAdmin = async (who: Person) =>
  resultOf(await admin.get(`admin/members/${who.id}`)) as unknown as {
    measures: Record<string, unknown>[];
  };
const auditedOf = async (who: Person) =>
  (
    await app.rows<{ action: string }>(
      'select action from audit_event where object = ? order by id',
      [`member ${who.id}`],
    )
  ).map(({ action }) => action);
const lastMailTo = async (who: Person) => {
  const [mail] = await app.rows<{ subject: string; text: string }>(
    'select subject, text from dev_mail where recipient = ? order by id desc limit 1',
    [who.email],
  );
  return mail;
};

/** What the workers do with the mail that tells of a measure. */
async function sendMail(who: Person, which = -1): Promise<void> {
  const job = (await promised(app, 'mail', { memberId: who.id })).at(which);
  const measureId = Number(job?.payload['measureId']);
  await inUnitOfWork(app, () =>
    app.nest.get(MeasuresService).sendEmail(measureId, `outbox-${job?.id}`),
  );
}

async function told(who: Person): Promise<unknown[]> {
  const [signal] = (await promised(app, 'notifications', { memberId: who.id })).slice(-1);
  await inUnitOfWork(app, () =>
    app.nest
      .get(TellingService)
      .hear([{ name: signal?.name ?? '', payload: signal?.payload ?? {}, outboxId: 0 }] as never),
  );
  return resultOf(await who.post('getNotificationData'));
}

describe('A member who may read but not post for some days', () => {
  it('[LE-08 D-240] is refused with the day until which, reads as before, and posts again by then', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await aCase(ben);
    const { body } = await restrict(anna);
    expect(body).toMatchObject({ code: 200 });

    const day = new Date(app.clock.now().getTime() + 3 * DAY).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(await comment(anna, id)).toMatchObject({
      code: 403,
      msg: `You can read but not post until ${day}.`,
    });
    expect((await anna.get(`clinicalCases/${id}`)).code).toBe(200);
    const { records } = (await anna.get('session')).body as { records?: object };
    expect(records).toMatchObject({ restricted_until: expect.any(String), to_confirm: null });

    app.clock.advance(3 * DAY + 1_000);
    expect(await comment(await again(app, anna), id)).toMatchObject({ code: 200 });
  });

  it('[LE-08] is told why by mail, by the bell and on a page, and nobody else is', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    await restrict(anna);
    await sendMail(anna);
    const mail = await lastMailTo(anna);
    expect(mail?.subject).toMatch(/^You can read but not post on Suture until /);
    expect(mail?.text).toContain(NAMED);
    expect(await told(anna)).toMatchObject([
      {
        kind: 'account-restricted',
        text: 'You can read but not post for a while.',
        link: '/account/status',
      },
    ]);
    expect(await measuresOf(anna)).toMatchObject([{ kind: 'restriction', reason: NAMED }]);
    expect(await measuresOf(ben)).toEqual([]);
    const [job] = await promised(app, 'mail', { memberId: anna.id });
    expect(job?.payload).toEqual({ memberId: anna.id, measureId: expect.any(Number) });
  });

  it('[LE-08 D-241] takes back what is theirs, and keeps the account', async () => {
    const anna = await aMember(app);
    const [first, second] = [await aCase(anna), await aCase(anna)];
    await restrict(anna);
    const codes = [
      await anna.post('clinicalCases/delete', { id: first }),
      await anna.post(`clinicalCases/${second}/consent/withdraw`),
      await anna.post('exports'),
      await anna.post('sessions/end-others'),
      await anna.post('deleteAccount', { reason: 'I retire.' }),
    ].map(({ code }) => code);
    expect(codes).toEqual([200, 200, 200, 200, 200]);
  });

  it('[D-243] stands with reason, length and who decided at the member, in the list and in the audit log', async () => {
    const anna = await aMember(app);
    await restrict(anna, 5);
    await restrict(anna, 2, 'Again.');
    const { measures } = await shownToAdmin(anna);
    expect(measures).toMatchObject([
      { kind: 'restriction', reason: 'Again.', by: admin.fullName, in_force: true },
      { kind: 'restriction', reason: NAMED, in_force: false, ended_at: expect.any(String) },
    ]);
    const listed = resultOf(await admin.get('admin/members?state=restricted'));
    expect(listed.map(({ id }) => id)).toContain(anna.id);
    expect(await auditedOf(anna)).toEqual(['member-restricted', 'member-restricted']);

    await admin.post(`admin/members/${anna.id}/reinstate`, { reason: 'Settled.' });
    expect(await comment(anna, await aCase(anna))).toMatchObject({ code: 200 });
    expect(await auditedOf(anna)).toContain('member-reinstated');
  });

  it('is told nothing any more once the measure is over', async () => {
    const anna = await aMember(app);
    await restrict(anna);
    await admin.post(`admin/members/${anna.id}/reinstate`, { reason: 'Settled.' });
    await sendMail(anna, 0);
    expect(await lastMailTo(anna)).toBeUndefined();
    expect(await told(anna)).toEqual([]);
  });

  it('needs a reason and a number of days, and is somebody else', async () => {
    const anna = await aMember(app);
    const { body } = await admin.post(`admin/members/${anna.id}/restrict`, { days: 0 });
    expect(body.errors).toEqual({
      days: ['Please give the number of days, from 1 to 3650.'],
      reason: ['Please give the reason. The member reads it.'],
    });
    expect((await restrict(admin)).code).toBe(409);
    expect((await admin.post('admin/members/999999/restrict', { days: 1, reason: 'x' })).code).toBe(
      404,
    );
    expect(await auditedOf(anna)).toEqual([]);
  });
});

describe('A suspension', () => {
  const suspend = (who: Person) =>
    admin.post(`admin/members/${who.id}/suspend`, { days: 2, reason: 'Rude.' });
  const reinstate = (who: Person) =>
    admin.post(`admin/members/${who.id}/reinstate`, { reason: 'Settled.' });

  it('is told by mail with its reason, and so is its end, which ends nobody else’s measure', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    await restrict(ben);
    await suspend(anna);
    await sendMail(anna);
    expect((await lastMailTo(anna))?.text).toContain('Rude.');
    await reinstate(anna);
    await sendMail(anna);
    expect((await lastMailTo(anna))?.text).toContain('Settled.');
    expect(await measuresOf(ben)).toHaveLength(1);
  });

  it('that has ended is mailed no more, nor to who has left', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    for (const who of [anna, ben]) await suspend(who);
    await reinstate(anna);
    await sendMail(anna, 0);
    await app.rows('update account set deleted_at = now() where id = ? returning id', [ben.id]);
    await sendMail(ben);
    expect([await lastMailTo(anna), await lastMailTo(ben)]).toEqual([undefined, undefined]);
  });
});

describe('A member who is asked to confirm the address', () => {
  /** What the workers do: mails a link. @returns its query string */
  async function mailedLink(who: Person): Promise<string> {
    const job = await lastPromised(app, 'email-verification', { accountId: who.id });
    await inUnitOfWork(app, () =>
      app.nest.get(VerificationService).sendVerificationEmail(who.id, job),
    );
    return /\/verify\?(\S+)/.exec((await lastMailTo(who))?.text ?? '')?.[1] ?? '';
  }

  it('[LE-08 D-242] reads and does not post until the link of the mail was opened', async () => {
    const anna = await aMember(app);
    const id = await aCase(anna);
    await ask(anna, 'email');
    const query = await mailedLink(anna);
    expect((await lastMailTo(anna))?.text).toContain('Our mails come back.');
    expect(await comment(anna, id)).toMatchObject({ code: 403, msg: CONFIRM_EMAIL });
    expect(await measuresOf(anna)).toMatchObject([{ kind: 'confirm-email', until: null }]);

    await aVisitor(app).post('verify', { q: query });
    expect(await comment(anna, id)).toMatchObject({ code: 200 });
    expect((await shownToAdmin(anna)).measures).toMatchObject([{ in_force: false }]);
    expect(await auditedOf(anna)).toEqual(['email-confirmation-asked']);
    const [confirmed] = await app.rows<{ action: string }>(
      "select action from audit_event where actor_id = ? and action = 'address-confirmed'",
      [anna.id],
    );
    expect(confirmed).toBeDefined();
  });

  it('gets the mail again, and no link that was made before counts', async () => {
    const anna = await aMember(app);
    await ask(anna, 'email');
    const old = await mailedLink(anna);
    app.clock.advance(60_000);
    await ask(anna, 'email', 'Once more.');
    expect((await aVisitor(app).post('verify', { q: old })).code).toBe(200);
    expect(await measuresOf(anna)).toHaveLength(1);

    await aVisitor(app).post('resendVerification', { emailId: anna.email });
    await aVisitor(app).post('verify', { q: await mailedLink(anna) });
    expect(await measuresOf(anna)).toEqual([]);
    const before = await promised(app, 'email-verification', { accountId: anna.id });
    await aVisitor(app).post('resendVerification', { emailId: anna.email });
    expect(await promised(app, 'email-verification', { accountId: anna.id })).toEqual(before);
  });
});

describe('A member who is asked to confirm the phone number', () => {
  async function mailedCode(who: Person): Promise<string> {
    const [change] = await app.rows<{ id: number }>(
      'select id from phone_change where account_id = ? order by id desc limit 1',
      [who.id],
    );
    const changeId = change?.id ?? 0;
    const job = await lastPromised(app, 'otp', { changeId });
    await inUnitOfWork(app, () => app.nest.get(PhoneChangeService).sendCode(changeId, job));
    return /is (\d{6})/.exec((await lastMailTo(who))?.text ?? '')?.[1] ?? '';
  }
  const PHONE = { country_code: '+91', mobile: '9876543210' };

  it('[LE-08 D-242] reads and does not post until the number, the same or another, is confirmed', async () => {
    const anna = await aMember(app);
    await anna.post('phone/code', PHONE);
    await anna.post('phone/confirm', { code: await mailedCode(anna) });
    app.clock.advance(2 * 60_000);

    await ask(anna, 'phone', 'Is it still yours?');
    await sendMail(anna);
    expect((await lastMailTo(anna))?.text).toContain('Is it still yours?');
    const id = await aCase(await aMember(app));
    expect(await comment(anna, id)).toMatchObject({ code: 403, msg: CONFIRM_PHONE });
    expect((await anna.post('phone/code', PHONE)).code).toBe(200);
    await anna.post('phone/confirm', { code: await mailedCode(anna) });
    expect(await comment(anna, id)).toMatchObject({ code: 200 });
    expect((await anna.post('phone/code', PHONE)).body.msg).toBe('No changes made');
  });

  it('is asked for one of the two, with a reason', async () => {
    const anna = await aMember(app);
    const { body } = await admin.post(`admin/members/${anna.id}/ask-confirm`, { what: 'face' });
    expect(body.errors).toEqual({
      what: ['Please choose what is to be confirmed.'],
      reason: ['Please give the reason. The member reads it.'],
    });
  });
});
