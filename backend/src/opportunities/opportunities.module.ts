import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { ReferenceDataModule } from '../reference-data/reference-data.module';
import { ApplicationRepository } from './applications/application.repository';
import { ApplicationsController } from './applications/applications.controller';
import { ApplicationsService } from './applications/applications.service';
import { ApplicationViews } from './applications/applications.views';
import { TidyingService } from './applications/tidying.service';
import { OpportunityMailsService } from './mails/opportunity-mails.service';
import { OpportunitiesMemberData } from './member-data/opportunities-member-data';
import { OpeningsController } from './moderation/openings.controller';
import { OpeningsService } from './moderation/openings.service';
import { OpportunityReportsController } from './moderation/opportunity-reports.controller';
import { ReportedOpportunities } from './moderation/reported-opportunities';
import { OpportunitiesController } from './opportunities.controller';
import { OpportunitiesService } from './opportunities.service';
import { OpportunityViews } from './opportunities.views';
import { OpportunityRepository } from './opportunity.repository';
import { OpportunityChangesService } from './opportunity-changes.service';

@Module({
  imports: [MemberDataModule, EngagementModule, MediaModule, ReferenceDataModule],
  // The paths of applications must be matched before `opportunities/:id`.
  controllers: [
    ApplicationsController,
    OpeningsController,
    OpportunityReportsController,
    OpportunitiesController,
  ],
  providers: [
    ApplicationRepository,
    ApplicationsService,
    ApplicationViews,
    OpeningsService,
    OpportunitiesMemberData,
    OpportunitiesService,
    OpportunityChangesService,
    OpportunityMailsService,
    OpportunityRepository,
    OpportunityViews,
    ReportedOpportunities,
    TidyingService,
  ],
  exports: [ApplicationRepository, OpportunityMailsService, OpportunityRepository, TidyingService],
})
export class OpportunitiesModule {}
