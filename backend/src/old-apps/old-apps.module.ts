import { Module } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { EngagementModule } from '../engagement/engagement.module';
import { MediaModule } from '../media/media.module';
import { PostsModule } from '../posts/posts.module';
import { CaseViews } from './cases/case.views';
import { CaseDiscussionController } from './cases/case-discussion.controller';
import { ClinicalCasesController } from './cases/clinical-cases.controller';
import { SimilarCasesController } from './cases/similar-cases.controller';
import { CommunityController } from './community/community.controller';
import { CommunityViews } from './community/community.views';
import { CommunityDiscussionController } from './community/community-discussion.controller';
import { ReviewController } from './review/review.controller';

/**
 * The words of the existing apps, frozen: each call is a thin mapper to the services that the house
 * itself uses, and no field is added. The recordings of these calls (`backend/test/old-apps`) are
 * replayed to the byte.
 */
@Module({
  imports: [ClinicalCasesModule, EngagementModule, MediaModule, PostsModule],
  // Listed in this order, because the routes of some would match the catch-all `:id` of others.
  controllers: [
    ReviewController,
    CaseDiscussionController,
    SimilarCasesController,
    ClinicalCasesController,
    CommunityController,
    CommunityDiscussionController,
  ],
  providers: [CaseViews, CommunityViews],
})
export class OldAppsModule {}
