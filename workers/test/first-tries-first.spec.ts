import { type Job, runMigrations, Worker } from 'bullmq';
import { Client } from 'pg';
import { makeVideo } from '../../backend/src/media/media.jobs';
import { Settings } from '../../backend/src/platform/config/settings';
import { QUEUE_SCHEMA, queueConnection } from '../../backend/src/platform/queues/connection';
import { Queues } from '../../backend/src/platform/queues/queues';
import { MediaApp } from '../../backend/test/media/support/media-app';
import type { Handed } from '../src/handed-job';
import { Tries } from '../src/tries';
import { VideoProcessor } from '../src/video.processor';

const media = new MediaApp();
let worker: Worker;
beforeAll(async () => {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  await runMigrations(client, QUEUE_SCHEMA);
  await client.end();
  await media.start({}, [VideoProcessor, Queues, Tries]);
  const connection = queueConnection(media.get(Settings));
  worker = new Worker(makeVideo.queue, null, { connection, autorun: false });
});
afterAll(async () => {
  await worker.close();
  await media.stop();
});

const HOLDER = 'spec';
const next = async () => (await worker.getNextJob(HOLDER)) as Job<Handed> | undefined;
const add = (...ids: string[]) =>
  media.get(Queues).add(
    makeVideo.queue,
    ids.map((id) => ({ id, name: makeVideo.name, data: { outboxId: 0, requestId: null } })),
  );

describe('[D-925] What has failed', () => {
  it('is tried again after what was not tried yet, and a second time, too', async () => {
    await add('outbox-1');
    for (const others of [['outbox-2', 'outbox-3'], ['outbox-4']]) {
      const failing = await next();
      expect(failing?.id).toBe('outbox-1');
      await failing?.moveToFailed(new Error('odd'), HOLDER, false);
      await media.get(VideoProcessor).standBehind(failing);
      await failing?.promote();
      await add(...others);
      for (const id of others) {
        const first = await next();
        expect(first?.id).toBe(id);
        await first?.moveToCompleted(null, HOLDER, false);
      }
    }
  });
});
