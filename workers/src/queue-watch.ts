import type { WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

/** The processors of this process. */
export const PROCESSORS = 'processors';
/** The names of the queues that this process serves. */
export const SERVED_QUEUES = 'served queues';

/** The key under which BullMQ's Nest binding stores the queue's name. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

export function queueOf(processor: Type<WorkerHost>): string {
  const { name } = Reflect.getMetadata(PROCESSOR_METADATA, processor) as { name: string };
  return name;
}

/** The workers do not stop in the middle of a job. */
@Injectable()
export class QueueWatch implements BeforeApplicationShutdown {
  constructor(
    @Inject(PROCESSORS) private readonly processors: Type<WorkerHost>[],
    private readonly modules: ModuleRef,
  ) {}

  /** Running jobs finish before the database and the queues are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.processors.map((type) => this.modules.get(type).worker.close()));
  }
}
