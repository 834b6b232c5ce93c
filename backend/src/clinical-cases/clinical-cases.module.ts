import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module';
import { MemberDataModule } from '../departure/member-data.module';
import { CommentParts } from '../engagement/comment-parts';
import { EngagementModule } from '../engagement/engagement.module';
import { COMMENT, ReportedComments } from '../engagement/moderation/reported-comments';
import { SubjectRegistry } from '../engagement/subjects';
import { MediaModule } from '../media/media.module';
import { POSTS } from '../posts.sql';
import { ScansModule } from '../scans/scans.module';
import { CaseOpening } from './case-opening';
import { HoldingService } from './checks/holding.service';
import { OlderFilesService } from './checks/older-files.service';
import { PostChecksController } from './checks/post-checks.controller';
import { PostFileCheckRepository } from './checks/post-file-check.repository';
import { ReleasingService } from './checks/releasing.service';
import { ClinicalCasesService } from './clinical-cases.service';
import { ClinicalPost } from './clinical-post.entity';
import { POST_STATEMENTS } from './clinical-post.lists.sql';
import { ClinicalPostRepository } from './clinical-post.repository';
import { CLINICAL_POST } from './clinical-post.sql';
import { ConsentRepository } from './consent/consent.repository';
import { DeclaringService } from './declaring.service';
import { CaseGateway } from './discussion/case.gateway';
import { CaseDiscussionService } from './discussion/case-discussion.service';
import { CaseVisits } from './discussion/case-visits.service';
import { CaseFilesService } from './files/case-files.service';
import { HeldFiles } from './files/held-files';
import { PostFilesRepository } from './files/post-files.repository';
import { PostsMemberData } from './member-data/posts-member-data';
import { AudienceController } from './openings/audience.controller';
import { OpeningsPart } from './openings/openings.part';
import { OpeningsService } from './openings/openings.service';
import { OpeningsMemberData } from './openings/openings-member-data';
import { AdvisersModule } from './outcome/advisers.module';
import { CaseAdviceRepository } from './outcome/case-advice.repository';
import { CaseAudienceRepository } from './outcome/case-audience.repository';
import { CaseFollowUpRepository } from './outcome/case-follow-up.repository';
import { CaseOutcome } from './outcome/case-outcome.entity';
import { CaseOutcomeRepository } from './outcome/case-outcome.repository';
import { FollowUpsService } from './outcome/follow-ups.service';
import { GivenAdviceController } from './outcome/given-advice.controller';
import { FollowUpController, OutcomeController } from './outcome/outcome.controller';
import { OutcomePart } from './outcome/outcome.part';
import { OutcomeService } from './outcome/outcome.service';
import { OutcomeCalls } from './outcome/outcome-calls';
import { PinPart } from './pins/pin.part';
import { PinsService } from './pins/pins.service';
import { PinsMemberData } from './pins/pins-member-data';
import { CasePollRepository } from './polls/case-poll.repository';
import { PollPart } from './polls/poll.part';
import { PollsController } from './polls/polls.controller';
import { PollsService } from './polls/polls.service';
import { VotesService } from './polls/votes.service';
import { VotesMemberData } from './polls/votes-member-data';
import { PostFileViews } from './post-file.views';
import { PostParts } from './post-parts';
import { PatientWaiting } from './privacy/patient-waiting.service';
import { PrivacyController } from './privacy/privacy.controller';
import { PrivacyPart } from './privacy/privacy.part';
import { PrivacyReports } from './privacy/privacy-report';
import { ShownContents } from './privacy/shown-content';
import { OlderWithdrawalController, WithdrawalController } from './privacy/withdrawal.controller';
import { WithdrawalService } from './privacy/withdrawal.service';
import { ReviewService } from './review/review.service';
import { PostScans } from './scans/post-scans';
import { ScanPart } from './scans/scan.part';
import { ScansController } from './scans/scans.controller';
import { SharedPostRepository } from './sharing/shared-post.repository';
import { SharedPosts } from './sharing/shared-posts';
import { CaseStepRepository } from './steps/case-step.repository';
import { StepCalls } from './steps/step-calls';
import { StepsController } from './steps/steps.controller';
import { StepsPart } from './steps/steps.part';
import { StepsService } from './steps/steps.service';

@Module({
  imports: [
    MikroOrmModule.forFeature([ClinicalPost, CaseOutcome]),
    AdvisersModule,
    ChatModule,
    MemberDataModule,
    EngagementModule,
    MediaModule,
    ScansModule,
  ],
  controllers: [
    OutcomeController,
    FollowUpController,
    PollsController,
    GivenAdviceController,
    StepsController,
    PostChecksController,
    PrivacyController,
    WithdrawalController,
    OlderWithdrawalController,
    AudienceController,
    ScansController,
  ],
  providers: [
    ClinicalPostRepository,
    { provide: POST_STATEMENTS, useValue: POSTS },
    CaseOutcomeRepository,
    CaseAdviceRepository,
    CaseAudienceRepository,
    CaseFollowUpRepository,
    FollowUpsService,
    CaseOpening,
    PostParts,
    StepsPart,
    OutcomePart,
    PollPart,
    PrivacyPart,
    PinPart,
    OpeningsPart,
    OpeningsService,
    OpeningsMemberData,
    ScanPart,
    PostScans,
    PinsService,
    PinsMemberData,
    OutcomeService,
    OutcomeCalls,
    CasePollRepository,
    PollsService,
    VotesService,
    VotesMemberData,
    CaseStepRepository,
    StepsService,
    StepCalls,
    PostFilesRepository,
    PostsMemberData,
    PostFileCheckRepository,
    HoldingService,
    { provide: HeldFiles, useExisting: HoldingService },
    OlderFilesService,
    DeclaringService,
    ReleasingService,
    CaseFilesService,
    ClinicalCasesService,
    CaseDiscussionService,
    CaseVisits,
    CaseGateway,
    PostFileViews,
    ConsentRepository,
    PatientWaiting,
    ShownContents,
    PrivacyReports,
    ReviewService,
    SharedPostRepository,
    SharedPosts,
    WithdrawalService,
  ],
  exports: [
    ClinicalPostRepository,
    PostParts,
    CaseAudienceRepository,
    CaseOutcomeRepository,
    ClinicalCasesService,
    CaseDiscussionService,
    PinsService,
    StepCalls,
    OutcomeCalls,
    PostScans,
    CaseFilesService,
    PostFileViews,
    ConsentRepository,
    PatientWaiting,
    ReviewService,
    ShownContents,
    WithdrawalService,
    FollowUpsService,
    OpeningsService,
    HoldingService,
    OlderFilesService,
  ],
})
export class ClinicalCasesModule implements OnModuleInit {
  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly posts: ClinicalPostRepository,
    private readonly comments: ReportedComments,
    private readonly parts: PostParts,
    private readonly steps: StepsPart,
    private readonly outcome: OutcomePart,
    private readonly poll: PollPart,
    private readonly privacy: PrivacyPart,
    private readonly pins: PinPart,
    private readonly scans: ScanPart,
    private readonly openings: OpeningsPart,
    private readonly commentParts: CommentParts,
  ) {}

  onModuleInit(): void {
    this.subjects.register(CLINICAL_POST, this.posts);
    this.subjects.register(COMMENT, this.comments.on(CLINICAL_POST));
    const { steps, outcome, poll, privacy, pins, scans, openings } = this;
    this.parts.register(steps, outcome, poll, privacy, pins, scans, openings);
    this.commentParts.register(this.pins);
  }
}
