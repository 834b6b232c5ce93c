import type { WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { declaredQueues } from '../../backend/src/platform/outbox/job';

/** The key under which BullMQ's Nest binding stores the queue's name. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

/**
 * The workers refuse to start if a declared job has no processor, and do not stop in the middle of
 * a job.
 */
@Injectable()
export class QueueWatch implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject('processors') private readonly processors: Type<WorkerHost>[],
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    const served = this.processors.map(
      (type) =>
        (Reflect.getMetadata(PROCESSOR_METADATA, type) as { name?: string } | undefined)?.name,
    );
    const orphaned = declaredQueues().filter((queue) => !served.includes(queue));
    if (orphaned.length > 0)
      throw new Error(`No processor serves the queue ${orphaned.join(', ')}.`);
  }

  /** Running jobs finish before the database and the queues are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.processors.map((type) => this.modules.get(type).worker.close()));
  }
}
