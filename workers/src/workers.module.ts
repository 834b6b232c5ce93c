import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { DomainsModule } from '../../backend/src/domains.module';
import { Settings, SettingsError } from '../../backend/src/platform/config/settings';
import { declaredQueues } from '../../backend/src/platform/outbox/job';
import { PlatformModule } from '../../backend/src/platform/platform.module';
import { queueConnection } from '../../backend/src/platform/queues/connection';
import { QueuesModule } from '../../backend/src/platform/queues/queues.module';
import { AccountDeletionProcessor } from './account-deletion.processor';
import { AccountsProcessor } from './accounts.processor';
import { AskingProcessor } from './asking.processor';
import { ClinicalCasesProcessor } from './clinical-cases.processor';
import { DigestsProcessor } from './digests.processor';
import { EmailVerificationProcessor } from './email-verification.processor';
import { EventsProcessor } from './events.processor';
import { FileChecksProcessor } from './file-checks.processor';
import { MailProcessor } from './mail.processor';
import { MediaProcessor } from './media.processor';
import { NotificationsProcessor } from './notifications.processor';
import { OpportunitiesProcessor } from './opportunities.processor';
import { OtpProcessor } from './otp.processor';
import { PapersProcessor } from './papers.processor';
import { ParkedWorkers } from './parked-workers';
import { PushProcessor } from './push.processor';
import { QueueFigures } from './queue-figures';
import { PROCESSORS, QueueWatch, queueOf, SERVED_QUEUES } from './queue-watch';
import { RepeatedJobs } from './repeated-jobs';
import { ScansProcessor } from './scans.processor';
import { SearchProcessor } from './search.processor';
import { SupportProcessor } from './support.processor';
import { Tries } from './tries';
import { VideoProcessor } from './video.processor';
import { VisitorsProcessor } from './visitors.processor';

const processors = [
  AccountDeletionProcessor,
  AccountsProcessor,
  AskingProcessor,
  ClinicalCasesProcessor,
  DigestsProcessor,
  EmailVerificationProcessor,
  EventsProcessor,
  FileChecksProcessor,
  MailProcessor,
  MediaProcessor,
  NotificationsProcessor,
  OpportunitiesProcessor,
  OtpProcessor,
  PapersProcessor,
  PushProcessor,
  ScansProcessor,
  SearchProcessor,
  SupportProcessor,
  VideoProcessor,
  VisitorsProcessor,
];

/**
 * The domains without their controllers, the relay that fills the queues, and one processor per
 * queue.
 */
@Module({
  imports: [
    PlatformModule,
    QueuesModule,
    DomainsModule,
    BullModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({ connection: queueConnection(settings) }),
    }),
    // No queue is registered: the processors need the connection alone, and queues are filled by `Queues`.
    BullModule.registerQueue(),
  ],
  providers: [ParkedWorkers, QueueWatch, QueueFigures, RepeatedJobs, Tries],
})
export class WorkersModule {}

/**
 * The workers of some queues. Each process fills all queues, whichever it serves.
 * @param queues those to serve; without them, all
 * @throws SettingsError if one of them does not exist
 * @throws Error if a declared queue has no processor at all
 */
export function workersOf(queues: readonly string[] = declaredQueues()): DynamicModule {
  demandProcessors();
  demandKnown(queues);
  const served = processors.filter((type) => queues.includes(queueOf(type)));
  return {
    module: WorkersModule,
    providers: [
      ...served,
      { provide: PROCESSORS, useValue: served },
      { provide: SERVED_QUEUES, useValue: served.map(queueOf).sort() },
    ],
  };
}

function demandProcessors(): void {
  const orphaned = declaredQueues().filter((queue) => !processors.map(queueOf).includes(queue));
  if (orphaned.length > 0) throw new Error(`No processor serves the queue ${orphaned.join(', ')}.`);
}

function demandKnown(queues: readonly string[]): void {
  const unknown = queues.filter((queue) => !declaredQueues().includes(queue));
  if (unknown.length > 0)
    throw new SettingsError(
      `WORKER_QUEUES names ${unknown.join(', ')}, which is no queue. There are ${declaredQueues().join(', ')}.`,
    );
}
