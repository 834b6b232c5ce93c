import { Module, type OnModuleInit } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { SubjectRegistry } from '../engagement/subjects';
import { MediaModule } from '../media/media.module';
import { AnnouncementRepository } from './announcements/announcement.repository';
import { AnnouncementsController } from './announcements/announcements.controller';
import { AnnouncingController } from './announcements/announcing.controller';
import { AnnouncingService } from './announcements/announcing.service';
import { LearningController } from './learning.controller';
import { LEARNING_ITEM, LearningRepository } from './learning.repository';
import { LearningViews } from './learning.views';
import { LearningMemberData } from './learning-member-data';
import { LearningPublishingController } from './publishing/publishing.controller';
import { LearningPublishingService } from './publishing/publishing.service';
import { LearningReportingService } from './reporting.service';

@Module({
  imports: [MemberDataModule, EngagementModule, MediaModule],
  controllers: [
    LearningController,
    AnnouncementsController,
    LearningPublishingController,
    AnnouncingController,
  ],
  providers: [
    LearningMemberData,
    LearningPublishingService,
    LearningReportingService,
    LearningRepository,
    LearningViews,
    AnnouncementRepository,
    AnnouncingService,
  ],
  exports: [AnnouncementRepository],
})
export class LearningModule implements OnModuleInit {
  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly learning: LearningRepository,
  ) {}

  onModuleInit(): void {
    this.subjects.register(LEARNING_ITEM, this.learning);
  }
}
