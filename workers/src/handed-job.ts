import { MikroORM, RequestContext } from '@mikro-orm/core';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Log } from '../../backend/src/platform/logging/log';
import { withRequestId } from '../../backend/src/platform/logging/request-context';
import { withoutContent } from '../../backend/src/platform/logging/told-error';
import type { JobKind } from '../../backend/src/platform/outbox/job';
import { Tries } from './tries';

/** What the relay puts beside a job's own payload. */
export interface Handed {
  readonly outboxId: number;
  readonly requestId: string | null;
}

/**
 * What workers that died were doing is taken over within 15 seconds. A job may outlive several of them: by default the second one
 * takes it along, and as the queue remembers its id, handing it over again would change nothing.
 */
export const surviveRestarts = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 10,
} as const;

type Handler = (payload: never, handed: Handed) => Promise<unknown>;

/** A queue's processor: each job kind has one handler, run with its own unit of work under the request's id. */
export abstract class HandedJobProcessor extends WorkerHost {
  @Inject() private readonly orm!: MikroORM;
  @Inject() private readonly tries!: Tries;
  @Inject() protected readonly log!: Log;

  /** Job name → what is done. */
  protected abstract readonly handlers: ReadonlyMap<string, Handler>;

  @OnWorkerEvent('error')
  tellLoss(err: Error): void {
    this.log.warn({ err, queue: this.worker.name }, 'a worker has lost its queue');
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

/** The id that logs tell of what a job does: the one of the request that asked for it. */
export function scopeOf({ requestId, outboxId }: Handed): string {
  return requestId ?? `job-${outboxId}`;
}

/** The id that a mail of this job carries, the same for every try. */
export function mailId(handed: Handed): string {
  return `outbox-${handed.outboxId}`;
}
