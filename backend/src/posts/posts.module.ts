import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { CommentsController } from './comments.controller';
import { PinnedOutcomeController } from './outcome.controller';
import { PinsController } from './pins.controller';
import { PostViews } from './post.views';
import { PostMarksController } from './post-marks.controller';
import { PostingController } from './posting.controller';
import { PostsController } from './posts.controller';
import { SimilarPosts } from './similar-posts';
import { SimilarPostsController } from './similar-posts.controller';
import { PinnedStepsController } from './steps.controller';

@Module({
  imports: [ClinicalCasesModule, EngagementModule, MediaModule],
  controllers: [
    SimilarPostsController,
    PostsController,
    PostingController,
    PostMarksController,
    CommentsController,
    PinsController,
    PinnedStepsController,
    PinnedOutcomeController,
  ],
  providers: [PostViews, SimilarPosts],
  exports: [PostViews, SimilarPosts],
})
export class PostsModule {}
