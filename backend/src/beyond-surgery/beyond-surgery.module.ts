import { Module, type OnModuleInit } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { BEYOND_COMMENT, ReportedComments } from '../engagement/moderation/reported-comments';
import { SubjectRegistry } from '../engagement/subjects';
import { MediaModule } from '../media/media.module';
import { BeyondViews } from './beyond.views';
import { BeyondMemberData } from './beyond-member-data';
import { BeyondPostRepository } from './beyond-post.repository';
import { BEYOND_POST } from './beyond-post.sql';
import { BeyondPostsService } from './beyond-posts.service';
import { BeyondSurgeryController } from './beyond-surgery.controller';
import { ColleaguesService } from './colleagues.service';
import { BeyondGateway } from './discussion/beyond.gateway';
import { BeyondDiscussionController } from './discussion/beyond-discussion.controller';
import { BeyondDiscussionService } from './discussion/beyond-discussion.service';

@Module({
  imports: [MemberDataModule, EngagementModule, MediaModule],
  controllers: [BeyondDiscussionController, BeyondSurgeryController],
  providers: [
    BeyondMemberData,
    BeyondPostRepository,
    BeyondPostsService,
    BeyondDiscussionService,
    BeyondGateway,
    BeyondViews,
    ColleaguesService,
  ],
  exports: [BeyondPostRepository],
})
export class BeyondSurgeryModule implements OnModuleInit {
  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly posts: BeyondPostRepository,
    private readonly comments: ReportedComments,
  ) {}

  onModuleInit(): void {
    this.subjects.register(BEYOND_POST, this.posts);
    this.subjects.register(BEYOND_COMMENT, this.comments.on(BEYOND_POST));
  }
}
