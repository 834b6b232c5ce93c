import { EntityManager, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Worker } from 'bullmq';
import { sendPasswordCode } from '../../backend/src/auth/auth.jobs';
import { sendPush } from '../../backend/src/notifications/push/push.jobs';
import { Log } from '../../backend/src/platform/logging/log';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { Queues } from '../../backend/src/platform/queues/queues';
import { QueuesModule } from '../../backend/src/platform/queues/queues.module';
import { ParkedWorkers } from '../src/parked-workers';
import { PushProcessor } from '../src/push.processor';
import { eventually, startWorkers } from './support';

let workers: INestApplicationContext;
beforeAll(async () => {
  workers = await startWorkers([sendPush.queue, sendPasswordCode.queue]);
});
afterAll(() => workers.close());
afterEach(() => jest.restoreAllMocks());

const NOBODY = { notificationId: 0, subscriptionId: 0 };
const promise = (): Promise<{ push: number; code: number }> =>
  RequestContext.create(workers.get(MikroORM).em, async () => ({
    push: await workers.get(Outbox).later(sendPush, NOBODY),
    code: await workers.get(Outbox).later(sendPasswordCode, { accountId: 0 }),
  }));
const areDone = (...ids: number[]) =>
  eventually(async () => {
    const [left] = await workers
      .get(EntityManager)
      .fork()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from outbox where done_at is null and id in (${ids.join(', ')})`,
      );
    return left?.count === 0 || undefined;
  });
/** As the relay has it: the administrators' board has connections of its own. */
const pushes = () => workers.select(QueuesModule).get(Queues, { strict: true }).of(sendPush.queue);
const waits = () => eventually(async () => (await pushes().count()) > 0 || undefined);
/** Parks the worker's loop: the call it waits for does not return until the result is called. */
function park(worker: Worker): () => void {
  const loop = worker as unknown as { moveToActive(): Promise<unknown> };
  let answer = () => {};
  const asked = jest.spyOn(loop, 'moveToActive').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(undefined);
      }),
  );
  return () => {
    asked.mockRestore();
    answer();
  };
}

describe('[D-1650] A queue', () => {
  it('whose worker has stopped without a word ends the process, at the second look', async () => {
    const parked = workers.get(ParkedWorkers);
    const { worker } = workers.get(PushProcessor);
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const fatal = jest.spyOn(workers.get(Log), 'fatal');
    const goOn = park(worker);
    const { push, code } = await promise();
    await areDone(code);
    await waits();
    await parked.endIfParked();
    expect(exit).not.toHaveBeenCalled();
    await parked.endIfParked();
    expect(exit).toHaveBeenCalledWith(1);
    expect(fatal).toHaveBeenCalledWith({ queues: [sendPush.queue] }, expect.any(String));

    goOn();
    await areDone(push);
    expect(await parked.look()).toEqual([]);
    expect(await parked.look()).toEqual([]);
  });

  it('that an administrator has paused ends nothing', async () => {
    await pushes().pause();
    const { push } = await promise();
    const job = await eventually(() => pushes().getJob(`outbox-${push}`));
    expect(await job.getState()).toBe('waiting');
    const parked = workers.get(ParkedWorkers);
    expect([await parked.look(), await parked.look()]).toEqual([[], []]);
    await pushes().resume();
    await areDone(push);
  });
});
