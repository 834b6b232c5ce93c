import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { declaredQueues } from '../../backend/src/platform/outbox/job';

/** BullMQ's Nest binding keeps the queue's name here. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

/** The workers refuse to start when a declared job has nobody to do it. */
@Injectable()
export class QueueWatch implements OnModuleInit {
  constructor(@Inject('processors') private readonly processors: Type[]) {}

  onModuleInit(): void {
    const served = this.processors.map((type) => (Reflect.getMetadata(PROCESSOR_METADATA, type) as { name?: string } | undefined)?.name);
    const orphaned = declaredQueues().filter((queue) => !served.includes(queue));
    if (orphaned.length > 0) throw new Error(`No processor serves the queue ${orphaned.join(', ')}.`);
  }
}
