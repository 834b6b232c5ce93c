import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Abstract, Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { LiveNotifications } from '../../backend/src/notifications/live-notifications';
import { TellingService } from '../../backend/src/notifications/telling/telling.service';
import { Log } from '../../backend/src/platform/logging/log';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';
import { aCase, anOutcome, startWithFiles } from '../../backend/test/clinical-cases/support/cases';
import type { RunningApp } from '../../backend/test/support/app';
import { promised } from '../../backend/test/support/jobs';
import { aMember, type Person } from '../../backend/test/support/people';
import type { Handed } from '../src/handed-job';
import { NotificationsProcessor } from '../src/notifications.processor';
import { Tries } from '../src/tries';
import { DyingOutbox } from './dying-outbox';

let app: RunningApp;
beforeAll(async () => {
  // Knex tells the console of each connection that ends.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  app = await startWithFiles();
});
afterAll(() => app.stop());

const found = <Part>(part: Type<Part> | Abstract<Part>): Part =>
  app.nest.get(part, { strict: false });

function aWorker(outbox: Outbox): NotificationsProcessor {
  const worker = new NotificationsProcessor(
    outbox,
    found(TellingService),
    found(LiveNotifications),
  );
  const tries = new Tries(found(Log), found(Metrics), found(RepeatedRuns));
  Object.assign(worker, { orm: found(MikroORM), log: found(Log), tries });
  return worker;
}

const toldTo = async (member: Person) =>
  (
    await app.rows<{ kind: string }>('select kind from notification where recipient_id = ?', [
      member.id,
    ])
  ).map(({ kind }) => kind);

describe('An outcome', () => {
  it('[D-118 D-399] is told to each follower once, though the worker is killed before the telling and after it', async () => {
    const author = await aMember(app);
    const id = await aCase(author);
    const followers: Person[] = [];
    for (let count = 0; count < 5; count += 1) {
      const one = await aMember(app);
      await one.post(`clinicalCases/${id}/follow`);
      followers.push(one);
    }
    // One of them also commented, and saved it: that makes one reader.
    await followers[0]?.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Wait.' });
    await followers[0]?.post('clinicalCases/collection/add', { cl_case_id: id });
    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Home and well.'));
    const entry = (await promised(app, 'notifications', { postId: id })).find(
      ({ name }) => name === 'outcome-reported',
    );
    const data = { ...entry?.payload, outboxId: entry?.id, requestId: null };
    const job = { name: 'outcome-reported', data } as unknown as Job<Handed>;

    for (const when of ['before', 'after', 'after'] as const) {
      const dying = aWorker(new DyingOutbox(found(EntityManager), app.clock, when));
      await expect(dying.process(job)).rejects.toThrow(/terminat/);
      expect(await toldTo(followers[1] as Person)).toEqual([]);
    }
    const worker = aWorker(found(Outbox));
    await Promise.all([worker.process(job), worker.process(job)]);
    await worker.process(job);

    for (const one of followers) expect(await toldTo(one)).toEqual(['outcome-reported']);
  });
});
