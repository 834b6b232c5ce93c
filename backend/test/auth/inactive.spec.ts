import { InactivityService } from '../../src/auth/inactivity/inactivity.service';
import { readSettings } from '../../src/platform/config/settings';
import { aCase, again, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

/** Helpers that set the clock to a number of months and days after the last log-in. */
function storyOf(app: () => RunningApp) {
  /** One hour earlier than `after`, so that full months have passed. */
  const start = () => new Date(Date.UTC(2026, 0, 10, 12));
  const after = (months: number, days = 0) =>
    app().clock.set(new Date(Date.UTC(2026, months, 10 + days, 13)));
  const inactivity = () => app().nest.get(InactivityService);
  const sweep = () => inUnitOfWork(app(), () => inactivity().sweep());
  return {
    /** A member whose last log-in was at the start. */
    async aSleeper(): Promise<Person> {
      app().clock.set(start());
      return aMember(app());
    },
    async sweptAfter(months: number, days = 0): Promise<void> {
      after(months, days);
      await sweep();
      await sweep();
    },
    /**
     * Runs the jobs in the outbox as the workers would.
     * @returns the subjects of all emails so far
     */
    async mailsTo({ id, email }: Person): Promise<string[]> {
      for (const { id: job, name } of await promised(app(), 'mail', { accountId: id }))
        await inUnitOfWork(app(), async () => {
          if (name === 'inactive') await inactivity().sendWarning(id, `outbox-${job}`);
          if (name === 'deactivated') await inactivity().sendDeactivated(id, `outbox-${job}`);
        });
      await app().rows("delete from outbox where payload->>'accountId' = ? returning id", [
        String(id),
      ]);
      const rows = await app().rows<{ subject: string }>(
        'select subject from dev_mail where recipient = ? order by id',
        [email],
      );
      return rows.map(({ subject }) => subject);
    },
  };
}

const WARNING = 'Your Suture account has not been used for a while';
const DEACTIVATED = 'Your Suture account is deactivated';

describe('An account without a log-in', () => {
  let app: RunningApp;
  const { aSleeper, sweptAfter, mailsTo } = storyOf(() => app);
  beforeAll(async () => {
    app = await startWithFiles();
  });
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());

  it('[LE-05 D-244] is warned after 5 and 5½ months, once each, and stays as it is', async () => {
    const anna = await aSleeper();
    await sweptAfter(4, 29);
    expect(await mailsTo(anna)).toEqual([]);
    await sweptAfter(5);
    expect(await mailsTo(anna)).toEqual([WARNING]);
    await sweptAfter(5, 14);
    expect(await mailsTo(anna)).toEqual([WARNING]);
    await sweptAfter(5, 15);
    expect(await mailsTo(anna)).toEqual([WARNING, WARNING]);
    await sweptAfter(9);
    expect(await mailsTo(anna)).toEqual([WARNING, WARNING]);

    const [mail] = await app.rows<{ text: string }>(
      'select text from dev_mail where recipient = ? limit 1',
      [anna.email],
    );
    expect(mail?.text).toContain('You last logged in to Suture on 10 January 2026');
    expect(mail?.text).toContain('may be removed');
    const ben = await aMember(app);
    expect((await ben.post('getProfileDetails', { id: anna.id })).code).toBe(200);
  });

  it('[D-244] is not warned where its owner has logged in meanwhile, until that is long ago too', async () => {
    const anna = await aSleeper();
    await sweptAfter(5);
    await again(app, anna);
    expect(await mailsTo(anna)).toEqual([]);
    await sweptAfter(6);
    expect(await mailsTo(anna)).toEqual([]);
    await sweptAfter(10, 1);
    expect(await mailsTo(anna)).toEqual([WARNING]);
  });

  it('[D-244] is not warned while its owner could not log in, or could not be reached', async () => {
    const [suspended, unverified, left] = [await aSleeper(), await aSleeper(), await aSleeper()];
    await app.rows("update account set suspended_until = '2027-01-01' where id = ? returning id", [
      suspended.id,
    ]);
    await app.rows('update account set email_verified_at = null where id = ? returning id', [
      unverified.id,
    ]);
    await left.post('deleteAccount', { reason: 'I retire.' });
    await sweptAfter(5);
    for (const person of [suspended, unverified])
      expect(await promised(app, 'mail', { accountId: person.id })).toEqual([]);
    expect(await promised(app, 'mail', { accountId: left.id })).toEqual([]);
  });

  it('[D-244] is warned of nothing where the settings say so', async () => {
    const quiet = await startWithFiles({ WARN_INACTIVE: 'off' });
    const { aSleeper: aQuietSleeper, sweptAfter: sweptQuietly } = storyOf(() => quiet);
    const anna = await aQuietSleeper();
    await sweptQuietly(5);
    expect(await promised(quiet, 'mail', { accountId: anna.id })).toEqual([]);
    await quiet.stop();
  });
});

