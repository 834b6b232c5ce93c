import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { DepartingModule } from '../departure/departing.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { NotificationRepository } from './notification.repository';
import { NotificationsController } from './notifications.controller';
import { NotificationsService } from './notifications.service';
import { NotificationsPart } from './notifications-part';

@Module({
  imports: [DepartingModule, EngagementModule, ClinicalCasesModule, MediaModule],
  controllers: [NotificationsController],
  providers: [NotificationRepository, NotificationsPart, NotificationsService],
  exports: [NotificationsService],
})
export class NotificationsModule {}
