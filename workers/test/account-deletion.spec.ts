import type { INestApplicationContext } from '@nestjs/common';
import { forgetExpired } from '../../backend/src/departure/departure.jobs';
import { Clock } from '../../backend/src/platform/clock';
import { Queues } from '../../backend/src/platform/queues/queues';
import { departureOf, leave } from '../../backend/test/departure/support/departing';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, aVisitor, PASSWORD } from '../../backend/test/support/people';
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
      // Made while the clock of the workers is right.
      const made = await app.rows('select 1 from export_link where expires_at is not null');
      // Two codes: for the password and for the phone number.
      return made.length === 1 &&
        TABLES.every((table) => now[table] === (table === 'one_time_code' ? 2 : 1))
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

describe('What is kept about sessions and deeds', () => {
  const DAY = 24 * 3_600_000;
  const forgetAfter = async (days: number) => {
    const moment = new Date(Date.now() + days * DAY);
    workers.get(Clock).now = () => moment;
    await workers.get(AccountDeletionProcessor).process({
      name: forgetExpired.name,
      data: { requestId: forgetExpired.name },
    } as unknown as Parameters<AccountDeletionProcessor['process']>[0]);
  };
  const addresses = async (id: number) =>
    (
      await app.rows<{ address: string | null }>(
        'select host(address) as address from session where account_id = ? order by id',
        [id],
      )
    ).map(({ address }) => address);

  it('[D-360] forgets the address of a session 30 days after its end', async () => {
    const anna = await aMember(app);
    await aVisitor(app).post('login', { emailId: anna.email, password: PASSWORD });
    await app.rows(
      `update session set ended_at = now() where id = (select max(id) from session where account_id = ?) returning id`,
      [anna.id],
    );
    await app.rows(
      `update session set expires_at = now() + interval '60 days'
       where id = (select min(id) from session where account_id = ?) returning id`,
      [anna.id],
    );
    await forgetAfter(29);
    expect(await addresses(anna.id)).toEqual(['127.0.0.1', '127.0.0.1']);
    await forgetAfter(31);
    expect(await addresses(anna.id)).toEqual(['127.0.0.1', null]);
    await forgetAfter(91);
    expect(await addresses(anna.id)).toEqual([null, null]);
  });

  it('[D-361] keeps the audit log for a year, unchanged, and no longer', async () => {
    const line = async (age: string) =>
      (
        await app.rows<{ id: number }>(
          `insert into audit_event (action, result, created_at)
           values ('deed-of-a-test', 'done', now() - cast(? as interval)) returning id`,
          [age],
        )
      )[0]?.id ?? 0;
    const old = await line('366 days');
    const young = await line('364 days');
    const stay = 'The audit log cannot be changed.';
    for (const statement of [
      `update audit_event set result = 'refused' where id = ${old} returning id`,
      `update audit_event set result = 'refused' where id = ${young} returning id`,
      `delete from audit_event where id = ${young} returning id`,
      'truncate audit_event',
    ])
      await expect(app.rows(statement)).rejects.toThrow(stay);
    await forgetAfter(0);
    expect(
      await app.rows(`select id, result from audit_event where action = 'deed-of-a-test'`),
    ).toEqual([{ id: young, result: 'done' }]);
    // A clock of ours that runs ahead ends nothing before its time.
    await forgetAfter(1000);
    expect(await app.rows('select 1 from audit_event where id = ?', [young])).toHaveLength(1);
  });
});
