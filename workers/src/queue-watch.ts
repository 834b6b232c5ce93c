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

/** BullMQ's Nest binding keeps the queue's name here. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

/** The workers refuse to start when a declared job has nobody to do it, and do not stop in the middle of one. */
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

  /** What is under way ends before the database and the queues are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.processors.map((type) => this.modules.get(type).worker.close()));
  }
}
