import { Module, type OnModuleInit } from '@nestjs/common';
import { DepartingModule } from '../departure/departing.module';
import { EngagementModule } from '../engagement/engagement.module';
import { SubjectRegistry } from '../engagement/subjects';
import { MediaModule } from '../media/media.module';
import { ExploreController } from './explore.controller';
import { ExploreService } from './explore.service';
import { ExploreViews } from './explore.views';
import { ExplorePart } from './explore-part';
import { ExplorePostRepository } from './explore-post.repository';
import { EXPLORE_POST } from './explore-post.sql';

@Module({
  imports: [DepartingModule, EngagementModule, MediaModule],
  controllers: [ExploreController],
  providers: [ExplorePart, ExplorePostRepository, ExploreService, ExploreViews],
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
