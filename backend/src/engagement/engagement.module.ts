import { Module } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { CollectionsService } from './collections.service';
import { CommentLikesService } from './comment-likes.service';
import { CommentsService } from './comments.service';
import { EngagementMemberData } from './engagement-member-data';
import { FollowsService } from './follows.service';
import { LikesService } from './likes.service';
import { LiveSubjects } from './live-subjects';
import { MentionableService } from './mentionable.service';
import { MentionsController } from './mentions.controller';
import { MentionsService } from './mentions.service';
import { ModerationService } from './moderation/moderation.service';
import { ReportQueue } from './moderation/report-queue';
import { ReportsService } from './reports.service';
import { SubjectErasure } from './subject-erasure';
import { SubjectRegistry } from './subjects';

const services = [
  SubjectRegistry,
  LiveSubjects,
  LikesService,
  MentionsService,
  CommentsService,
  CommentLikesService,
  CollectionsService,
  FollowsService,
  ReportsService,
  ReportQueue,
  ModerationService,
  SubjectErasure,
];

/** Has no door but for the @ in comments: the domains whose things are liked and discussed have theirs. */
@Module({
  imports: [MemberDataModule, MediaModule],
  controllers: [MentionsController],
  providers: [...services, MentionableService, EngagementMemberData],
  exports: services,
})
export class EngagementModule {}
