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
import { PreferencesController } from './preferences/preferences.controller';
import { PreferencesService } from './preferences/preferences.service';
import { PushController } from './push/push.controller';
import { PushRepository } from './push/push.repository';
import { PushSendingService } from './push/push-sending.service';
import { PushSubscriptionsService } from './push/push-subscriptions.service';
import { TellingService } from './telling.service';

const services = [NotificationsService, TellingService, PreferencesService, PushSubscriptionsService, PushSendingService];

@Module({
  imports: [DepartingModule, EngagementModule, ClinicalCasesModule, MediaModule],
  controllers: [PreferencesController, NotificationsController, PushController],
  providers: [...NEWS, Authors, allNews, AllNews, NotificationRepository, PushRepository, NotificationsPart, ...services],
  exports: services,
})
export class NotificationsModule {}
