import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Abstract, Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { WorkMails } from '../../backend/src/admin/waiting/work-mails.service';
import { remindOfEvent } from '../../backend/src/events/events.jobs';
import { EventsService } from '../../backend/src/events/events.service';
import { sendDigest } from '../../backend/src/notifications/digests/digests.jobs';
import { DigestsService } from '../../backend/src/notifications/digests/digests.service';
import { LiveNotifications } from '../../backend/src/notifications/live-notifications';
import {
  type Channel,
  KINDS,
  type NotificationKind,
  sentenceOf,
} from '../../backend/src/notifications/notification.kinds';
import { sendPush } from '../../backend/src/notifications/push/push.jobs';
import { PushSendingService } from '../../backend/src/notifications/push/push-sending.service';
import { TellingService } from '../../backend/src/notifications/telling/telling.service';
import { Log } from '../../backend/src/platform/logging/log';
import { MANY_SIGNALS, SIGNALS } from '../../backend/src/platform/outbox/job';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';
import { HOUR, resultOf, startWithFiles } from '../../backend/test/clinical-cases/support/cases';
import type { RunningApp } from '../../backend/test/support/app';
import { type OutboxEntry, promised } from '../../backend/test/support/jobs';
import { aMember, anAdmin, type Person } from '../../backend/test/support/people';
import { inUnitOfWork } from '../../backend/test/support/unit-of-work';
import { type PushService, startPushService } from '../../scripts/lib/push-service.mjs';
import { DigestsProcessor } from '../src/digests.processor';
import { EventsProcessor } from '../src/events.processor';
import type { Handed, HandedJobProcessor } from '../src/handed-job';
import { NotificationsProcessor } from '../src/notifications.processor';
import { PushProcessor } from '../src/push.processor';
import { Tries } from '../src/tries';
import { CAUSES } from './causes';
import { DyingOutbox } from './dying-outbox';

const CHANNELS: readonly Channel[] = ['inApp', 'push', 'mail'];
const ONCE_EACH = { inApp: 1, push: 1, mail: 1 };

type Workers = ReadonlyMap<string, HandedJobProcessor>;

let service: PushService;
let app: RunningApp;
let workers: Workers;
let dying: readonly Workers[];
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  // Knex logs each ended connection to the console.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  service = await startPushService();
  app = await startWithFiles({ PUSH_HOSTS: service.origin }, { holdsFiles: true });
  workers = workersWith(app.nest.get(Outbox));
  dying = (['before', 'after'] as const).map((when) =>
    workersWith(new DyingOutbox(app.nest.get(EntityManager), app.clock, when)),
  );
  admin = await anAdmin(app);
  colleague = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

function workersWith(outbox: Outbox): Workers {
  const found = <Part>(part: Type<Part> | Abstract<Part>): Part =>
    app.nest.get(part, { strict: false });
  const made: [string, HandedJobProcessor][] = [
    [SIGNALS, new NotificationsProcessor(outbox, found(TellingService), found(LiveNotifications))],
    [sendPush.queue, new PushProcessor(outbox, found(PushSendingService))],
    [sendDigest.queue, new DigestsProcessor(outbox, found(DigestsService), found(WorkMails))],
    [remindOfEvent.queue, new EventsProcessor(found(EventsService))],
  ];
  const tries = new Tries(found(Log), found(Metrics), found(RepeatedRuns));
  for (const [, processor] of made)
    Object.assign(processor, { orm: found(MikroORM), log: found(Log), tries });
  return new Map(made);
}

const process = (processors: Workers, queue: string, job: Job<Handed>) =>
  processors.get(queue)?.process(job);

const jobOf = ({ id, name, payload }: OutboxEntry) =>
  ({ name, data: { ...payload, outboxId: id, requestId: null } }) as unknown as Job<Handed>;

