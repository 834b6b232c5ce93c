import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { ChatModule } from '../chat/chat.module';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { Queues } from '../platform/queues/queues';
import { ProfilesModule } from '../profiles/profiles.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { AdminAppealsController } from './appeals.controller';
import { AuditController } from './audit/audit.controller';
import { AuditRepository } from './audit/audit.repository';
import { AuditService } from './audit/audit.service';
import { BreachSheetsController } from './breach-sheets/breach-sheets.controller';
import { BreachSheetsService } from './breach-sheets/breach-sheets.service';
import { FiguresController } from './figures/figures.controller';
import { FiguresService } from './figures/figures.service';
import { LateWorks } from './figures/late-work';
import { MemberRecordController } from './member-record/member-record.controller';
import { MemberRecordService } from './member-record/member-record.service';
import { MembersController } from './members.controller';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';
import { AdminMemberData } from './notes/admin-member-data';
import { NotesController } from './notes/notes.controller';
import { NotesService } from './notes/notes.service';
import { FiguresRepository } from './overview/figures.repository';
import { OverviewController } from './overview/overview.controller';
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
import { Waits } from './waiting/waits';
import { WorkMails } from './waiting/work-mails.service';

/** The administration area. */
@Module({
  imports: [
    AuthModule,
    ChatModule,
    ClinicalCasesModule,
    EngagementModule,
    MediaModule,
    MemberDataModule,
    ProfilesModule,
    ReferenceDataModule,
  ],
  controllers: [
    AdminAppealsController,
    AuditController,
    BreachSheetsController,
    FiguresController,
    MemberRecordController,
    MembersController,
    NotesController,
    OverviewController,
    RegistrationsToCheckController,
    ReportsController,
    TypedPlacesController,
    WaitingController,
  ],
  providers: [
    AdminMemberData,
    AuditRepository,
    AuditService,
    BreachSheetsService,
    FiguresRepository,
    FiguresService,
    LateWorks,
    MemberRecordService,
    MembersRepository,
    MembersService,
    NotesService,
    PromisedJobs,
    Queues,
    QueueDashboard,
    QueueStates,
    ReportedObjects,
    TypedPlaceRepository,
    TypedPlacesService,
    WaitingService,
    Waits,
    WorkMails,
  ],
  exports: [WorkMails],
})
export class AdminModule {}
