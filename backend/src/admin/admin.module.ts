import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { EngagementModule } from '../engagement/engagement.module';
import { Queues } from '../platform/queues/queues';
import { ProfilesModule } from '../profiles/profiles.module';
import { AuditRepository } from './audit.repository';
import { FiguresRepository } from './figures.repository';
import { MembersController } from './members.controller';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';
import { OverviewController } from './overview.controller';
import { QueueDashboard } from './queue-dashboard';
import { ReportsController } from './reports.controller';

/** What administrators see and do. */
@Module({
  imports: [AuthModule, EngagementModule, ProfilesModule],
  controllers: [MembersController, OverviewController, ReportsController],
  providers: [AuditRepository, FiguresRepository, MembersRepository, MembersService, Queues, QueueDashboard],
})
export class AdminModule {}
