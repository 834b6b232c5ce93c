import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { DepartingModule } from '../departure/departing.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { AllNews, allNews, NEWS } from './news/all-news';
import { Authors } from './news/authors';
import { NotificationRepository } from './notification.repository';
import { NotificationsController } from './notifications.controller';
import { NotificationsService } from './notifications.service';
import { NotificationsPart } from './notifications-part';
import { TellingService } from './telling.service';

@Module({
  imports: [DepartingModule, EngagementModule, ClinicalCasesModule, MediaModule],
  controllers: [NotificationsController],
  providers: [...NEWS, Authors, allNews, AllNews, NotificationRepository, NotificationsPart, NotificationsService, TellingService],
  exports: [NotificationsService, TellingService],
})
export class NotificationsModule {}