describe('Where the settings say so, an account without a log-in', () => {
  let app: RunningApp;
  const { aSleeper, sweptAfter, mailsTo } = storyOf(() => app);
  beforeAll(async () => {
    app = await startWithFiles({ DEACTIVATE_INACTIVE: 'on' });
  });
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());

  const found = async (reader: Person, name: string) => [
    resultOf(await reader.post('searchUserDetailsWithFilter', { searchTerm: name, page: 1 }))
      .length,
    resultOf(await reader.post('searchBeyondUsers', { name })).length,
  ];

  it('[LE-05 D-245] is deactivated after 6 months, and a log-in makes everything as it was', async () => {
    app.clock.set(new Date(Date.UTC(2026, 0, 10, 12)));
    const zora = await aMember(app, { firstName: 'Zorabella', lastName: 'Quimby' });
    const caseId = await aCase(zora);
    await sweptAfter(5);
    await sweptAfter(5, 15);
    await sweptAfter(6);
    expect(await mailsTo(zora)).toEqual([WARNING, WARNING, DEACTIVATED]);

    const [ben, admin] = [await aMember(app), await anAdmin(app)];
    const profile = async () => (await ben.post('getProfileDetails', { id: zora.id })).code;
    const asked = async () =>
      (await ben.post('addBeyondFollowRequest', { user_two_id: zora.id })).code;
    expect(await found(ben, 'Zorabella')).toEqual([0, 0]);
    expect(await profile()).toBe(404);
    expect(await asked()).toBe(404);
    expect((await ben.get(`clinicalCases/${caseId}`)).code).toBe(200);
    const shown = resultOf(await admin.get(`admin/members/${zora.id}`));
    expect(shown).toMatchObject({ deactivated_at: expect.any(String) });

    const back = await again(app, zora);
    expect((await back.get('session')).code).toBe(200);
    expect((await found(ben, 'Zorabella'))[0]).toBe(1);
    expect(await profile()).toBe(200);
    const audited = await app.rows<{ action: string }>(
      "select action from audit_event where (object = ? or actor_id = ?) and action like 'account-%' order by id",
      [`member ${zora.id}`, zora.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'account-deactivated',
      'account-reactivated',
    ]);
  });

  it('[D-245] is never deactivated without 14 days’ notice', async () => {
    const anna = await aSleeper();
    await sweptAfter(8);
    expect(await mailsTo(anna)).toEqual([WARNING]);
    await sweptAfter(8, 13);
    expect(await mailsTo(anna)).toEqual([WARNING]);
    await sweptAfter(8, 15);
    expect(await mailsTo(anna)).toEqual([WARNING, DEACTIVATED]);
  });

  it('[D-245] cannot be deactivated where nobody is warned', () => {
    const env = { DATA_DIR: app.settings.dataDir, DEACTIVATE_INACTIVE: 'on', WARN_INACTIVE: 'off' };
    expect(() => readSettings(env)).toThrow('DEACTIVATE_INACTIVE=on needs WARN_INACTIVE=on');
  });
});
