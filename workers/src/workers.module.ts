import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { DomainsModule } from '../../backend/src/domains.module';
import { Settings } from '../../backend/src/platform/config/settings';
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
import { PushProcessor } from './push.processor';
import { QueueFigures } from './queue-figures';
import { QueueWatch } from './queue-watch';
import { RepeatedJobs } from './repeated-jobs';
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
  PushProcessor,
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
    // Nest only starts the workers of registered queues.
    BullModule.registerQueue(...declaredQueues().map((name) => ({ name }))),
  ],
  providers: [
    ...processors,
    QueueWatch,
    QueueFigures,
    RepeatedJobs,
    Tries,
    { provide: 'processors', useValue: processors },
  ],
})
export class WorkersModule {}
