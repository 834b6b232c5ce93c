import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { CollectionsService } from './collections.service';
import { CommentLikesService } from './comment-likes.service';
import { CommentParts } from './comment-parts';
import { CommentsService } from './comments.service';
import { FollowsService } from './follows.service';
import { LikesService } from './likes.service';
import { LiveSubjects } from './live-subjects';
import { EngagementMemberData } from './member-data/engagement-member-data';
import { MentionableService } from './mentionable.service';
import { MentionsController } from './mentions.controller';
import { MentionsService } from './mentions.service';
import { AppealQueue } from './moderation/appeal-queue';
import { AppealsController } from './moderation/appeals.controller';
import { AppealsService } from './moderation/appeals.service';
import { MemberReportsController } from './moderation/member-reports.controller';
import { MendingService } from './moderation/mending.service';
import { ModerationService } from './moderation/moderation.service';
import { ReportQueue } from './moderation/report-queue';
import { ReportedComments } from './moderation/reported-comments';
import { ReportedMembers } from './moderation/reported-members';
import { ReportedThings } from './moderation/reported-things';
import { ReportsService } from './reports.service';
import { SubjectErasure } from './subject-erasure';
import { SubjectRegistry } from './subjects';

const services = [
  SubjectRegistry,
  LiveSubjects,
  LikesService,
  MentionsService,
  CommentParts,
  CommentsService,
  CommentLikesService,
  CollectionsService,
  FollowsService,
  ReportsService,
  ReportQueue,
  ReportedThings,
  ReportedComments,
  ModerationService,
  MendingService,
  AppealsService,
  AppealQueue,
  SubjectErasure,
];

/**
 * Its only endpoints are mentions, appeals and reports of members: domains with posts have their own for likes and
 * discussions.
 */
@Module({
  imports: [AuthModule, MemberDataModule, MediaModule],
  controllers: [MentionsController, AppealsController, MemberReportsController],
  providers: [...services, MentionableService, EngagementMemberData, ReportedMembers],
  exports: services,
})
export class EngagementModule {}
