import { Module, type OnModuleInit } from '@nestjs/common';
import { MemberDataModule } from '../departure/member-data.module';
import { EngagementModule } from '../engagement/engagement.module';
import { SubjectRegistry } from '../engagement/subjects';
import { MediaModule } from '../media/media.module';
import { ExploreController } from './explore.controller';
import { ExploreService } from './explore.service';
import { ExploreViews } from './explore.views';
import { ExploreMemberData } from './explore-member-data';
import { ExplorePostRepository } from './explore-post.repository';
import { EXPLORE_POST } from './explore-post.sql';

@Module({
  imports: [MemberDataModule, EngagementModule, MediaModule],
  controllers: [ExploreController],
  providers: [ExploreMemberData, ExplorePostRepository, ExploreService, ExploreViews],
})
export class ExploreModule implements OnModuleInit {
  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly posts: ExplorePostRepository,
  ) {}

  onModuleInit(): void {
    this.subjects.register(EXPLORE_POST, this.posts);
  }
}
