import { MikroORM } from '@mikro-orm/postgresql';
import type { Abstract, Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { LiveNotifications } from '../../backend/src/notifications/live-notifications';
import { TellingService } from '../../backend/src/notifications/telling/telling.service';
import { Log } from '../../backend/src/platform/logging/log';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';
import { aCase, startWithFiles } from '../../backend/test/clinical-cases/support/cases';
import type { RunningApp } from '../../backend/test/support/app';
import { promised } from '../../backend/test/support/jobs';
import { aMember } from '../../backend/test/support/people';
import type { Handed } from '../src/handed-job';
import { NotificationsProcessor } from '../src/notifications.processor';
import { Tries } from '../src/tries';

let app: RunningApp;
let processor: NotificationsProcessor;
beforeAll(async () => {
  app = await startWithFiles();
  const found = <Part>(part: Type<Part> | Abstract<Part>): Part =>
    app.nest.get(part, { strict: false });
  processor = Object.assign(
    new NotificationsProcessor(found(Outbox), found(TellingService), found(LiveNotifications)),
    {
      orm: found(MikroORM),
      log: found(Log),
      tries: new Tries(found(Log), found(Metrics), found(RepeatedRuns)),
    },
  );
});
afterAll(() => app.stop());

type Handing = Pick<Job<Handed>, 'name' | 'data'>;
const process = (job: Handing) => processor.process(job as Job<Handed>);

async function handed(match: Record<string, unknown>): Promise<Handing> {
  const [entry] = await promised(app, 'notifications', match);
  if (!entry) throw new Error('Nothing was promised.');
  return { name: entry.name, data: { ...entry.payload, outboxId: entry.id, requestId: null } };
}

const toldTo = (memberId: number) =>
  app.rows('select kind, actor_id from notification where recipient_id = ?', [memberId]);

describe('The processor of signals', () => {
  it('tells a fact once, however often and however many at once the queue delivers it', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await aCase(anna);
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    const job = await handed({ postId: id, memberId: ben.id });
    await Promise.all([process(job), process(job)]);
    await process(job);

    expect(await toldTo(anna.id)).toEqual([{ kind: 'case-liked', actor_id: ben.id }]);
    expect(
      await app.rows('select 1 from outbox where id = ? and done_at is not null', [
        job.data.outboxId,
      ]),
    ).toHaveLength(1);
  });

  it('is content when the thing is gone', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await aCase(anna);
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    await anna.post('clinicalCases/delete', { id });
    await process(await handed({ postId: id, memberId: ben.id }));
    expect(await toldTo(anna.id)).toEqual([]);
  });

  it('tells that a case closes, once, and of a mention', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await aCase(anna);
    const closing = await handed({ postId: id });
    await Promise.all([process(closing), process(closing)]);
    const reply = await anna.post('clinicalCases/comment', {
      clinicalCaseId: id,
      comment: 'Ben?',
      mentions: [ben.id],
    });
    const [mention] = await promised(app, 'notifications', { commentId: reply.body['id'] });
    await process({
      name: 'mentioned',
      data: { ...mention?.payload, outboxId: mention?.id ?? 0, requestId: null },
    });

    expect(await toldTo(anna.id)).toEqual([{ kind: 'case-closing', actor_id: null }]);
    expect(await toldTo(ben.id)).toEqual([{ kind: 'mentioned', actor_id: anna.id }]);
  });

  it('fails loudly for a signal that it does not know', async () => {
    await expect(
      process({ name: 'nonsense', data: { outboxId: 1, requestId: null } }),
    ).rejects.toThrow('Nobody does the job nonsense.');
  });
});
