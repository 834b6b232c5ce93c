import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { AttendanceController } from './attendance/attendance.controller';
import { AttendanceService } from './attendance/attendance.service';
import { EventRepository } from './event.repository';
import { EventsController } from './events.controller';
import { EventsService } from './events.service';
import { EventViews } from './events.views';
import { EventPublishingController } from './publishing/publishing.controller';
import { EventPublishingService } from './publishing/publishing.service';
import { RegistrationsMemberData } from './registrations-member-data';

@Module({
  imports: [MemberDataModule, MediaModule],
  controllers: [AttendanceController, EventsController, EventPublishingController],
  providers: [
    AttendanceService,
    EventRepository,
    EventsService,
    EventViews,
    EventPublishingService,
    RegistrationsMemberData,
  ],
  exports: [EventRepository, EventsService],
})
export class EventsModule {}
