import { Module } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { MediaModule } from '../media/media.module';
import { AnnouncementRepository } from './announcements/announcement.repository';
import { AnnouncementsController } from './announcements/announcements.controller';
import { AnnouncingController } from './announcements/announcing.controller';
import { AnnouncingService } from './announcements/announcing.service';
import { LearningController } from './learning.controller';
import { LearningRepository } from './learning.repository';
import { LearningViews } from './learning.views';
import { LearningPart } from './learning-part';
import { LearningPublishingController } from './publishing/publishing.controller';
import { LearningPublishingService } from './publishing/publishing.service';

@Module({
  imports: [DepartingModule, MediaModule],
  controllers: [
    LearningController,
    AnnouncementsController,
    LearningPublishingController,
    AnnouncingController,
  ],
  providers: [
    LearningPart,
    LearningPublishingService,
    LearningRepository,
    LearningViews,
    AnnouncementRepository,
    AnnouncingService,
  ],
  exports: [AnnouncementRepository],
})
export class LearningModule {}
