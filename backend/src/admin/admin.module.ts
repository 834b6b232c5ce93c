import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { ChatModule } from '../chat/chat.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { Queues } from '../platform/queues/queues';
import { ProfilesModule } from '../profiles/profiles.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { AdminAppealsController } from './appeals.controller';
import { AuditRepository } from './audit.repository';
import { FiguresRepository } from './figures.repository';
import { MembersController } from './members.controller';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';
import { OverviewController } from './overview.controller';
import { TypedPlaceRepository } from './places/typed-place.repository';
import { TypedPlacesController } from './places/typed-places.controller';
import { TypedPlacesService } from './places/typed-places.service';
import { PromisedJobs } from './promised-jobs';
import { QueueDashboard } from './queue-dashboard';
import { QueueStates } from './queue-states';
import { RegistrationsToCheckController } from './registrations/registrations.controller';
import { ReportedObjects } from './reported-object.views';
import { ReportsController } from './reports.controller';
import { WaitingController } from './waiting/waiting.controller';
import { WaitingService } from './waiting/waiting.service';
import { WorkMails } from './waiting/work-mails.service';

/** What administrators see and do. */
@Module({
  imports: [
    AuthModule,
    ChatModule,
    EngagementModule,
    MediaModule,
    ProfilesModule,
    ReferenceDataModule,
  ],
  controllers: [
    AdminAppealsController,
    MembersController,
    OverviewController,
    RegistrationsToCheckController,
    ReportsController,
    TypedPlacesController,
    WaitingController,
  ],
  providers: [
    AuditRepository,
    FiguresRepository,
    MembersRepository,
    MembersService,
    PromisedJobs,
    Queues,
    QueueDashboard,
    QueueStates,
    ReportedObjects,
    TypedPlaceRepository,
    TypedPlacesService,
    WaitingService,
    WorkMails,
  ],
  exports: [WorkMails],
})
export class AdminModule {}
