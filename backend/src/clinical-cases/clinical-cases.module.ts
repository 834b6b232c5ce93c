import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { SubjectRegistry } from '../engagement/subjects';
import { MediaModule } from '../media/media.module';
import { CaseViews } from './case.views';
import { HoldingService } from './checks/holding.service';
import { OlderFilesService } from './checks/older-files.service';
import { PostChecksController } from './checks/post-checks.controller';
import { PostFileCheckRepository } from './checks/post-file-check.repository';
import { ReleasingService } from './checks/releasing.service';
import { ClinicalCasesController } from './clinical-cases.controller';
import { ClinicalCasesService } from './clinical-cases.service';
import { ClinicalPost } from './clinical-post.entity';
import { ClinicalPostRepository } from './clinical-post.repository';
import { CLINICAL_POST } from './clinical-post.sql';
import { CommunityController } from './community/community.controller';
import { CommunityViews } from './community/community.views';
import { CommunityDiscussionController } from './community/community-discussion.controller';
import { CaseGateway } from './discussion/case.gateway';
import { CaseDiscussionController } from './discussion/case-discussion.controller';
import { CaseDiscussionService } from './discussion/case-discussion.service';
import { CaseFilesService } from './files/case-files.service';
import { PostFilesRepository } from './files/post-files.repository';
import { AdvisersModule } from './outcome/advisers.module';
import { CaseAdviceRepository } from './outcome/case-advice.repository';
import { CaseAudienceRepository } from './outcome/case-audience.repository';
import { CaseFollowUpRepository } from './outcome/case-follow-up.repository';
import { CaseOutcome } from './outcome/case-outcome.entity';
import { CaseOutcomeRepository } from './outcome/case-outcome.repository';
import { CaseSequel } from './outcome/case-sequel';
import { FollowUpsService } from './outcome/follow-ups.service';
import { GivenAdviceController } from './outcome/given-advice.controller';
import { OutcomeController } from './outcome/outcome.controller';
import { OutcomeService } from './outcome/outcome.service';
import { PostsMemberData } from './posts-member-data';
import { ConsentRepository } from './privacy/consent.repository';
import { PrivacyController } from './privacy/privacy.controller';
import { PrivacyReports } from './privacy/privacy-report';
import { WithdrawalService } from './privacy/withdrawal.service';
import { ReviewController } from './review/review.controller';
import { ReviewService } from './review/review.service';
import { CaseStepRepository } from './steps/case-step.repository';
import { StepsController } from './steps/steps.controller';
import { StepsService } from './steps/steps.service';

@Module({
  imports: [
    MikroOrmModule.forFeature([ClinicalPost, CaseOutcome]),
    AdvisersModule,
    MemberDataModule,
    EngagementModule,
    MediaModule,
  ],
  // Its calls stand before those that take any id.
  controllers: [
    ReviewController,
    CaseDiscussionController,
    OutcomeController,
    GivenAdviceController,
    StepsController,
    PostChecksController,
    ClinicalCasesController,
    CommunityController,
    CommunityDiscussionController,
    PrivacyController,
  ],
  providers: [
    ClinicalPostRepository,
    CaseOutcomeRepository,
    CaseAdviceRepository,
    CaseAudienceRepository,
    CaseFollowUpRepository,
    FollowUpsService,
    CaseSequel,
    OutcomeService,
    CaseStepRepository,
    StepsService,
    PostFilesRepository,
    PostsMemberData,
    PostFileCheckRepository,
    HoldingService,
    OlderFilesService,
    ReleasingService,
    CaseFilesService,
    ClinicalCasesService,
    CaseDiscussionService,
    CaseGateway,
    CaseViews,
    CommunityViews,
    ConsentRepository,
    PrivacyReports,
    ReviewService,
    WithdrawalService,
  ],
  exports: [
    ClinicalPostRepository,
    CaseAudienceRepository,
    CaseOutcomeRepository,
    ClinicalCasesService,
    CaseDiscussionService,
    CaseViews,
    FollowUpsService,
    HoldingService,
    OlderFilesService,
  ],
})
export class ClinicalCasesModule implements OnModuleInit {
  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly posts: ClinicalPostRepository,
  ) {}

  onModuleInit(): void {
    this.subjects.register(CLINICAL_POST, this.posts);
  }
}
