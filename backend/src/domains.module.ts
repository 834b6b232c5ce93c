import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module';
import { AskingModule } from './asking/asking.module';
import { AuthModule } from './auth/auth.module';
import { BeyondSurgeryModule } from './beyond-surgery/beyond-surgery.module';
import { BlogsModule } from './blogs/blogs.module';
import { ChatModule } from './chat/chat.module';
import { ClinicalCasesModule } from './clinical-cases/clinical-cases.module';
import { ConnectionsModule } from './connections/connections.module';
import { DepartureModule } from './departure/departure.module';
import { EngagementModule } from './engagement/engagement.module';
import { ENTITIES } from './entities';
import { EventsModule } from './events/events.module';
import { ExploreModule } from './explore/explore.module';
import './jobs';
import { LearningModule } from './learning/learning.module';
import { MeModule } from './me/me.module';
import { MediaModule } from './media/media.module';
import { NotificationsModule } from './notifications/notifications.module';
import { OldAppsModule } from './old-apps/old-apps.module';
import { OnboardingModule } from './onboarding/onboarding.module';
import { OpportunitiesModule } from './opportunities/opportunities.module';
import { PapersModule } from './papers/papers.module';
import { PatientConsentModule } from './patient-consent/patient-consent.module';
import { PostsModule } from './posts/posts.module';
import { ProfilesModule } from './profiles/profiles.module';
import { ReferenceDataModule } from './reference-data/reference-data.module';
import { ScansModule } from './scans/scans.module';
import { SearchModule } from './search/search.module';
import { SiteModule } from './site/site.module';
import { SupportModule } from './support/support.module';
import { VisitorsModule } from './visitors/visitors.module';

const domains = [
  ReferenceDataModule,
  AuthModule,
  DepartureModule,
  MediaModule,
  ScansModule,
  ProfilesModule,
  ConnectionsModule,
  EngagementModule,
  ChatModule,
  OnboardingModule,
  ClinicalCasesModule,
  BeyondSurgeryModule,
  OpportunitiesModule,
  BlogsModule,
  ExploreModule,
  SiteModule,
  EventsModule,
  LearningModule,
  AskingModule,
  PatientConsentModule,
  PapersModule,
  PostsModule,
  VisitorsModule,
  SearchModule,
  SupportModule,
  NotificationsModule,
  MeModule,
  AdminModule,
  OldAppsModule,
];

/**
 * Every domain, in dependency order, and the entities of all tables, which refer to each other by
 * name.
 */
@Module({ imports: [MikroOrmModule.forFeature(ENTITIES), ...domains], exports: domains })
export class DomainsModule {}
