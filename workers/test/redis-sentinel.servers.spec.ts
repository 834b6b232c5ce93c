import type { INestApplicationContext } from '@nestjs/common';
import { sendPasswordCode } from '../../backend/src/auth/auth.jobs';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, type Person } from '../../backend/test/support/people';
import { inUnitOfWork } from '../../backend/test/support/unit-of-work';
import {
  openRedisBehindSentinel,
  type RedisBehindSentinel,
} from '../../scripts/lib/redis-sentinel.mjs';
import { eventually, startWorkers } from './support';

let redis: RedisBehindSentinel;
let app: RunningApp;
let workers: INestApplicationContext;
beforeAll(async () => {
  redis = await openRedisBehindSentinel();
  process.env['REDIS_URL'] = redis.url;
  app = await startApp();
  workers = await startWorkers();
});
afterAll(async () => {
  await workers?.close();
  await app?.stop();
  await redis?.stop();
});

const ask = (people: readonly Person[]) =>
  inUnitOfWork(app, () =>
    app.nest.get(Outbox).laterForAll(
      sendPasswordCode,
      people.map(({ id: accountId }) => ({ accountId })),
    ),
  );
const mailsTo = async (people: readonly Person[]) => {
  const addresses = people.map(({ email }) => email);
  const rows = await app.rows<{ recipient: string }>(
    `select recipient from dev_mail where recipient in (${addresses.map(() => '?')})`,
    addresses,
  );
  return rows.map(({ recipient }) => recipient).sort();
};
/** Longer than the outbox waits before it hands a job over again. */
const LOST_WITH_REDIS_MS = 120_000;

describe('Redis behind Sentinel', () => {
  it('[D-1391] loses and doubles no job when its replica is promoted', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aMember(app)));
    const [before, during, without] = [people.slice(0, 4), people.slice(4, 8), people.slice(8)];
    await ask(before);
    await eventually(async () => (await mailsTo(before)).length === before.length || undefined);

    await ask(during);
    await redis.killMaster();
    await ask(without);
    const everyone = people.map(({ email }) => email).sort();
    await eventually(
      async () => ((await mailsTo(people)).length >= everyone.length ? true : undefined),
      LOST_WITH_REDIS_MS,
    );
    await eventually(async () => {
      const [left] = await app.rows<{ count: number }>(
        'select count(*)::int as count from outbox where name = ? and done_at is null',
        [sendPasswordCode.name],
      );
      return left?.count === 0 || undefined;
    }, LOST_WITH_REDIS_MS);
    expect(await mailsTo(people)).toEqual(everyone);
  });
});