/** Signals that are pending together are sent as one job. */
function together(entries: readonly OutboxEntry[]): Job<Handed>[] {
  const [first, ...more] = entries;
  if (!first || more.length === 0) return entries.map(jobOf);
  const signals = entries.map((entry) => ({ ...jobOf(entry).data, name: entry.name }));
  return [
    {
      name: MANY_SIGNALS.name,
      data: { outboxId: first.id, requestId: null, signals },
    } as unknown as Job<Handed>,
  ];
}

/**
 * Delivers everything enqueued since then; handling a job may enqueue more. Each job is delivered
 * twice at the same time.
 */
async function deliver(queue: string, since: number, dies: boolean): Promise<void> {
  for (let last = since; ; ) {
    const jobs = (await promised(app, queue)).filter(({ id }) => id > last);
    if (jobs.length === 0) return;
    last = jobs.at(-1)?.id ?? last;
    for (const job of queue === SIGNALS ? together(jobs) : jobs.map(jobOf)) {
      for (const one of dies ? dying : [])
        await expect(process(one, queue, job)).rejects.toThrow(/terminat/);
      await Promise.all([process(workers, queue, job), process(workers, queue, job)]);
    }
  }
}

/** The digest emails a day later, for a member who was away. */
async function mailTo(member: Person, since: number, dies: boolean): Promise<string[]> {
  app.clock.advance(25 * HOUR);
  await inUnitOfWork(app, () => app.nest.get(DigestsService).gather());
  await deliver(sendDigest.queue, since, dies);
  app.clock.reset();
  return (
    await app.rows<{ text: string }>('select text from dev_mail where recipient = ?', [
      member.email,
    ])
  ).map(({ text }) => text);
}

/** How often one event reaches a member who has turned off all other kinds, per channel. */
async function brought(
  kind: NotificationKind,
  off?: Channel,
  dies = false,
): Promise<Record<Channel, number>> {
  const member = await aMember(app);
  const browser = service.browser();
  await member.post('subscribe', browser.subscription);
  const wants = (each: NotificationKind, channel: Channel) => each === kind && channel !== off;
  const preferences = KINDS.map((each) => ({
    kind: each,
    in_app: wants(each, 'inApp'),
    push: wants(each, 'push'),
    mail: wants(each, 'mail'),
  }));
  await member.send('PUT', 'notifications/preferences', { preferences });

  const [before] = await app.rows<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  const since = before?.id ?? 0;
  await CAUSES[kind]({ app, member, colleague, admin });
  await deliver(remindOfEvent.queue, since, false);
  await deliver(SIGNALS, since, dies);
  await deliver(sendPush.queue, since, dies);

  const [own] = await app.rows<{ words: string | null }>(
    'select words from notification where recipient_id = ? and kind = ? limit 1',
    [member.id, kind],
  );
  const words = own?.words ?? null;
  const sentence = sentenceOf({ kind, words }, colleague.fullName);
  const listed = resultOf(await member.post('getNotificationData')).filter(
    ({ text }) => text === sentence,
  );
  const rung = service.at(browser).filter(({ payload }) => payload['body'] === sentence);
  const topics = rung.map(({ headers }) => headers['topic']);
  const mails = (await mailTo(member, since, dies)).filter((text) => text.includes(sentence));
  // A push repeated after a worker died has the same topic and replaces the earlier one.
  return {
    inApp: listed.length,
    push: dies ? new Set(topics).size : topics.length,
    mail: mails.length,
  };
}

describe('Each kind of news', () => {
  it.each(KINDS)(
    '[D-118] %s comes by each way once, though the worker dies in the middle each time',
    async (kind) => {
      expect(await brought(kind, undefined, true)).toEqual(ONCE_EACH);
    },
  );

  it.each(KINDS.flatMap((kind) => CHANNELS.map((channel) => [kind, channel] as const)))(
    '%s, where %s is turned off, comes by the other ways alone',
    async (kind, channel) => {
      expect(await brought(kind, channel)).toEqual({ ...ONCE_EACH, [channel]: 0 });
    },
  );
});
