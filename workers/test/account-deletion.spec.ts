import type { INestApplicationContext } from '@nestjs/common';
import { forgetExpired } from '../../backend/src/departure/departure.jobs';
import { Clock } from '../../backend/src/platform/clock';
import { Queues } from '../../backend/src/platform/queues/queues';
import { departureOf, leave } from '../../backend/test/departure/support/departing';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, aVisitor } from '../../backend/test/support/people';
import { AccountDeletionProcessor } from '../src/account-deletion.processor';
import { eventually, startWorkers } from './support';

let app: RunningApp;
let workers: INestApplicationContext;
beforeAll(async () => {
  app = await startApp();
  workers = await startWorkers();
});
afterAll(async () => {
  await workers.close();
  await app.stop();
});

describe('The queue of those who leave', () => {
  it('[PR-34] erases, says farewell, forgets the address, and may be asked twice', async () => {
    const anna = await aMember(app);
    await leave(anna);
    const { departureId, eraseId, forgetId } = await departureOf(app, anna);
    const receipt = () =>
      app.rows<{ email: string | null }>(
        'select email, erased_at from departure where id = ? and erased_at is not null and told_at is not null',
        [departureId],
      );
    const [first] = await eventually(async () =>
      (await receipt()).length > 0 ? receipt() : undefined,
    );
    expect(first).toMatchObject({ email: null });
    expect(
      await app.rows('select subject from dev_mail where recipient = ?', [anna.email]),
    ).toEqual([{ subject: 'Your Suture account was deleted' }]);

    const again = { name: 'erase', data: { departureId, outboxId: eraseId, requestId: null } };
    await workers
      .get(AccountDeletionProcessor)
      .process(again as unknown as Parameters<AccountDeletionProcessor['process']>[0]);
    expect(await receipt()).toEqual([first]);
    expect(
      await app.rows('select 1 from outbox where id = ? and handed_at is null', [forgetId]),
    ).toHaveLength(1);
  });

  it('is content when nobody left', async () => {
    const nobody = { name: 'erase', data: { departureId: 0, outboxId: 0, requestId: null } };
    const processor = workers.get(AccountDeletionProcessor);
    await expect(
      processor.process(nobody as unknown as Parameters<AccountDeletionProcessor['process']>[0]),
    ).resolves.toBeUndefined();
  });
});

describe('What is kept for minutes to a day', () => {
  const HOUR = 3_600_000;
  const TABLES = [
    'one_time_code',
    'email_verification',
    'phone_change',
    'export_link',
    'retried_request',
  ];
  /** By the clock of the workers. */
  const laterBy = (hours: number) => {
    const moment = new Date(Date.now() + hours * HOUR);
    workers.get(Clock).now = () => moment;
  };
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async (table) => [table, (await app.rows(`select 1 from ${table}`)).length]),
      ),
    );
  const forget = () =>
    workers.get(AccountDeletionProcessor).process({
      name: forgetExpired.name,
      data: { requestId: forgetExpired.name },
    } as unknown as Parameters<AccountDeletionProcessor['process']>[0]);

  it('[D-347] is forgotten when its time is over: codes, links, phone numbers, kept replies', async () => {
    const schedulers = await workers.get(Queues).of(forgetExpired.queue).getJobSchedulers();
    expect(schedulers).toEqual([expect.objectContaining({ key: forgetExpired.name, every: HOUR })]);
    const anna = await aMember(app);
    await aVisitor(app).post('signup', {
      firstName: 'Thandiwe',
      lastName: 'Nkosi',
      emailId: 'thandiwe.expired@example.org',
      password: 'careful-hands-4',
      indemnity: true,
      clauses: true,
    });
    await aVisitor(app).post('sendOtp', { emailId: anna.email });
    await anna.post('phone/code', { mobile: '9876543210', country_code: '+91' });
    await anna.with({ 'idempotency-key': 'one-archive' }).post('exports');
    await eventually(async () => {
      const now = await counts();
      // Two codes: for the password and for the phone number.
      return TABLES.every((table) => now[table] === (table === 'one_time_code' ? 2 : 1))
        ? true
        : undefined;
    });
    const before = await counts();
    await forget();
    expect(await counts()).toEqual(before);
    laterBy(2);
    await forget();
    expect(await counts()).toEqual({ ...before, one_time_code: 0 });
    laterBy(25);
    await forget();
    expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
  });

  it('is forgotten at once, however much it is', async () => {
    const { id } = await aMember(app);
    await app.rows(
      `insert into retried_request (member_id, key, fingerprint, created_at)
       select ?, n, 'x', now() from generate_series(1, 2500) n returning key`,
      [id],
    );
    laterBy(25);
    await forget();
    expect((await counts())['retried_request']).toBe(0);
  });
});
