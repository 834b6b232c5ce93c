import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { RequestHandler } from 'express';
import { declaredQueues, MANY_SIGNALS } from '../platform/outbox/job';
import type { Queues } from '../platform/queues/queues';
import type { PromisedJobs } from './promised-jobs';
import type { PromisedJob } from './promised-jobs.sql';

type Shown = Awaited<ReturnType<BullMQAdapter['getJobs']>>[number];
type Status = Parameters<BullMQAdapter['getJobs']>[0][number];

/** A queue as shown on the dashboard: jobs still in the outbox are included under Delayed. */
class ShownQueue extends BullMQAdapter {
  /** Retrying a completed job would have no effect, since the outbox has marked it as done. */
  override readonly allowCompletedRetries = false;

  constructor(
    private readonly queueName: string,
    queues: Queues,
    private readonly promised: PromisedJobs,
  ) {
    super(queues.of(queueName));
    this.setFormatter('name', nameOf);
  }

  override async getJobCounts() {
    const counts = await super.getJobCounts();
    const promised = await this.promised.count(this.queueName);
    return { ...counts, delayed: (counts['delayed'] ?? 0) + promised };
  }

  override async getJobs(statuses: Status[], start = 0, end = 0): Promise<Shown[]> {
    const jobs = await super.getJobs(statuses, start, end);
    if (!statuses.includes('delayed')) return jobs;
    const { delayed = 0 } = await super.getJobCounts();
    const offset = Math.max(0, start - delayed);
    const limit = end - start + 1 - (statuses.length === 1 ? jobs.length : 0);
    const promised = await this.promised.page(this.queueName, offset, Math.max(0, limit));
    return [...jobs, ...promised.map(shown)];
  }

  override async getJob(id: string): Promise<Shown | undefined> {
    const job = await super.getJob(id);
    const [, row] = /^outbox-(\d{1,15})$/.exec(id) ?? [];
    if (job || !row) return job;
    const promised = await this.promised.find(this.queueName, Number(row));
    return promised && shown(promised);
  }
}

const untouched = () =>
  Promise.reject(new Error('This job waits in the database until its time, and stays there.'));

/**
 * An outbox job in the dashboard's format. It is read-only: only the outbox decides when it is
 * queued.
 */
function shown({ id, name, payload, requestId, createdAt, runAt }: PromisedJob): Shown {
  const timestamp = new Date(createdAt).getTime();
  const delay = new Date(runAt).getTime() - timestamp;
  const job = {
    id: `outbox-${id}`,
    name,
    data: { ...payload, outboxId: id, requestId },
    timestamp,
    delay,
    opts: { delay },
    progress: 0,
    attemptsMade: 0,
    returnvalue: null,
    stacktrace: [],
  };
  const moves = { promote: untouched, remove: untouched, retry: untouched, updateData: untouched };
  const state = async () => 'delayed';
  return { ...job, ...moves, getState: state, toJSON: () => job } as unknown as Shown;
}

/** Signals combined into one job are listed by name and count. */
function nameOf({ name, data }: { name: string; data: unknown }): string {
  if (name !== MANY_SIGNALS.name) return name;
  const { signals = [] } = data as { signals?: readonly { name: string }[] };
  const counts = new Map<string, number>();
  for (const signal of signals) counts.set(signal.name, (counts.get(signal.name) ?? 0) + 1);
  return [...counts].map(([signal, times]) => `${signal} × ${times}`).join(', ');
}

const WAYS_BACK = [{ text: 'Administration', url: '/admin' }];

/** Bull's dashboard of all queues, to be mounted at `path`. Loaded on the first visit. */
export function openBoard(path: string, queues: Queues, promised: PromisedJobs): RequestHandler {
  const server = new ExpressAdapter();
  server.setBasePath(path);
  createBullBoard({
    queues: declaredQueues().map((name) => new ShownQueue(name, queues, promised)),
    serverAdapter: server,
    options: { uiConfig: { boardTitle: 'Suture', hideRedisDetails: true, miscLinks: WAYS_BACK } },
  });
  return server.getRouter().disable('x-powered-by') as RequestHandler;
}
