import { MikroORM, RequestContext } from '@mikro-orm/core';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Log } from '../../backend/src/platform/logging/log';
import { withRequestId } from '../../backend/src/platform/logging/request-context';
import { withoutContent } from '../../backend/src/platform/logging/told-error.rules';
import type { JobKind } from '../../backend/src/platform/outbox/job';
import { Tries } from './tries';

/** What the relay adds to a job's payload. */
export interface Handed {
  readonly outboxId: number;
  readonly requestId: string | null;
}

/**
 * The jobs of a dead worker are taken over within 15 seconds. A job may outlive several workers:
 * with the default of one stall BullMQ would fail it at the second, and since the queue still knows
 * its id, handing it over again would have no effect.
 */
export const surviveRestarts = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 10,
} as const;

/** Jobs without a priority come first. */
const BEHIND = 1;

type Handler = (payload: never, handed: Handed) => Promise<unknown>;

/**
 * The processor of a queue: one handler per job kind, run in its own unit of work under the
 * request's id.
 */
export abstract class HandedJobProcessor extends WorkerHost {
  @Inject() private readonly orm!: MikroORM;
  @Inject() private readonly tries!: Tries;
  @Inject() protected readonly log!: Log;

  /** Handlers by job name. */
  protected abstract readonly handlers: ReadonlyMap<string, Handler>;

  @OnWorkerEvent('error')
  tellLoss(err: Error): void {
    this.log.warn({ err, queue: this.worker.name }, 'a worker has lost its queue');
  }

  /** What has failed waits behind what was not tried yet, however early it was sent. */
  @OnWorkerEvent('failed')
  async standBehind(job: Job<Handed> | undefined): Promise<void> {
    if (!job || job.priority === BEHIND) return;
    await job
      .changePriority({ priority: BEHIND })
      .catch((err: unknown) =>
        this.log.warn({ err, queue: job.queueName }, 'a job kept its place'),
      );
  }

  async process(job: Job<Handed>): Promise<void> {
    const handler = this.handlers.get(job.name);
    if (!handler) throw new Error(`Nobody does the job ${job.name}.`);
    await withRequestId(scopeOf(job.data), () =>
      this.tries.tell(job, () =>
        RequestContext.create(this.orm.em, () => handler(job.data as never, job.data)),
      ),
    ).catch((error: unknown) => {
      throw withoutContent(error);
    });
  }
}

/** One entry of `handlers`, typed by the job's payload. */
export function handles<Payload extends object>(
  kind: JobKind<Payload>,
  handler: (payload: Payload, handed: Handed) => Promise<unknown>,
): [string, Handler] {
  return [kind.name, handler as Handler];
}

/** The id under which a job logs: that of the request that enqueued it. */
export function scopeOf({ requestId, outboxId }: Handed): string {
  return requestId ?? `job-${outboxId}`;
}

/** The id of the job's email, the same for every retry. */
export function mailId(handed: Handed): string {
  return `outbox-${handed.outboxId}`;
}
