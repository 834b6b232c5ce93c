import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { MediaModule } from '../media/media.module';
import { EventRepository } from './event.repository';
import { EventsController } from './events.controller';
import { EventsService } from './events.service';
import { EventViews } from './events.views';
import { EventPublishingController } from './publishing/publishing.controller';
import { EventPublishingService } from './publishing/publishing.service';
import { RegistrationsPart } from './registrations-part';

@Module({
  imports: [DepartingModule, MediaModule],
  controllers: [EventsController, EventPublishingController],
  providers: [
    EventRepository,
    EventsService,
    EventViews,
    EventPublishingService,
    RegistrationsPart,
  ],
  exports: [EventRepository, EventsService],
})
export class EventsModule {}
