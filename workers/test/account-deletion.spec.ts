import type { INestApplicationContext } from '@nestjs/common';
import { departureOf, leave } from '../../backend/test/departure/support/departing';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember } from '../../backend/test/support/people';
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
