import { Module } from '@nestjs/common';
import { AskingModule } from '../asking/asking.module';
import { AuthModule } from '../auth/auth.module';
import { BeyondSurgeryModule } from '../beyond-surgery/beyond-surgery.module';
import { ChatModule } from '../chat/chat.module';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { EventsModule } from '../events/events.module';
import { LearningModule } from '../learning/learning.module';
import { MediaModule } from '../media/media.module';
import { OpportunitiesModule } from '../opportunities/opportunities.module';
import { PapersModule } from '../papers/papers.module';
import { PatientConsentModule } from '../patient-consent/patient-consent.module';
import { SearchModule } from '../search/search.module';
import { DigestRepository } from './digests/digest.repository';
import { DigestsService } from './digests/digests.service';
import { UnsubscribeTokens } from './digests/unsubscribe-tokens';
import { UnsubscribingController } from './digests/unsubscribing.controller';
import { LiveNotifications } from './live-notifications';
import { NotificationsMemberData } from './member-data/notifications-member-data';
import { AllNews, allNews, NEWS } from './news/all-news';
import { Authors } from './news/authors';
import { PostNews } from './news/post.news';
import { Recipients } from './news/recipients';
import { NotificationRepository } from './notification.repository';
import { NotificationViews } from './notification.views';
import { NotificationsController } from './notifications.controller';
import { NotificationsService } from './notifications.service';
import { PreferencesController } from './preferences/preferences.controller';
import { PreferencesService } from './preferences/preferences.service';
import { PushController } from './push/push.controller';
import { PushRepository } from './push/push.repository';
import { PushSendingService } from './push/push-sending.service';
import { PushSubscriptionsService } from './push/push-subscriptions.service';
import { TellingService } from './telling/telling.service';

const services = [
  NotificationsService,
  TellingService,
  LiveNotifications,
  PreferencesService,
  PushSubscriptionsService,
  PushSendingService,
  DigestsService,
];
const parts = [
  Authors,
  PostNews,
  Recipients,
  allNews,
  AllNews,
  NotificationViews,
  UnsubscribeTokens,
  NotificationsMemberData,
];
const repositories = [NotificationRepository, PushRepository, DigestRepository];

@Module({
  imports: [
    AskingModule,
    AuthModule,
    MemberDataModule,
    EngagementModule,
    ChatModule,
    ClinicalCasesModule,
    BeyondSurgeryModule,
    OpportunitiesModule,
    EventsModule,
    LearningModule,
    MediaModule,
    PapersModule,
    PatientConsentModule,
    SearchModule,
  ],
  controllers: [
    PreferencesController,
    UnsubscribingController,
    NotificationsController,
    PushController,
  ],
  providers: [...NEWS, ...parts, ...repositories, ...services],
  exports: services,
})
export class NotificationsModule {}
